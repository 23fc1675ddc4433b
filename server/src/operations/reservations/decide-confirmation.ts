import { overlappingSpans } from '../../core/reservations/reservation-evening.ts';
import { venueCapacityOf } from '../../core/reservations/reservation-load.ts';
import type { Booking } from '../../core/reservations/reservation-rules.ts';
import { type BookingDecision, decideBooking, limitsSeats } from '../../core/reservations/seat-share.ts';
import type { Tx } from '../../store/database.ts';
import { listParties } from '../../store/reservations/parties.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';

/**
 * Decides whether a venue confirms a guest's booking automatically, based on all committed reservations. The caller has
 * locked the venue's head and checked that the venue is current. So simultaneous bookings for the last seats are decided
 * one after the other.
 * @param likelyDuplicateOf  the reservation that the booking likely repeats: then staff decide
 */
export async function decideConfirmation(
  tx: Tx,
  { venue, areas }: CachedVenue,
  id: string,
  booking: Booking,
  likelyDuplicateOf: string | null,
  now: number,
): Promise<BookingDecision> {
  if (likelyDuplicateOf !== null) return { status: 'Pending', fullest: null };
  const seating = { ...venue, room: venueCapacityOf(areas) };
  const others = limitsSeats(seating)
    ? await listParties(tx, venue.id, overlappingSpans([booking]), now)
    : [];
  return decideBooking({ ...booking, id }, others, seating, now);
}
