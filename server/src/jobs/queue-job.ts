import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Logger } from '../parts.ts';
import { createPlaces, type LanePool, type LaneShare } from './lane-places.ts';

/** A duty that serves many lanes at once, each by one server at a time. */
export interface QueueJob {
  /** Serves all that is due now, each lane by itself. @returns when all of it is done with */
  runOnce(): Promise<void>;
  /** Looks for what is due again and again, and at once when told that there is something. */
  start(): void;
  wake(): void;
  /** Ends when what is under way is done with. */
  stop(): Promise<void>;
}

/** What a duty does in its lanes. */
export interface QueueWork<Place extends object, Lease> {
  /** For the log. */
  name: string;
  /** The kinds of lanes, each with its own places: those of one kind never take the places of another. */
  pools: Readonly<Record<string, LanePool>>;
  lookEveryMs: number;
  /** Until then nobody takes the lane of a server that died. */
  leaseMs: number;
  /** Those that wait longest first. What is left out for want of places is listed again by a later look. */
  listDue(now: number): Promise<Place[]>;
  nameOf(place: Place): string;
  /** The kind of a lane, and whose it is. */
  shareOf(place: Place): LaneShare;
  /** Takes a lane until an instant, or has it longer. @returns `null` when someone else has it */
  take(place: Place, until: number, now: number): Promise<Lease | null>;
  release(place: Place): Promise<void>;
  /**
   * @param goOn  takes the lane once more; `null` when it is lost, or the duty ends
   * @param ending  aborted when the duty ends: nothing is begun any more
   */
  serve(place: Place, lease: Lease, goOn: () => Promise<Lease | null>, ending: AbortSignal): Promise<void>;
}

const AFTER_FAULT_MS = 2_000;
const RENEWALS_A_LANE = 3;

/** Makes the duty. */
export function createQueueJob<Place extends object, Lease>(
  { clock, log }: { clock: Clock; log: Logger },
  work: QueueWork<Place, Lease>,
): QueueJob {
  const ending = new AbortController();
  let looking: Promise<void> | null = null;
  let wake = new AbortController();
  const runs = createRuns({ clock, log }, work, ending.signal, () => wake.abort());

  async function lookAgainAndAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      const wait = await runs.look().then(
        () => work.lookEveryMs,
        (error: unknown) => {
          log.warn({ reason: wordsOf(error) }, `${work.name} cannot look for work just now`);
          return AFTER_FAULT_MS;
        },
      );
      await pause(wait, null, { signal: wake.signal, ref: false }).catch(() => {});
      // Whoever calls from here on is heard by the next look, or by the pause after it.
      wake = new AbortController();
    }
  }

  return {
    runOnce: async () => {
      runs.forgetFaults();
      do {
        await runs.look();
        await runs.ended();
      } while (runs.isFull() && !ending.signal.aborted);
    },
    start: () => {
      looking ??= lookAgainAndAgain();
    },
    wake: () => wake.abort(),
    stop: async () => {
      ending.abort();
      wake.abort();
      await looking;
      await runs.ended();
    },
  };
}

/**
 * What runs in the lanes of this server.
 * @param wake  called when a lane ends in whose pool something due found no place
 */
function createRuns<Place extends object, Lease>(
  { clock, log }: { clock: Clock; log: Logger },
  work: QueueWork<Place, Lease>,
  ending: AbortSignal,
  wake: () => void,
) {
  const running = new Map<string, Promise<void>>();
  /** Lanes in which something went wrong here: they rest, or they would be taken again with every look. */
  const resting = new Set<string>();
  const places = createPlaces(work.pools);
  /** The pools in which something due found no place at the last look. */
  const full = new Set<string>();

  async function run(name: string, place: Place, share: LaneShare): Promise<void> {
    try {
      await serveQueue(clock, work, place, ending);
    } catch (error) {
      const fault: Record<string, unknown> = { ...place, fault: wordsOf(error) };
      log.error(fault, `${work.name} failed`);
      resting.add(name);
      setTimeout(() => resting.delete(name), AFTER_FAULT_MS).unref();
    } finally {
      running.delete(name);
      places.giveBack(share);
      if (full.has(share.pool)) wake();
    }
  }

  return {
    /** Serves what is due and finds a place. */
    async look(): Promise<void> {
      const due = await work.listDue(clock.now());
      full.clear();
      for (const place of due) {
        const name = work.nameOf(place);
        if (running.has(name) || resting.has(name)) continue;
        if (ending.aborted) return;
        const share = work.shareOf(place);
        if (places.take(share)) running.set(name, run(name, place, share));
        else full.add(share.pool);
      }
    },
    ended: () => Promise.all(running.values()),
    isFull: () => full.size > 0,
    forgetFaults: () => resting.clear(),
  };
}

/** Takes a lane, unless somebody else has it, and serves it; keeps it meanwhile, and gives it back. */
async function serveQueue<Place extends object, Lease>(
  clock: Clock,
  work: QueueWork<Place, Lease>,
  place: Place,
  ending: AbortSignal,
): Promise<void> {
  const take = () => work.take(place, clock.now() + work.leaseMs, clock.now());
  const stopRenewing = renewEvery(work.leaseMs / RENEWALS_A_LANE, take);
  try {
    const lease = await take();
    if (lease === null || ending.aborted) return;
    const goOn = async () => (ending.aborted ? null : take());
    await work.serve(place, lease, goOn, ending);
  } finally {
    await stopRenewing();
    await work.release(place);
  }
}

/** @returns what ends it, when the last renewal is over */
function renewEvery(ms: number, renew: () => Promise<unknown>): () => Promise<void> {
  let renewed: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // One after the other: each is over before the lane is given back, or it would be taken for nobody.
    renewed = renewed.then(renew).catch(() => {});
  }, ms);
  return async () => {
    clearInterval(timer);
    await renewed;
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
