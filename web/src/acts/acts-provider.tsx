import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiFault, NETWORK_FAULT } from '../api/fault.ts';
import { keys } from '../api/queries.ts';
import type { Session } from '../session/session.ts';
import { type ActInputs, type ActName, sendAct } from './act-kinds.ts';
import { type Act, type ActQueue, createActQueue } from './act-queue.ts';
import { openActStore } from './act-store.ts';

const ActsContext = createContext<ActQueue | null>(null);

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Gives every screen below it the queue of acts that are on their way to the service. */
export function ActsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [queue] = useState(() => openQueue(client));
  return <ActsContext value={queue}>{children}</ActsContext>;
}

function openQueue(client: ReturnType<typeof useQueryClient>): ActQueue {
  const store = openActStore(localStorage, navigator.locks, crypto.randomUUID());
  const signedIn = () => client.getQueryData<Session>(keys.session)?.account.id;
  const queue = createActQueue({
    store,
    // An act of somebody else waits until they are signed in again.
    send: (act) =>
      act.accountId === signedIn() ? sendAct(client, act) : Promise.reject(new ApiFault(NETWORK_FAULT)),
    onRefused: () => {},
    pause: (failures) => untilOnline(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)),
  });
  void store.adopt().then(queue.adopt);
  return queue;
}

/** Waits for a time, or until the network is back. */
function untilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', end, { once: true });
  });
}

/** The queue of acts. */
export function useActQueue(): ActQueue {
  const queue = use(ActsContext);
  if (queue === null) throw new Error('useActQueue needs an ActsProvider above it');
  return queue;
}

/** The acts of a venue that are not yet answered, refused ones among them. */
export function usePendingActs(venueId: string): readonly Act[] {
  const queue = useActQueue();
  const acts = useSyncExternalStore(queue.subscribe, queue.list);
  return useMemo(() => acts.filter((act) => act.venueId === venueId), [acts, venueId]);
}

/** Whether something that was done got no answer at its last try. */
export function useIsStuck(): boolean {
  const queue = useActQueue();
  return useSyncExternalStore(queue.subscribe, queue.isStuck);
}

/** Does something at a venue in the name of who is signed in: `act(name, subject, input)` returns its key. */
export function useAct(venueId: string, accountId: string) {
  const queue = useActQueue();
  return useMemo(
    () =>
      <Name extends ActName>(name: Name, subject: string, input: ActInputs[Name]): string => {
        const key = crypto.randomUUID();
        queue.add({ key, name, venueId, accountId, subject, input, madeAt: Date.now() });
        return key;
      },
    [queue, venueId, accountId],
  );
}
