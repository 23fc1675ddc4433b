import { Refusal } from '../../core/refusals.ts';
import { type Room, roomOf } from '../../core/reservations/reservation-load.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import type { VenueParts } from '../venue-operation.ts';

/** What the reservations of a venue are shown and weighed by. */
export interface ReservationServices {
  venue: Venue & { room: Room };
  /** Where guests find the pages of venues, without a slash at its end. */
  publicSite: string;
}

/** What a venue's reservations are shown and weighed by now. @throws Refusal VENUE_NOT_FOUND */
export async function findServices(
  { cache, publicSite }: Pick<VenueParts, 'cache' | 'publicSite'>,
  venueId: string,
): Promise<ReservationServices> {
  const kept = await cache.fresh.findVenue(venueId);
  if (kept === null) throw new Refusal('VENUE_NOT_FOUND');
  return staffServicesOf(kept, publicSite());
}

/** The same, of a venue that was found. */
export function staffServicesOf({ venue, areas }: CachedVenue, publicSite: string): ReservationServices {
  return { venue: { ...venue, room: roomOf(areas) }, publicSite };
}
