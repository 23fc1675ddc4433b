import { Refusal, type RefusalCode } from '../refusals.ts';
import { hasActiveSubscription } from '../venue/ordering.ts';
import type { Venue } from '../venue/venue.ts';
import type { Reservation } from './reservation.ts';
import { type Booking, type BookingVenue, requireBookable } from './reservation-rules.ts';

/** The rules for bookings on the web page of a venue, in addition to those of the public API. */

/** If a phone number has this many open reservations at a venue, its next booking on the page is not confirmed automatically. */
const MOST_OPEN_OF_PHONE = 3;

/** Why a venue takes no bookings on its page now; `null` if it takes them. */
export function reasonPageIsClosed(
  venue: Pick<Venue, 'subscription' | 'suspendedAt' | 'reservations'>,
  now: number,
): RefusalCode | null {
  if (!hasActiveSubscription(venue, now)) return 'PUBLIC_API_RESERVATIONS_UNAVAILABLE';
  const { isEnabled, isOfferedOnPage } = venue.reservations;
  return isEnabled && isOfferedOnPage ? null : 'RESERVATIONS_DISABLED';
}

/**
 * Checks that a venue takes a booking on its page now.
 * @throws Refusal like {@link requireBookable}; RESERVATIONS_DISABLED also if bookings on the page are switched off
 */
export function requireBookableOnPage(venue: BookingVenue, booking: Booking, now: number): void {
  const closed = reasonPageIsClosed(venue, now);
  if (closed === 'RESERVATIONS_DISABLED') throw new Refusal(closed);
  requireBookable(venue, booking, now);
}

type OpenOfPhone = Pick<Reservation, 'id' | 'startsAt' | 'requestedStartsAt'>;

/**
 * Finds the reservation that a booking with the same phone number likely repeats: one that is for the same time, or was first
 * requested for it. Returns its id; `null` if there is none.
 * @param open  the open reservations of the phone number at the venue
 */
export function reservationAtSameTime(
  open: readonly OpenOfPhone[],
  { startsAt }: Pick<Booking, 'startsAt'>,
): string | null {
  return open.find((one) => one.startsAt === startsAt || one.requestedStartsAt === startsAt)?.id ?? null;
}

/**
 * Like {@link reservationAtSameTime}, for a booking on the page of the venue. There a booking also counts as a likely
 * duplicate if its phone number has three open reservations. The booking is not refused: it waits for staff, and the guest is
 * not told why.
 */
export function likelyDuplicateOnPage(
  open: readonly OpenOfPhone[],
  booking: Pick<Booking, 'startsAt'>,
): string | null {
  const isMany = open.length >= MOST_OPEN_OF_PHONE;
  return reservationAtSameTime(open, booking) ?? (isMany ? open[0]!.id : null);
}

/**
 * Whether a booking is the same as the request that made a reservation. Later changes of the time or the number of guests are
 * ignored.
 * @param taken  the time and the number of guests in that request
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
