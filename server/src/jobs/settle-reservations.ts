import { settleReservation } from '../operations/reservations/change-reservation.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { isDatabaseUnavailable, isNodeLost } from '../store/database-errors.ts';
import { listExpiredReservations } from '../store/reservations/reservations.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const SETTLE_EVERY_MS = 60_000;
const AT_ONCE = 100;

/**
 * Creates the job that records the changes of reservations that time alone causes (such as a no-show), so that screens
 * and webhooks learn of them. Several servers may run it: each skips the reservations that another has recorded.
 */
export function createReservationSettling({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: Logger;
}): RepeatedJob {
  async function runOnce(stopping: AbortSignal): Promise<void> {
    const now = clock.now();
    const faulty = new Set<string>();
    while (!stopping.aborted) {
      // Reservations that failed before stay at the front of the list, so the limit is higher by their number.
      const due = await listExpiredReservations(db, now, AT_ONCE + faulty.size);
      const next = due.filter(({ id }) => !faulty.has(id));
      if (next.length === 0) return;
      for (const ref of next) {
        if (stopping.aborted) return;
        await settleReservation(db, ref, now).catch((error: unknown) => {
          if (isDatabaseUnavailable(error) && !isNodeLost(error)) throw error;
          faulty.add(ref.id);
          const fault = error instanceof Error ? error.message : String(error);
          log.error({ ...ref, fault }, 'a reservation cannot be settled');
        });
      }
    }
  }

  const failure = 'cannot settle reservations now';
  return createRepeatedJob({ runOnce, everyMs: SETTLE_EVERY_MS, failure }, log);
}
