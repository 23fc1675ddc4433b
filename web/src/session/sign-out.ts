import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { keepOnDevice } from '../device/keep-on-device.ts';
import { forgetKept, keptFor } from '../kept/kept-mark.ts';

const NAME = 'sofra.signed-out';
const PERSON = 'sofra.signed-in';

/**
 * Ends the session of this device, and removes what the device keeps of venues but for what is not sent. Until the service
 * has answered, the device remembers that the session is to end, and uses it for nothing else: who signs out without a
 * network is signed out anyway.
 */
export async function endSession(): Promise<void> {
  keepOnDevice(localStorage, NAME, 'true');
  await forgetVenues();
  await inTurn(isSigningOut() ? endLeftover : end).catch(() => {});
}

/** Whether a person has signed out on this device, and their session is not over yet. */
export function isSigningOut(): boolean {
  return localStorage.getItem(NAME) !== null;
}

/**
 * Ends the session of a person who has signed out, if there is one.
 * @throws ApiFault while the service does not answer
 */
export async function endLeftoverSession(): Promise<void> {
  if (isSigningOut()) await inTurn(endLeftover);
}

/**
 * Signs a person in, or makes the browser a shared device, after the previous session has ended: its end would end the new one, too.
 * @param signIn  makes the call
 */
export function startSession<Begun extends { account: { id: string } }>(
  signIn: () => Promise<Begun>,
): Promise<Begun> {
  return inTurn(async () => {
    await endLeftover().catch(() => {});
    const session = await signIn();
    localStorage.removeItem(NAME);
    const before = [localStorage.getItem(PERSON), keptFor(localStorage)];
    if (before.some((id) => id !== null && id !== session.account.id)) await forgetVenues();
    keepOnDevice(localStorage, PERSON, session.account.id);
    return session;
  });
}

/** What boards remember of tickets, and what was typed into forms. */
const OF_VENUES = ['sofra.board.', 'sofra.draft.'];

async function forgetVenues(): Promise<void> {
  forgetIn(localStorage);
  forgetIn(sessionStorage);
  await forgetKept(localStorage);
}

function forgetIn(storage: Storage): void {
  for (const name of Object.keys(storage))
    if (OF_VENUES.some((prefix) => name.startsWith(prefix))) storage.removeItem(name);
}

/** All pages of the device share the session: only one of them changes it at a time. */
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
 * Calls back when another page of the device has signed its person out, or another one in: the session is one for all
 * of them, and nothing may be sent under another's name.
 * @returns stops it
 */
export function followOtherPages(onOtherSession: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if ((key !== NAME && key !== PERSON) || newValue === null) return;
    forgetIn(sessionStorage);
    onOtherSession();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
