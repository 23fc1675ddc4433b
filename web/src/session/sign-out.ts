import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';

const NAME = 'sofra.signed-out';

/**
 * Ends the session of this device. Until the service has answered, the device remembers that it is to end, and uses
 * it for nothing else: who signs out without a network is signed out all the same.
 */
export async function endSession(): Promise<void> {
  localStorage.setItem(NAME, 'true');
  await endLeftSession().catch(() => {});
}

let ending: Promise<void> | null = null;

/**
 * Ends the session that somebody has left, if there is one.
 * @throws ApiFault while the service does not answer
 */
export async function endLeftSession(): Promise<void> {
  if (localStorage.getItem(NAME) === null) return;
  ending ??= endNow().finally(() => {
    ending = null;
  });
  await ending;
}

async function endNow(): Promise<void> {
  try {
    await dataOf(api.DELETE('/venue/v1/session'));
  } catch (error) {
    const isOver = error instanceof ApiFault && error.status === 401;
    if (!isOver) throw error;
  }
  localStorage.removeItem(NAME);
}

/**
 * Signs somebody in, after the session that was left has ended: its end would take the new one along.
 * @param signIn  makes the call
 */
export async function startSession<Session>(signIn: () => Promise<Session>): Promise<Session> {
  await endLeftSession().catch(() => {});
  const session = await signIn();
  localStorage.removeItem(NAME);
  return session;
}
