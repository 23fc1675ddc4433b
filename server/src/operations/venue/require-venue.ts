import { Refusal } from '../../core/refusals.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';

/** A venue as it is stored now. @throws Refusal VENUE_NOT_FOUND */
export async function requireVenue(
  { fresh }: Pick<VenueCache, 'fresh'>,
  venueId: string,
): Promise<CachedVenue> {
  const venue = await fresh.findVenue(venueId);
  if (venue === null) throw new Refusal('VENUE_NOT_FOUND');
  return venue;
}
