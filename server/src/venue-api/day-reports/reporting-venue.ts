import type { Session } from '../../core/access/sign-in/session.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { readDrawers } from '../../operations/drawers/read-drawers.ts';
import { requireCountedVenue } from '../../operations/figures/read-figures.ts';
import type { Db } from '../../store/database.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';

/**
 * A venue that has day reports: it is neither closed nor for practice. If drawers are counted blind, a person without
 * `seeTakings` must count them first, because a report would reveal the expected cash.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_NOT_COUNTED, DRAWER_NOT_COUNTED
 */
export async function requireReportingVenue(
  { db, cache }: { db: Db; cache: VenueCache },
  { rights }: Pick<Session, 'rights'>,
  venueId: string,
): Promise<Venue> {
  const { venue } = await requireCountedVenue(cache, venueId);
  if (venue.closedAt !== null) throw new Refusal('VENUE_NOT_FOUND');
  if (venue.blindCount && !rights.includes('seeTakings') && (await hasUncountedCash(db, venue)))
    throw new Refusal('DRAWER_NOT_COUNTED');
  return venue;
}

async function hasUncountedCash(db: Db, venue: Venue): Promise<boolean> {
  const drawers = await readDrawers(db, venue);
  return drawers.some(({ period }) => period.cashKurus !== 0 || period.refundsKurus !== 0);
}
