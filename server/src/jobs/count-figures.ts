import { countBills } from '../operations/figures/count-bills.ts';
import type { Logger } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { isDatabaseUnavailable, isNodeLost } from '../store/database-errors.ts';
import { listVenuesToCount } from '../store/figures/uncounted-bills.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const COUNT_EVERY_MS = 60_000;
const VENUES_AT_ONCE = 200;

/**
 * Creates the job that adds finished bills to the figures of their venues, so that reading figures need not wait for
 * this. Several servers may run it.
 */
export function createFigureCounting({
  db,
  cache,
  log,
}: {
  db: Database;
  cache: VenueCache;
  log: Logger;
}): RepeatedJob {
  async function runOnce(stopping: AbortSignal): Promise<void> {
    // Each venue is counted once in a run: a venue whose bills cannot be counted stays in the list.
    const served = new Set<string>();
    while (!stopping.aborted) {
      const due = await listVenuesToCount(db, VENUES_AT_ONCE + served.size);
      const next = due.filter((venueId) => !served.has(venueId));
      if (next.length === 0) return;
      for (const venueId of next) {
        if (stopping.aborted) return;
        served.add(venueId);
        await countAt(venueId, stopping).catch((error: unknown) => {
          if (isDatabaseUnavailable(error) && !isNodeLost(error)) throw error;
          const fault = error instanceof Error ? error.message : String(error);
          log.error({ venueId, fault }, 'the bills of a venue cannot be counted');
        });
      }
    }
  }

  async function countAt(venueId: string, stopping: AbortSignal): Promise<void> {
    const cached = await cache.fresh.findVenue(venueId);
    if (cached === null) throw new Error('There is no such venue.');
    await countBills(db, venueId, cached.venue, stopping);
  }

  return createRepeatedJob({ runOnce, everyMs: COUNT_EVERY_MS, failure: 'cannot count bills now' }, log);
}
