import { setTimeout as pause } from 'node:timers/promises';
import type { Clock, Logger } from '../parts.ts';
import { deleteRequestsBefore } from '../store/access/key-requests.ts';
import { deleteExpiredSessions } from '../store/access/sessions.ts';
import type { Db } from '../store/database.ts';
import { deleteChangesBefore } from '../store/venue/venue-changes.ts';
import { deleteTrackingOver } from '../store/webhooks/tracking.ts';
import { deleteDeliveriesBefore, failDeliveriesOver } from '../store/webhooks/webhook-deliveries.ts';

/** The duty that forgets what nobody may or will ask for again. */
export interface Sweep {
  runOnce(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** An open screen that slept longer reads everything anew. */
const CHANGES_KEPT_MS = 24 * HOUR_MS;
const REQUESTS_KEPT_MS = 7 * 24 * HOUR_MS;
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
const SWEEP_EVERY_MS = 600_000;
/** A statement that deletes more holds up others, and may never come to its end. */
const ROWS_AT_ONCE = 5_000;

/**
 * Makes the duty. Several servers may sweep at once: what is gone is gone.
 * @param batch  rows that one statement deletes at most
 */
export function createSweep(
  { db, clock, log }: { db: Db; clock: Clock; log: Logger },
  batch = ROWS_AT_ONCE,
): Sweep {
  const ending = new AbortController();
  let sweeping: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    const now = clock.now();
    await inBatches((most) => deleteChangesBefore(db, now - CHANGES_KEPT_MS, most));
    await inBatches((most) => deleteRequestsBefore(db, now - REQUESTS_KEPT_MS, most));
    await inBatches((most) => deleteExpiredSessions(db, now, most));
    await inBatches((most) => failDeliveriesOver(db, now, most));
    await inBatches((most) => deleteTrackingOver(db, now, most));
    await inBatches((most) => deleteDeliveriesBefore(db, now - DELIVERIES_KEPT_MS, most));
  }

  /** Until nothing is left, or the service ends: each statement is short, however much there is. */
  async function inBatches(sweepSome: (most: number) => Promise<number>): Promise<void> {
    while ((await sweepSome(batch)) >= batch) ending.signal.throwIfAborted();
  }

  async function againAndAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(SWEEP_EVERY_MS, null, { signal: ending.signal, ref: false }).catch(() => {});
      if (ending.signal.aborted) return;
      await runOnce().catch((error: unknown) => {
        if (ending.signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'cannot sweep just now');
      });
    }
  }

  return {
    runOnce,
    start: () => {
      sweeping ??= againAndAgain();
    },
    stop: async () => {
      ending.abort();
      await sweeping;
    },
  };
}
