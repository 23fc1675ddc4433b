import { Refusal, type RefusalCode } from '../refusals.ts';
import { hasActiveSubscription } from '../venue/ordering.ts';
import type { Venue } from '../venue/venue.ts';
import type { Reservation } from './reservation.ts';
import { type Booking, type BookingVenue, requireBookable } from './reservation-rules.ts';

/** What guests book on the page of a venue, beyond the rules of the public API. */

/** How many open reservations a phone number may have at a venue for another one to be taken on its page. */
const MOST_OPEN_OF_PHONE = 3;

/** Why a venue takes no bookings on its page at an instant; `null` when it takes them. */
export function pageClosedBecause(
  venue: Pick<Venue, 'subscription' | 'suspendedAt' | 'reservations'>,
  now: number,
): RefusalCode | null {
  if (!hasActiveSubscription(venue, now)) return 'PUBLIC_API_RESERVATIONS_UNAVAILABLE';
  const { isEnabled, isOfferedOnPage } = venue.reservations;
  return isEnabled && isOfferedOnPage ? null : 'RESERVATIONS_DISABLED';
}

/**
 * Passes when a venue takes a booking on its page at an instant.
 * @throws Refusal those of {@link requireBookable}; RESERVATIONS_DISABLED also when its page takes none
 */
export function requireBookableOnPage(venue: BookingVenue, booking: Booking, now: number): void {
  const closed = pageClosedBecause(venue, now);
  if (closed === 'RESERVATIONS_DISABLED') throw new Refusal(closed);
  requireBookable(venue, booking, now);
}

/**
 * Passes when a phone number may have one more reservation.
 * @param open  the open reservations of the number at the venue; at least four where it has more
 * @throws Refusal PHONE_HAS_RESERVATIONS when it has three, or one that is or was asked for at the same time
 */
export function requireFreePhone(
  open: readonly Pick<Reservation, 'startsAt' | 'requestedStartsAt'>[],
  { startsAt }: Pick<Booking, 'startsAt'>,
): void {
  const isSameTime = open.some((one) => one.startsAt === startsAt || one.requestedStartsAt === startsAt);
  if (isSameTime || open.length >= MOST_OPEN_OF_PHONE) throw new Refusal('PHONE_HAS_RESERVATIONS');
}

/**
 * Whether a booking asks for what a reservation was made with. A changed time or number of guests does not count.
 * @param taken  when and for how many the reservation was made
 */
export function isSameBooking(
  { name, phone, originalNote }: Pick<Reservation, 'name' | 'phone' | 'originalNote'>,
  taken: Pick<Reservation, 'startsAt' | 'guests'>,
  booking: Booking,
): boolean {
  return (
    taken.startsAt === booking.startsAt &&
    taken.guests === booking.guests &&
    name === booking.name &&
    phone === booking.phone &&
    originalNote === booking.note
  );
}
