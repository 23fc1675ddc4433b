import type { Caller } from '../../core/access/caller.ts';
import type { Problem } from '../../core/refusals.ts';
import { newReservation } from '../../core/reservations/new-reservation.ts';
import { reservationAtSameTime } from '../../core/reservations/page-booking.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import {
  type BookingRequest,
  parseBooking,
  requireBookable,
} from '../../core/reservations/reservation-rules.ts';
import { reservationTrackedUntil } from '../../core/webhooks/tracked-until.ts';
import type { NewId, Random } from '../../parts/parts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { findOpenDuplicate, listOpenReservationsOfPhone } from '../../store/reservations/reservations.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { insertTracking } from '../../store/webhooks/tracking.ts';
import { STALE, type Stale } from '../decide-until-fresh.ts';
import { decideConfirmation } from './decide-confirmation.ts';
import { addReservation } from './save-reservation.ts';

/** The dependencies of taking a reservation. */
export interface BookingParts {
  db: Database;
  newId: NewId;
  random: Random;
}

/** A booking as a caller of the public API sends it. */
export interface BookingToTake {
  caller: Caller;
  venue: CachedVenue;
  request: BookingRequest;
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
  /** Whether it comes from a draft of an assistant. Its person must not learn about bookings of other callers. */
  isOfDraft?: boolean;
}

export interface TakenReservation {
  reservation: Reservation;
  /** Whether an earlier call took it. */
  isRepeat: boolean;
}

/**
 * Takes a reservation through the public API. A venue has at most one open reservation for each phone number and time,
 * in any format of the number, even if several requests arrive at once. A draft only repeats a reservation of its own
 * key. If another caller booked for the same number and time, it becomes a request that is marked for staff as a likely
 * duplicate.
 * @returns `STALE` if the venue changed since it was read
 * @throws Refusal PUBLIC_API_RESERVATION_INVALID; except for a repeat: TOO_MANY_GUESTS,
 *   PUBLIC_API_RESERVATIONS_UNAVAILABLE, RESERVATIONS_DISABLED, INVALID_RESERVATION_DATE, RESERVATION_TOO_SOON,
 *   RESERVATION_TOO_FAR, RESERVATION_TIME_UNAVAILABLE
 * @see docs/reservations.md#book-a-table
 */
export function takeReservation(
  { db, newId, random }: BookingParts,
  { caller, venue: cached, request, bodyProblems, isOfDraft = false }: BookingToTake,
  now: number,
): Promise<TakenReservation | Stale> {
  const { venue, version } = cached;
  const booking = parseBooking(request, venue.countryCode, bodyProblems);
  return inTransaction(db, async (tx) => {
    if ((await lockVenueHead(tx, venue.id)) !== version) return STALE;
    const earlier = await findOpenDuplicate(tx, venue.id, booking, isOfDraft ? caller.keyId : null, now);
    if (earlier !== null) return { reservation: earlier, isRepeat: true };
    requireBookable(venue, booking, now);
    const id = newId();
    const open = isOfDraft ? await listOpenReservationsOfPhone(tx, venue.id, booking, now) : [];
    const likelyDuplicateOf = reservationAtSameTime(open, booking);
    const { status, fullest } = await decideConfirmation(tx, cached, id, booking, likelyDuplicateOf, now);
    const taking = {
      id,
      venueId: venue.id,
      status,
      isTakenByApi: true,
      likelyDuplicateOf,
      takenBy: { kind: 'Key' as const, id: caller.keyId, name: caller.keyName },
    };
    const reservation = await addReservation(tx, newReservation(taking, booking, now), random, fullest);
    await insertTracking(tx, reservation, caller, reservationTrackedUntil(reservation), now);
    return { reservation, isRepeat: false };
  });
}
