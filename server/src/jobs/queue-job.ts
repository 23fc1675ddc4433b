import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Logger } from '../parts/parts.ts';
import { createFailureCounter } from './failure-counter.ts';
import { createSlots, type SlotPool, type SlotShare } from './queue-slots.ts';

/** A background job that serves many queues at the same time, each queue by one server at a time. */
export interface QueueJob {
  /** Serves every queue that is due now. @returns when all of them are served */
  runOnce(): Promise<void>;
  /** Looks for due queues repeatedly, and immediately after `wake`. */
  start(): void;
  wake(): void;
  /** Resolves when the queues in progress are done. */
  stop(): Promise<void>;
  /** Whether finding queues or taking their leases fails repeatedly. */
  isFailing(): boolean;
}

/** How a job finds and serves its queues. */
export interface QueueWork<Queue extends object, Lease> {
  /** The name in the log. */
  name: string;
  /** The kinds of queues, each with its own slots: queues of one kind never use up the slots of another. */
  pools: Readonly<Record<string, SlotPool>>;
  lookEveryMs: number;
  /** The duration of a lease. If a server dies, another one takes over its queue after this time. */
  leaseMs: number;
  /** The due queues, the longest waiting first. A queue without a free slot is listed again by a later search. */
  listDue(now: number): Promise<Queue[]>;
  nameOf(queue: Queue): string;
  /** The pool of a queue, and its tenant. */
  shareOf(queue: Queue): SlotShare;
  /**
   * Takes the lease of a queue until an instant, or extends it.
   * @returns `null` if another server has it
   */
  take(queue: Queue, until: number, now: number): Promise<Lease | null>;
  release(queue: Queue): Promise<void>;
  /**
   * Serves a queue whose lease this server has taken.
   * @param renew  extends the lease; `null` if it is lost, or the job is stopping
   * @param signal  aborted when the job is stopping: start nothing new
   */
  serve(queue: Queue, lease: Lease, renew: () => Promise<Lease | null>, signal: AbortSignal): Promise<void>;
}

const AFTER_FAULT_MS = 2_000;
const RENEWALS_PER_LEASE = 3;

export function createQueueJob<Queue extends object, Lease>(
  { clock, log }: { clock: Clock; log: Logger },
  work: QueueWork<Queue, Lease>,
): QueueJob {
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let wake = new AbortController();
  const [looks, takes] = [createFailureCounter(), createFailureCounter()];
  const watched: QueueWork<Queue, Lease> = {
    ...work,
    listDue: async (now) => {
      const due = await looks.watch(work.listDue(now));
      if (due.length === 0) takes.forget();
      return due;
    },
    take: (...lease) => takes.watch(work.take(...lease)),
  };
  const runs = createRuns({ clock, log }, watched, stopping.signal, () => wake.abort());

  async function lookAgainAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wait = await runs.look().then(
        () => work.lookEveryMs,
        (error: unknown) => {
          log.warn({ reason: messageOf(error) }, `${work.name}: cannot look for work now`);
          return AFTER_FAULT_MS;
        },
      );
      await pause(wait, null, { signal: wake.signal, ref: false }).catch(() => {});
      // A `wake` during the next search ends the pause that follows it.
      wake = new AbortController();
    }
  }

  return {
    runOnce: async () => {
      runs.forgetFaults();
      do {
        await runs.look();
        await runs.ended();
      } while (runs.isFull() && !stopping.signal.aborted);
    },
    start: () => {
      looking ??= lookAgainAndAgain();
    },
    wake: () => wake.abort(),
    stop: async () => {
      stopping.abort();
      wake.abort();
      await looking;
      await runs.ended();
    },
    isFailing: () => looks.isFailing() || takes.isFailing(),
  };
}

/**
 * The queues that this server is serving.
 * @param wake  called when a slot becomes free in a pool that was full
 */
function createRuns<Queue extends object, Lease>(
  { clock, log }: { clock: Clock; log: Logger },
  work: QueueWork<Queue, Lease>,
  signal: AbortSignal,
  wake: () => void,
) {
  const running = new Map<string, Promise<void>>();
  /** Queues that pause after an error; otherwise every search would take them again. */
  const resting = new Set<string>();
  const slots = createSlots(work.pools);
  /** The pools that had no free slot for a due queue at the last search. */
  const full = new Set<string>();

  async function run(name: string, queue: Queue, share: SlotShare): Promise<void> {
    try {
      await serveQueue(clock, work, queue, signal);
    } catch (error) {
      const fault: Record<string, unknown> = { ...queue, fault: messageOf(error) };
      log.error(fault, `${work.name} failed`);
      resting.add(name);
      setTimeout(() => resting.delete(name), AFTER_FAULT_MS).unref();
    } finally {
      running.delete(name);
      slots.release(share);
      if (full.has(share.pool)) wake();
    }
  }

  return {
    /** Searches for due queues, and starts to serve those that get a free slot. */
    async look(): Promise<void> {
      const due = await work.listDue(clock.now());
      full.clear();
      for (const queue of due) {
        const name = work.nameOf(queue);
        if (running.has(name) || resting.has(name)) continue;
        if (signal.aborted) return;
        const share = work.shareOf(queue);
        if (slots.take(share)) running.set(name, run(name, queue, share));
        else full.add(share.pool);
      }
    },
    ended: () => Promise.all(running.values()),
    isFull: () => full.size > 0,
    forgetFaults: () => resting.clear(),
  };
}

/**
 * Takes the lease of a queue, unless another server has it; serves the queue, renews the lease in the meantime, and
 * releases it.
 */
async function serveQueue<Queue extends object, Lease>(
  clock: Clock,
  work: QueueWork<Queue, Lease>,
  queue: Queue,
  signal: AbortSignal,
): Promise<void> {
  const take = () => work.take(queue, clock.now() + work.leaseMs, clock.now());
  const stopRenewing = renewEvery(work.leaseMs / RENEWALS_PER_LEASE, take);
  try {
    const lease = await take();
    if (lease === null || signal.aborted) return;
    const renew = async () => (signal.aborted ? null : take());
    await work.serve(queue, lease, renew, signal);
  } finally {
    await stopRenewing();
    await work.release(queue);
  }
}

/** Renews a lease repeatedly. @returns a function that stops this and waits for the last renewal */
function renewEvery(ms: number, renew: () => Promise<unknown>): () => Promise<void> {
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // Renewals run one after another, and all before the release: a late renewal would take a lease that is
    // not used.
    renewed = renewed.then(renew).catch(() => {});
  }, ms);
  return async () => {
    clearInterval(timer);
    await renewed;
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
