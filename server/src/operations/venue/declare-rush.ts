import { type Problem, Refusal } from '../../core/refusals.ts';
import type { Rush } from '../../core/venue/venue.ts';
import type { Database } from '../../store/database.ts';
import { updateRush } from '../../store/venue/venues.ts';
import { changeVenue } from './change-venue.ts';

/** The longest rush. A forgotten rush ends automatically. */
const LONGEST_RUSH_MS = 12 * 3_600_000;

/**
 * Stops orders through the public API until an instant, from the next request on every server. Replaces a current rush.
 * Staff can still order.
 * @param problems  the problems found while reading the request
 * @throws Refusal CONTENT_INVALID with these problems, or if `until` is not in the future or more than 12 hours ahead
 */
export async function declareRush(
  db: Database,
  venueId: string,
  rush: Rush,
  now: number,
  problems: readonly Problem[] = [],
): Promise<void> {
  const found = [...untilProblems(rush, now), ...problems];
  if (found.length > 0) throw new Refusal('CONTENT_INVALID', { problems: found });
  await saveRush(db, venueId, rush, now);
}

/** The problems with `until`; none if it is missing, because that was reported before. */
function untilProblems(rush: Rush, now: number): Problem[] {
  const message =
    rush.until <= now
      ? 'must be in the future'
      : rush.until > now + LONGEST_RUSH_MS
        ? 'must be at most 12 hours ahead'
        : null;
  if (message === null) return [];
  return [{ field: 'until', message, attemptedValue: new Date(rush.until).toISOString() }];
}

/** Ends a rush early. Does nothing if there is none. */
export async function endRush(db: Database, venueId: string, now: number): Promise<void> {
  await saveRush(db, venueId, null, now);
}

function saveRush(db: Database, venueId: string, rush: Rush | null, now: number): Promise<void> {
  return changeVenue(db, venueId, 'Rush', now, (tx) => updateRush(tx, venueId, rush));
}
