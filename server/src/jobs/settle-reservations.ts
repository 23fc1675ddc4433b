import { setTimeout as pause } from 'node:timers/promises';
import { settleReservation } from '../operations/reservations/change-reservation.ts';
import type { Clock, Logger } from '../parts.ts';
import { type Database, isDatabaseAway } from '../store/database.ts';
import { listRunOutReservations } from '../store/reservations/reservations.ts';

/**
 * The job that records the state changes of reservations that happen by time alone, so that screens and
 * webhooks are notified.
 */
export interface ReservationSettling {
  /** Records everything that has expired. */
  runOnce(): Promise<void>;
  /** Runs immediately, and then every minute. */
  start(): void;
  stop(): Promise<void>;
}

const SETTLE_EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Creates the job. Several servers may run it: each skips the reservations that another has recorded. */
export function createReservationSettling({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
}): ReservationSettling {
  const stopping = new AbortController();
  let settling: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    const now = clock.now();
    const faulty = new Set<string>();
    while (!stopping.signal.aborted) {
      // Reservations that cannot be settled stay at the front of the list, so the list is longer by their
      // number.
      const due = await listRunOutReservations(db, now, AT_ONCE + faulty.size);
      const next = due.filter(({ id }) => !faulty.has(id));
      if (next.length === 0) return;
      for (const ref of next) {
        if (stopping.signal.aborted) return;
        await settleReservation(db, ref, now).catch((error: unknown) => {
          if (isDatabaseAway(error)) throw error;
          faulty.add(ref.id);
          log.error({ ...ref, fault: messageOf(error) }, 'a reservation cannot be settled');
        });
      }
    }
  }

  async function againAndAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOnce().catch((error: unknown) => {
        log.warn({ reason: messageOf(error) }, 'cannot settle reservations now');
      });
      await pause(SETTLE_EVERY_MS, null, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    runOnce,
    start: () => {
      settling ??= againAndAgain();
    },
    stop: async () => {
      stopping.abort();
      await settling;
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
