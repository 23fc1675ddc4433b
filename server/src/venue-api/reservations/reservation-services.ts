import { Refusal } from '../../core/refusals.ts';
import { type Room, roomOf } from '../../core/reservations/reservation-load.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { KeptVenue } from '../../store/venue/venue-cache.ts';
import type { VenueParts } from '../venue-operation.ts';

/** What the reservations of a venue are shown and weighed by. */
export interface ReservationDesk {
  venue: Venue & { room: Room };
  /** Where guests find the pages of venues, without a slash at its end. */
  publicSite: string;
}

/** What a venue's reservations are shown and weighed by now. @throws Refusal VENUE_NOT_FOUND */
export async function findDesk(
  { memory, publicSite }: Pick<VenueParts, 'memory' | 'publicSite'>,
  venueId: string,
): Promise<ReservationDesk> {
  const kept = await memory.current.findVenue(venueId);
  if (kept === null) throw new Refusal('VENUE_NOT_FOUND');
  return deskOf(kept, publicSite());
}

/** The same, of a venue that was found. */
export function deskOf({ venue, areas }: KeptVenue, publicSite: string): ReservationDesk {
  return { venue: { ...venue, room: roomOf(areas) }, publicSite };
}
