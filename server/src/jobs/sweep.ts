import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Logger } from '../parts.ts';
import { deleteRequestsBefore } from '../store/access/key-requests.ts';
import { deleteExpiredSessions } from '../store/access/sessions.ts';
import type { Db } from '../store/database.ts';
import { deleteChangesBefore } from '../store/venue/venue-changes.ts';
import { deleteTrackingOver } from '../store/webhooks/tracking.ts';
import { deleteDeliveriesBefore, failDeliveriesOver } from '../store/webhooks/webhook-deliveries.ts';

/** The job that deletes what has expired. */
export interface Sweep {
  runOnce(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** A screen that was offline for longer reloads everything. */
const CHANGES_RETAINED_MS = 24 * HOUR_MS;
const REQUESTS_RETAINED_MS = 7 * 24 * HOUR_MS;
const DELIVERIES_RETAINED_MS = 30 * 24 * HOUR_MS;
const SWEEP_EVERY_MS = 600_000;
/** Rows that one statement deletes: a larger statement blocks others, and may time out. */
const ROWS_AT_ONCE = 5_000;

/**
 * Creates the job. Several servers may run it at the same time.
 * @param batch  rows that one statement deletes at most
 */
export function createSweep(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  batch = ROWS_AT_ONCE,
): Sweep {
  const stopping = new AbortController();
  let sweeping: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    const now = clock.now();
    await inBatches((most) => deleteChangesBefore(db, now - CHANGES_RETAINED_MS, most));
    await inBatches((most) => deleteRequestsBefore(db, now - REQUESTS_RETAINED_MS, most));
    await inBatches((most) => deleteExpiredSessions(db, now, most));
    await inBatches((most) => failDeliveriesOver(db, now, most));
    await inBatches((most) => deleteTrackingOver(db, now, most));
    await inBatches((most) => deleteDeliveriesBefore(db, now - DELIVERIES_RETAINED_MS, most));
  }

  /**
   * Repeats until nothing is left, or the job is stopping. Each statement is short, however large the backlog
   * is.
   */
  async function inBatches(sweepSome: (most: number) => Promise<number>): Promise<void> {
    while ((await sweepSome(batch)) >= batch) stopping.signal.throwIfAborted();
  }

  async function againAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(SWEEP_EVERY_MS, null, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      await runOnce().catch((error: unknown) => {
        if (stopping.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'cannot sweep now');
      });
    }
  }

  return {
    runOnce,
    start: () => {
      sweeping ??= againAndAgain();
    },
    stop: async () => {
      stopping.abort();
      await sweeping;
    },
  };
}
