import { Refusal } from '../core/refusals.ts';

/** The owner of a turn. */
export interface TurnOwner {
  /** Calls with the same name wait in one queue. */
  name: string;
  /** Whether the call goes before all others, as for a known caller. */
  isPreferred: boolean;
}

/**
 * Runs work when it is its owner's turn.
 * @throws Refusal SERVICE_UNAVAILABLE if the queue of its owner, or all queues together, are too long
 */
export type TakeFairTurn = <T>(owner: TurnOwner, run: () => Promise<T>) => Promise<T>;

/** Limits for how many calls may run and wait. */
export interface TurnLimits {
  atOnce: number;
  /** How many calls of one owner may run; by default as many as `atOnce`. */
  atOnceOfOne?: number;
  waitingOfOne: number;
  waiting: number;
  /** The pause after each run in milliseconds, so that long work leaves room for other requests. */
  restMs?: number;
  /**
   * The pause after each run as a multiple of its duration, up to one second. The duration includes the rest of its turn of the
   * event loop.
   */
  restTimes?: number;
}

interface Queues {
  byName: Map<string, (() => void)[]>;
  waiting: number;
}

const RETRY_SECONDS = 2;
/** The longest pause, also after a run that something else slowed down. */
const LONGEST_REST_MS = 1_000;

/**
 * Limits how many calls run at the same time. Owners take turns, so that many calls of one owner delay another owner by
 * at most one turn.
 * @param now  a clock in milliseconds that never jumps
 */
export function createFairTurns(most: TurnLimits, now = () => performance.now()): TakeFairTurn {
  const preferred: Queues = { byName: new Map(), waiting: 0 };
  const others: Queues = { byName: new Map(), waiting: 0 };
  const running = new Map<string, number>();
  let free = most.atOnce;

  function hasFreeTurn(name: string): boolean {
    return free > 0 && (running.get(name) ?? 0) < (most.atOnceOfOne ?? most.atOnce);
  }

  function count(name: string, change: 1 | -1): void {
    const sum = (running.get(name) ?? 0) + change;
    if (sum === 0) running.delete(name);
    else running.set(name, sum);
    free -= change;
  }

  function wait({ name, isPreferred }: TurnOwner): Promise<void> {
    const queues = isPreferred ? preferred : others;
    const queue = queues.byName.get(name) ?? [];
    if (queue.length >= most.waitingOfOne || queues.waiting >= most.waiting) {
      throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
    }
    queues.byName.set(name, queue);
    queues.waiting += 1;
    return new Promise((resolve) => queue.push(resolve));
  }

  function freeTurn(name: string): void {
    count(name, -1);
    const next = takeNext(preferred, hasFreeTurn) ?? takeNext(others, hasFreeTurn);
    if (next === null) return;
    count(next.name, 1);
    next.run();
  }

  const { restMs = 0, restTimes } = most;
  function rest(name: string, beganAt: number): void {
    if (restTimes === undefined) setTimeout(freeTurn, restMs, name);
    else {
      setImmediate(() => {
        setTimeout(freeTurn, Math.min((now() - beganAt) * restTimes, LONGEST_REST_MS), name);
      });
    }
  }

  return async (owner, run) => {
    const { name } = owner;
    if (hasFreeTurn(name)) count(name, 1);
    else await wait(owner);
    const beganAt = now();
    try {
      return await run();
    } finally {
      if (restMs === 0 && restTimes === undefined) freeTurn(name);
      else rest(name, beganAt);
    }
  };
}

/** Takes the first call of the next queue whose owner may run another. The rest of that queue then goes behind all others. */
function takeNext(
  queues: Queues,
  hasFreeTurn: (name: string) => boolean,
): { name: string; run: () => void } | null {
  const name = queues.byName.keys().find(hasFreeTurn);
  if (name === undefined) return null;
  const queue = queues.byName.get(name)!;
  queues.byName.delete(name);
  const run = queue.shift()!;
  if (queue.length > 0) queues.byName.set(name, queue);
  queues.waiting -= 1;
  return { name, run };
}
