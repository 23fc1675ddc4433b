import type { Bill } from '../../../core/bills/bill.ts';
import type { StoredChange } from '../../../core/bills/bill-history.ts';
import { type Reservation, reservationAsOf } from '../../../core/reservations/reservation.ts';
import type { ReservationEntry } from '../../../core/reservations/reservation-history.ts';
import { listBillsAfter } from '../../../store/bills/all-bills.ts';
import { listBillChanges } from '../../../store/bills/bills.ts';
import type { Db } from '../../../store/database.ts';
import { LOWEST_ID } from '../../../store/list-page.ts';
import { listReservationHistory, listReservationsAfter } from '../../../store/reservations/reservations.ts';

/** A long bill with its history takes about 2 MB of memory. */
const BILLS_AT_ONCE = 20;
const RESERVATIONS_AT_ONCE = 50;

/** A bill with its history, the oldest entry first. Its rounds are in the bill. */
export interface BillWithChanges {
  bill: Bill;
  changes: StoredChange[];
}

/** Yields all bills of a venue by number, also hidden ones. Reads a few at a time; each is as it is when it is read. */
export async function* listAllBills(db: Db, venueId: string): AsyncGenerator<BillWithChanges> {
  let read: Bill[];
  let last = 0;
  do {
    read = await listBillsAfter(db, venueId, last, BILLS_AT_ONCE);
    for (const bill of read) {
      yield { bill, changes: await listBillChanges(db, bill) };
      last = bill.number;
    }
  } while (read.length === BILLS_AT_ONCE);
}

/** A reservation with its history, the oldest entry first. */
export interface ReservationWithEntries {
  reservation: Reservation;
  entries: ReservationEntry[];
}

/** Yields all reservations of a venue by id, as they are at an instant; reads a few at a time. */
export async function* listAllReservations(
  db: Db,
  venueId: string,
  now: number,
): AsyncGenerator<ReservationWithEntries> {
  let read: Reservation[];
  let last: string = LOWEST_ID;
  do {
    read = await listReservationsAfter(db, venueId, last, RESERVATIONS_AT_ONCE);
    for (const reservation of read) {
      const entries = await listReservationHistory(db, venueId, reservation.id);
      yield { reservation: reservationAsOf(reservation, now), entries };
      last = reservation.id;
    }
  } while (read.length === RESERVATIONS_AT_ONCE);
}
