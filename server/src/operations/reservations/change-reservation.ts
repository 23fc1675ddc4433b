import { Refusal } from '../../core/refusals.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import {
  bringUpToDateAndChange,
  cancelByGuest,
  type DecideReservation,
  type ReservationStamp,
} from '../../core/reservations/reservation-change.ts';
import type { Clash } from '../../core/reservations/reservation-load.ts';
import type { SeatingSettings } from '../../core/reservations/seat-share.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { lockReservation } from '../../store/reservations/reservations.ts';
import { findClashes, requireFreeTables } from './find-clashes.ts';
import { saveReservation } from './save-reservation.ts';

/** The venue and the id of a reservation. */
export type ReservationRef = Pick<Reservation, 'venueId' | 'id'>;

/**
 * Changes a reservation while its venue is locked, so that the second of two simultaneous changes is decided on the
 * result of the first. Changes that time alone causes (such as a no-show) are applied first and saved with it. A
 * decision that changes nothing writes nothing.
 * @returns the changed reservation
 * @throws Refusal RESERVATION_NOT_FOUND, and what `decide` throws
 */
export function changeReservation(
  db: Database,
  ref: ReservationRef,
  now: number,
  decide: DecideReservation,
): Promise<Reservation> {
  return inTransaction(db, async (tx) => (await changeLocked(tx, ref, now, decide)).reservation);
}

/**
 * As `changeReservation`, and also returns the clashes with other reservations. They are read under the same lock: if
 * two parties are accepted for one table at the same time, the second answer has the clash. If two parties get the same
 * table at the same time, the second is refused.
 * @param tables  the present tables of the venue, by id
 * @throws Refusal RESERVATION_NOT_FOUND, RESERVATION_TABLE_TAKEN, and what `decide` throws
 */
export function changeReservationWithClashes(
  db: Database,
  ref: ReservationRef,
  { venue, tables }: { venue: SeatingSettings; tables: ReadonlyMap<string, unknown> },
  now: number,
  decide: DecideReservation,
): Promise<{ reservation: Reservation; clashes: Clash[] }> {
  return inTransaction(db, async (tx) => {
    const { before, reservation } = await changeLocked(tx, ref, now, decide);
    const tableIds = reservation.tableIds.filter((id) => tables.has(id));
    if (movesTables(before, reservation))
      await requireFreeTables(tx, { ...reservation, tableIds }, venue.reservations, now);
    return { reservation, clashes: await findClashes(tx, reservation, venue, now) };
  });
}

/**
 * Cancels a reservation for its guest, and notifies the staff with the reason. A cancelled reservation stays
 * as it is.
 * @throws Refusal RESERVATION_NOT_FOUND, RESERVATION_NOT_CANCELLABLE
 */
export function cancelReservation(
  db: Database,
  ref: ReservationRef,
  reason: string | null,
  stamp: ReservationStamp,
): Promise<Reservation> {
  return changeReservation(db, ref, stamp.at, (reservation) => cancelByGuest(reservation, reason, stamp));
}

/** Saves the changes of a reservation that time alone caused, if they are not saved yet. */
export async function settleReservation(db: Database, ref: ReservationRef, now: number): Promise<void> {
  await changeReservation(db, ref, now, (reservation) => ({ reservation, history: [] }));
}

async function changeLocked(
  tx: Tx,
  { venueId, id }: ReservationRef,
  now: number,
  decide: DecideReservation,
): Promise<{ before: Reservation; reservation: Reservation }> {
  const before = await lockReservation(tx, venueId, id);
  if (before === null) throw new Refusal('RESERVATION_NOT_FOUND');
  const { reservation, history } = bringUpToDateAndChange(before, now, decide);
  if (history.length === 0) return { before, reservation };
  return { before, reservation: await saveReservation(tx, before, reservation, history, now) };
}

/** Whether a change gives a party other tables, or the same tables at another time. */
function movesTables(before: Reservation, after: Reservation): boolean {
  return before.startsAt !== after.startsAt || before.tableIds.join() !== after.tableIds.join();
}
