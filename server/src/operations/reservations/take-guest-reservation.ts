import { type Problem, Refusal } from '../../core/refusals.ts';
import { newReservation } from '../../core/reservations/new-reservation.ts';
import {
  isSameBooking,
  likelyDuplicateOnPage,
  requireBookableOnPage,
} from '../../core/reservations/page-booking.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import {
  type Booking,
  type BookingRequest,
  parseBooking,
} from '../../core/reservations/reservation-rules.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { findReservationByFormKey, insertFormKey } from '../../store/reservations/booking-form-keys.ts';
import {
  listOpenReservationsOfPhone,
  listReservationHistory,
} from '../../store/reservations/reservations.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import { decideConfirmation } from './decide-confirmation.ts';
import { addReservation } from './save-reservation.ts';
import type { BookingParts } from './take-reservation.ts';

/** A booking that a guest sends with the form of a venue's page. */
export interface GuestBooking {
  venue: CachedVenue;
  /** A random key; each opened form has a new one. */
  formKey: string;
  request: BookingRequest;
  /** Problems of single properties that were found while reading the form. */
  formProblems: readonly Problem[];
  /** The seconds until this network address may book here again; `null` if it may book now. */
  waitSeconds: number | null;
}

/**
 * The outcome of a booking on a venue's page. `FormUsed`: the same form was sent before with other entries;
 * `reservation` is the one it made.
 */
export interface GuestBookingResult {
  kind: 'Taken' | 'Repeated' | 'FormUsed';
  reservation: Reservation;
}

/**
 * Takes a reservation on the page of a venue, by the rules of the public API. Each form makes only one reservation, even
 * if it is sent several times. A likely duplicate (same phone number) becomes a request that is marked for staff; the
 * guest does not learn about the other reservation.
 * @returns `STALE` if the venue changed since it was read
 * @throws Refusal PUBLIC_API_RESERVATION_INVALID; and, only if the form was not sent before, RESERVATIONS_DISABLED,
 *   TOO_MANY_GUESTS, PUBLIC_API_RESERVATIONS_UNAVAILABLE, INVALID_RESERVATION_DATE, RESERVATION_TOO_SOON,
 *   RESERVATION_TOO_FAR, RESERVATION_TIME_UNAVAILABLE, TOO_MANY_RESERVATIONS
 */
export function takeGuestReservation(
  { db, newId, random }: BookingParts,
  { venue: cached, formKey, request, formProblems, waitSeconds }: GuestBooking,
  now: number,
): Promise<GuestBookingResult | Stale> {
  const { venue, version } = cached;
  const booking = parseBooking(request, venue.countryCode, formProblems);
  return inTransaction(db, async (tx) => {
    if ((await lockVenueHead(tx, venue.id)) !== version) return STALE;
    const earlier = await findReservationByFormKey(tx, venue.id, formKey);
    if (earlier !== null) return repeated(tx, earlier, booking);
    requireBookableOnPage(venue, booking, now);
    if (waitSeconds !== null) throw new Refusal('TOO_MANY_RESERVATIONS', { retryAfterSeconds: waitSeconds });
    const id = newId();
    const open = await listOpenReservationsOfPhone(tx, venue.id, booking, now);
    const likelyDuplicateOf = likelyDuplicateOnPage(open, booking);
    const { status, fullest } = await decideConfirmation(tx, cached, id, booking, likelyDuplicateOf, now);
    const taking = {
      id,
      venueId: venue.id,
      status,
      isTakenByApi: false,
      likelyDuplicateOf,
      takenBy: { kind: 'Guest' as const },
    };
    const reservation = await addReservation(tx, newReservation(taking, booking, now), random, fullest);
    await insertFormKey(tx, reservation, formKey);
    return { kind: 'Taken', reservation };
  });
}

async function repeated(tx: Tx, reservation: Reservation, booking: Booking): Promise<GuestBookingResult> {
  const { venueId, id, requestedStartsAt, guests } = reservation;
  const history = await listReservationHistory(tx, venueId, id);
  const taken = history.find((entry) => entry.action === 'Taken')?.detail ?? {
    startsAt: requestedStartsAt,
    guests,
  };
  return { kind: isSameBooking(reservation, taken, booking) ? 'Repeated' : 'FormUsed', reservation };
}
