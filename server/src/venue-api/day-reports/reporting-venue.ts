import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { requireCountedVenue } from '../../operations/figures/read-figures.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';

/**
 * A venue that has day reports: none that is closed or for practice.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_NOT_COUNTED
 */
export async function requireReportingVenue(cache: VenueCache, venueId: string): Promise<Venue> {
  const { venue } = await requireCountedVenue(cache, venueId);
  if (venue.closedAt !== null) throw new Refusal('VENUE_NOT_FOUND');
  return venue;
}
