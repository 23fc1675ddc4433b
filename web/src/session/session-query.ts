import { queryOptions } from '@tanstack/react-query';
import { api, dataOf } from '../api/client.ts';
import { ApiFault } from '../api/fault.ts';
import { keys } from '../api/queries.ts';
import { deleteKeptData, keptAccountId } from '../kept/kept-account.ts';
import { forgetDevice } from './forget-device.ts';
import type { SignedIn } from './session.ts';
import { endLeftoverSession } from './sign-out.ts';

/** If the service takes longer, the stored session is used, if there is one. */
const ANSWERED_WITHIN_MS = 4_000;
const ASKED_AGAIN_MS = 10_000;

/**
 * The session of this device: the person, and the venues that they may open. Without a network it is the last stored
 * session.
 */
export const sessionQuery = queryOptions({
  queryKey: keys.session,
  queryFn: async (): Promise<SignedIn> => {
    await endLeftoverSession();
    const read = dataOf(api.GET('/venue/v1/session'));
    if (keptAccountId(localStorage) === null) return read;
    const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWERED_WITHIN_MS, null));
    const answered = await Promise.race([read, late]).catch(faultWithoutAnswer);
    return answered ?? (await keptSession()) ?? read;
  },
  retry: false,
  staleTime: 60_000,
  // A person who began at a shared device without a connection must type the PIN as soon as the connection is back.
  refetchOnReconnect: ({ state }) => (state.data?.device ? 'always' : false),
  refetchInterval: ({ state }) => (state.data?.isKept ? ASKED_AGAIN_MS : false),
});

/** If the service has not answered, returns `null`. @throws the fault if the service has answered */
async function faultWithoutAnswer(fault: unknown): Promise<null> {
  if (!(fault instanceof ApiFault)) throw fault;
  // If no one is signed in, nothing may stay stored on the device. A shared device keeps its data while it waits for a
  // person.
  if (fault.status === 401 && fault.code !== 'PERSON_REQUIRED') {
    forgetDevice();
    await deleteKeptData(localStorage);
  }
  if (fault.status !== 0 && fault.status < 502) throw fault;
  return null;
}

async function keptSession(): Promise<SignedIn | null> {
  const kept = await import('../kept/kept-state.ts').then(
    (state) => state.keptSession(),
    () => null,
  );
  if (kept === null || kept.device === null) return kept && { ...kept, isKept: true };
  const { presentPersonSession } = await import('./own-device.ts');
  return presentPersonSession(kept) ?? { ...kept, isKept: true };
}
