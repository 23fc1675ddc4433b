import { Refusal, type RefusalCode } from '../refusals.ts';
import { hasActiveSubscription } from '../venue/ordering.ts';
import type { Venue } from '../venue/venue.ts';
import type { Reservation } from './reservation.ts';
import { type Booking, type BookingVenue, requireBookable } from './reservation-rules.ts';

/** The rules for bookings on the page of a venue, in addition to those of the public API. */

/** How many open reservations a phone number may have at a venue for another one to be confirmed automatically on its page. */
const MOST_OPEN_OF_PHONE = 3;

/** Why a venue takes no bookings on its page at an instant; `null` if it takes them. */
export function reasonPageIsClosed(
  venue: Pick<Venue, 'subscription' | 'suspendedAt' | 'reservations'>,
  now: number,
): RefusalCode | null {
  if (!hasActiveSubscription(venue, now)) return 'PUBLIC_API_RESERVATIONS_UNAVAILABLE';
  const { isEnabled, isOfferedOnPage } = venue.reservations;
  return isEnabled && isOfferedOnPage ? null : 'RESERVATIONS_DISABLED';
}

/**
 * Passes if a venue takes a booking on its page at an instant.
 * @throws Refusal those of {@link requireBookable}; RESERVATIONS_DISABLED also when its page takes none
 */
export function requireBookableOnPage(venue: BookingVenue, booking: Booking, now: number): void {
  const closed = reasonPageIsClosed(venue, now);
  if (closed === 'RESERVATIONS_DISABLED') throw new Refusal(closed);
  requireBookable(venue, booking, now);
}

type OpenOfPhone = Pick<Reservation, 'id' | 'startsAt' | 'requestedStartsAt'>;

/**
 * The reservation of a phone number that a booking of it likely repeats: one that is or was asked for at the same time; `null` for none.
 * @param open  the open reservations of the number at the venue
 */
export function reservationAtSameTime(
  open: readonly OpenOfPhone[],
  { startsAt }: Pick<Booking, 'startsAt'>,
): string | null {
  return open.find((one) => one.startsAt === startsAt || one.requestedStartsAt === startsAt)?.id ?? null;
}

/**
 * The same for a booking on the page of the venue, where also a number with three open reservations is one that staff look at first: the guest is
 * refused nothing and told nothing of them.
 */
export function likelyDuplicateOnPage(
  open: readonly OpenOfPhone[],
  booking: Pick<Booking, 'startsAt'>,
): string | null {
  const isMany = open.length >= MOST_OPEN_OF_PHONE;
  return reservationAtSameTime(open, booking) ?? (isMany ? open[0]!.id : null);
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
