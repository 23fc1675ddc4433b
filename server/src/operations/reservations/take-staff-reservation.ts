import type { Actor } from '../../core/access/actor.ts';
import type { IdAndName } from '../../core/bills/bill.ts';
import { type Problem, Refusal } from '../../core/refusals.ts';
import { newReservation } from '../../core/reservations/new-reservation.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { checkIn } from '../../core/reservations/reservation-change.ts';
import type { Clash } from '../../core/reservations/reservation-load.ts';
import type { SeatingSettings } from '../../core/reservations/seat-share.ts';
import {
  parseStaffReservation,
  type StaffReservationRequest,
} from '../../core/reservations/staff-reservation.ts';
import { findTableIds } from '../../core/venue/tables/find-table.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { requireNotSuspended } from '../../core/venue/venue-state.ts';
import type { NewId, Random } from '../../parts/parts.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import {
  findReservationByIdempotencyKey,
  insertReservationIdempotencyKey,
} from '../../store/reservations/reservations.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { findClashes, requireFreeTables } from './find-clashes.ts';
import { addReservation, saveReservation } from './save-reservation.ts';

/** The dependencies of taking a reservation by staff. */
export interface StaffBookingParts {
  db: Database;
  newId: NewId;
  random: Random;
}

/** A reservation that staff enter, and its venue. */
export interface StaffBooking {
  venue: SeatingSettings & Pick<Venue, 'id' | 'countryCode' | 'suspendedAt'>;
  /** The tables of the venue, by id. */
  tables: ReadonlyMap<string, IdAndName>;
  by: Actor;
  idempotencyKey: string;
  request: StaffReservationRequest;
  /** Problems of single properties, found while reading the body. */
  bodyProblems: readonly Problem[];
}

export interface StaffBookingResult {
  reservation: Reservation;
  /** The clashes with other reservations. */
  clashes: Clash[];
  /** Whether it was taken with this Idempotency-Key before. */
  isRepeat: boolean;
}

/**
 * Takes a reservation that staff enter, once for each Idempotency-Key of an account at a venue. It is confirmed
 * immediately; walk-in guests are checked in. Opening hours, minimum notice, how far ahead guests may book, a lapsed
 * subscription and the switch for online booking do not apply. Clashes are returned as warnings; tables of another party
 * at that time are refused.
 * @throws Refusal VENUE_SUSPENDED, CONTENT_INVALID, TABLE_NOT_FOUND, RESERVATION_TABLE_TAKEN, except if the key was used
 *   before; VENUE_NOT_FOUND
 */
export function takeStaffReservation(
  { db, newId, random }: StaffBookingParts,
  taking: StaffBooking,
  now: number,
): Promise<StaffBookingResult> {
  const { venue, by, idempotencyKey } = taking;
  return inTransaction(db, async (tx) => {
    if ((await lockVenueHead(tx, venue.id)) === undefined) throw new Refusal('VENUE_NOT_FOUND');
    const earlier = await findReservationByIdempotencyKey(tx, venue.id, by.id, idempotencyKey);
    const reservation = earlier ?? (await saveStaffReservation(tx, taking, newId(), random, now));
    if (earlier === null) await insertReservationIdempotencyKey(tx, reservation, by.id, idempotencyKey);
    const clashes = await findClashes(tx, reservation, venue, now);
    return { reservation, clashes, isRepeat: earlier !== null };
  });
}

async function saveStaffReservation(
  tx: Tx,
  { venue, tables, by, request, bodyProblems }: StaffBooking,
  id: string,
  random: Random,
  now: number,
): Promise<Reservation> {
  requireNotSuspended(venue);
  const asked = parseStaffReservation(request, venue.countryCode, bodyProblems, now);
  const tableIds = findTableIds(tables, request.tableIds);
  const taking = {
    id,
    venueId: venue.id,
    status: 'Confirmed' as const,
    isTakenByApi: false,
    takenBy: by,
  };
  const reservation = newReservation(taking, { ...asked, tableIds }, now);
  await requireFreeTables(tx, reservation, venue.reservations, now);
  const taken = await addReservation(tx, reservation, random);
  if (!request.isHere) return taken;
  const seated = checkIn(taken, { by, at: now });
  return saveReservation(tx, taken, seated.reservation, seated.history, now);
}
