import { setTimeout as pause } from 'node:timers/promises';
import { settleReservation } from '../operations/reservations/change-reservation.ts';
import type { Clock, Logger } from '../parts.ts';
import { type Database, isDatabaseAway } from '../store/database.ts';
import { listRunOutReservations } from '../store/reservations/reservations.ts';

/** The duty that notes what time alone made of reservations, so that whoever follows a venue is told of it, too. */
export interface ReservationSettling {
  /** Notes all that has run out by now. */
  runOnce(): Promise<void>;
  /** Does so at once, and again and again. */
  start(): void;
  stop(): Promise<void>;
}

const SETTLE_EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Makes the duty. Several servers may do it at once: what is noted already is not noted again. */
export function createReservationSettling({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
}): ReservationSettling {
  const ending = new AbortController();
  let settling: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    const now = clock.now();
    const faulty = new Set<string>();
    while (!ending.signal.aborted) {
      // Those that cannot be noted stay first in line: so many more are read, or the others would never have their turn.
      const due = await listRunOutReservations(db, now, AT_ONCE + faulty.size);
      const next = due.filter(({ id }) => !faulty.has(id));
      if (next.length === 0) return;
      for (const place of next) {
        if (ending.signal.aborted) return;
        await settleReservation(db, place, now).catch((error: unknown) => {
          if (isDatabaseAway(error)) throw error;
          faulty.add(place.id);
          log.error({ ...place, fault: wordsOf(error) }, 'a reservation cannot be settled');
        });
      }
    }
  }

  async function againAndAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      await runOnce().catch((error: unknown) => {
        log.warn({ reason: wordsOf(error) }, 'cannot settle reservations just now');
      });
      await pause(SETTLE_EVERY_MS, null, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  return {
    runOnce,
    start: () => {
      settling ??= againAndAgain();
    },
    stop: async () => {
      ending.abort();
      await settling;
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
