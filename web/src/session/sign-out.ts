import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { keepOnDevice } from '../device/keep-on-device.ts';
import { deleteKeptData, keptAccountId } from '../kept/kept-account.ts';

const NAME = 'sofra.signed-out';
const PERSON = 'sofra.signed-in';

/**
 * Ends the session of this device, and deletes its stored venue data except unsent acts. Until the service has
 * answered, the device remembers that the session must end, and does not use it: a person can also sign out without a
 * network.
 */
export async function endSession(): Promise<void> {
  keepOnDevice(localStorage, NAME, 'true');
  await forgetVenues();
  await inTurn(isSigningOut() ? endLeftover : end).catch(() => {});
}

/** Whether a person has signed out on this device, but the service has not ended the session yet. */
export function isSigningOut(): boolean {
  return localStorage.getItem(NAME) !== null;
}

/**
 * Ends the session of a person who has signed out, if it has not ended yet.
 * @throws ApiFault if the service does not answer
 */
export async function endLeftoverSession(): Promise<void> {
  if (isSigningOut()) await inTurn(endLeftover);
}

/**
 * Signs a person in, or makes the browser a shared device. First ends a previous session, whose later end would also
 * end the new one.
 * @param signIn  the call that begins the session
 */
export function startSession<Begun extends { account: { id: string } }>(
  signIn: () => Promise<Begun>,
): Promise<Begun> {
  return inTurn(async () => {
    await endLeftover().catch(() => {});
    const session = await signIn();
    localStorage.removeItem(NAME);
    const before = [localStorage.getItem(PERSON), keptAccountId(localStorage)];
    if (before.some((id) => id !== null && id !== session.account.id)) await forgetVenues();
    keepOnDevice(localStorage, PERSON, session.account.id);
    return session;
  });
}

/** The prefixes of what boards store of tickets, and of typed drafts of forms. */
const OF_VENUES = ['sofra.board.', 'sofra.draft.'];

async function forgetVenues(): Promise<void> {
  forgetIn(localStorage);
  forgetIn(sessionStorage);
  await deleteKeptData(localStorage);
}

function forgetIn(storage: Storage): void {
  for (const name of Object.keys(storage))
    if (OF_VENUES.some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
}

/**
 * Runs a change of the session. All pages of the device share the session, so that only one of them may change it at a
 * time.
 */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks.request('sofra-session', change) as Promise<T>;
}

async function endLeftover(): Promise<void> {
  if (isSigningOut()) await end();
}

async function end(): Promise<void> {
  try {
    await dataOf(api.DELETE('/venue/v1/session'));
  } catch (error) {
    const isOver = error instanceof ApiFault && error.status === 401;
    if (!isOver) throw error;
  }
  localStorage.removeItem(NAME);
}

/**
 * Calls back if another page of the device has signed the person out, or signed another person in. All pages share one
 * session, and nothing may be sent in the name of another person.
 * @returns a function that stops it
 */
export function subscribeToOtherPages(onOtherSession: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if ((key !== NAME && key !== PERSON) || newValue === null) return;
    forgetIn(sessionStorage);
    onOtherSession();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
