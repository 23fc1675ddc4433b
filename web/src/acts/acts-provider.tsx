import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { callAs, presentPerson, subscribeToPerson, tokenOfPerson } from '../api/person-token.ts';
import { setUnsentReader } from '../api/unsent-header.ts';
import { cacheBill } from '../live/apply-change.ts';
import { type Act, senderOf } from './act.ts';
import { type ActInputs, type ActName, sendAct } from './act-kinds.ts';
import { type ActQueue, createActQueue } from './act-queue.ts';
import { openActStore, readAllActs } from './act-store.ts';
import { formatUnsentHeader } from './format-unsent-header.ts';

const ActsContext = createContext<ActQueue | null>(null);

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;

/** Gives all screens inside it the queue of acts that are being sent to the service. */
export function ActsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [queue] = useState(() => openQueue(client));
  return <ActsContext value={queue}>{children}</ActsContext>;
}

function openQueue(client: ReturnType<typeof useQueryClient>): ActQueue {
  const store = openActStore(localStorage, navigator.locks, crypto.randomUUID());
  const queue = createActQueue({
    store,
    send: (act) => callAs(senderOf(act), () => sendAct(client, act)),
    // Others have changed the same bill, or the result is unknown: read the lists of the service again.
    onFault: ({ venueId }) => cacheBill(client, venueId, null),
    pause: (failures) => untilOnline(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS)),
    now: () => Date.now(),
    sendModeFor,
  });
  store.handOver(queue.adopt);
  setUnsentReader((venueId) => formatUnsentHeader(readAllActs(localStorage), venueId, queue.isUnderWay));
  subscribeToPerson(() => queue.resume());
  return queue;
}

/**
 * At a shared device an act needs the token of its person, who may have left. If the present person has no token, the
 * act waits for the PIN.
 */
function sendModeFor(accountId: string): 'Yes' | 'Waits' | null {
  if (tokenOfPerson(accountId) !== null) return 'Yes';
  return presentPerson()?.accountId === accountId ? 'Waits' : null;
}

/** Waits for some milliseconds, or until the network comes back. */
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

export function useActQueue(): ActQueue {
  const queue = use(ActsContext);
  if (queue === null) throw new Error('useActQueue needs an ActsProvider above it');
  return queue;
}

/** The unanswered acts of the signed-in person at a venue, including acts with a fault. */
export function usePendingActs(venueId: string): readonly Act[] {
  return useActsOf(venueId, 'isOwn');
}

/**
 * The acts at a venue that are only sent after a tap: another person left them unsent, or they have waited too long.
 */
export function useUnsentActs(venueId: string): readonly Act[] {
  return useActsOf(venueId, 'waitsForTap');
}

function useActsOf(venueId: string, which: 'isOwn' | 'waitsForTap'): readonly Act[] {
  const queue = useActQueue();
  const acts = useSyncExternalStore(queue.subscribe, queue.list);
  return useMemo(
    () => acts.filter((act) => act.venueId === venueId && queue[which](act)),
    [acts, venueId, queue, which],
  );
}

/** From now on, the queue sends the acts of this account. */
export function useQueueAccount(accountId: string | undefined): void {
  const queue = useActQueue();
  useEffect(() => {
    if (accountId !== undefined) queue.setAccount(accountId);
  }, [queue, accountId]);
}

/** Whether the last try of any act got no answer. */
export function useIsActStuck(): boolean {
  const queue = useActQueue();
  return useSyncExternalStore(queue.subscribe, queue.isStuck);
}

/** Returns a function that adds an act of this account: `act(name, subject, input)` returns the key of the act. */
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
