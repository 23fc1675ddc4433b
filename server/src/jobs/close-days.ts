import { Refusal } from '../core/refusals.ts';
import { dayStartsAt, venueDayOf } from '../core/venue/hours/venue-day.ts';
import { closeDay } from '../operations/ledger/close-day.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { isDatabaseUnavailable, isNodeLost } from '../store/database-errors.ts';
import { listOpenDays, type OpenDay } from '../store/ledger/day-reports.ts';
import { LOWEST_ID } from '../store/list-page.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const CLOSE_EVERY_MS = 300_000;
const VENUES_AT_ONCE = 200;

/**
 * Creates the job that closes days that a venue did not close: once the next day has begun, it makes a day report of the
 * earlier ledger rows, without a cash count. Several servers may run it.
 */
export function createDayClosing({
  db,
  cache,
  clock,
  log,
}: {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  log: Logger;
}): RepeatedJob {
  async function runOnce(stopping: AbortSignal): Promise<void> {
    for (let after = LOWEST_ID; !stopping.aborted; ) {
      const days = await listOpenDays(db, after, VENUES_AT_ONCE);
      for (const day of days) {
        if (stopping.aborted) return;
        await closeIfOver(day).catch((error: unknown) => {
          if (isDatabaseUnavailable(error) && !isNodeLost(error)) throw error;
          const fault = error instanceof Error ? error.message : String(error);
          log.error({ venueId: day.venueId, fault }, 'the day of a venue cannot be closed');
        });
      }
      if (days.length < VENUES_AT_ONCE) return;
      after = days.at(-1)!.venueId;
    }
  }

  async function closeIfOver({ venueId, firstAt }: OpenDay): Promise<void> {
    const cached = await cache.fresh.findVenue(venueId);
    if (cached === null) return;
    const { venue } = cached;
    const now = clock.now();
    const boundary = dayStartsAt(venue, venueDayOf(venue, now));
    if (firstAt >= boundary) return;
    try {
      await closeDay(db, venueId, {
        ...{ personId: null, now, end: { boundary }, after: null },
        mailTo: venue.dayReportEmails,
      });
    } catch (error) {
      // A refusal is fine: the day was closed in the meantime.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  return createRepeatedJob({ runOnce, everyMs: CLOSE_EVERY_MS, failure: 'cannot close days now' }, log);
}
