import type { NewReservation } from '../../core/reservations/new-reservation.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import { formatReservationCode, RESERVATION_CODE_BYTES } from '../../core/reservations/reservation-code.ts';
import { noticeOf, type ReservationEntry } from '../../core/reservations/reservation-history.ts';
import type { FullestMoment } from '../../core/reservations/seat-share.ts';
import { isReservationEvent } from '../../core/webhooks/event.ts';
import { reservationTrackedUntil } from '../../core/webhooks/tracked-until.ts';
import type { Random } from '../../parts/parts.ts';
import type { Tx } from '../../store/database.ts';
import {
  findReservationByCode,
  insertReservationHistory,
  saveReservation as storeReservation,
} from '../../store/reservations/reservations.ts';
import { type ChangeToLog, logChanges } from '../../store/venue/venue-changes.ts';
import { markTracking } from '../../store/webhooks/tracking.ts';

/**
 * Writes a new reservation with a code that is unique at its venue, and tells the open screens of the venue. The caller
 * has locked the venue's head.
 * @param fullest  the moment at which the venue would be too full, if the reservation waits for confirmation for lack of
 *   seats
 */
export async function addReservation(
  tx: Tx,
  taken: NewReservation,
  random: Random,
  fullest: FullestMoment | null = null,
): Promise<Reservation> {
  const reservation = { ...taken, revision: 1, code: await findFreeCode(tx, taken.venueId, random) };
  const { startsAt, guests, status, takenBy, createdAt } = reservation;
  const entry: ReservationEntry = {
    action: 'Taken',
    detail: { startsAt, guests, status, ...(fullest && { fullest }) },
    by: takenBy,
    at: createdAt,
  };
  await storeReservation(tx, reservation);
  await noteHistory(tx, reservation, reservation.tableIds, [entry], createdAt);
  return reservation;
}

/**
 * Saves a changed reservation with its history, and tells the open screens of the venue and the API keys that track it.
 * The caller has locked the venue's head.
 * @param before  the reservation as it is stored
 * @param history  the changes since it was read, at least one; each raises its revision
 * @returns the reservation as it is stored now
 */
export async function saveReservation(
  tx: Tx,
  before: Reservation,
  changed: Reservation,
  history: readonly ReservationEntry[],
  now: number,
): Promise<Reservation> {
  const reservation = { ...changed, revision: changed.revision + history.length };
  await storeReservation(tx, reservation);
  const tables = [...new Set([...before.tableIds, ...reservation.tableIds])];
  await noteHistory(tx, reservation, tables, history, now);
  if (reservation.isTakenByApi && isReservationEvent(before, reservation)) {
    await markTracking(tx, reservation, reservationTrackedUntil(reservation), now);
  }
  return reservation;
}

/** @param tableIds  the tables of the reservation before and after: screens fetch their state */
async function noteHistory(
  tx: Tx,
  reservation: Reservation,
  tableIds: readonly string[],
  history: readonly ReservationEntry[],
  now: number,
): Promise<void> {
  await insertReservationHistory(tx, reservation, history);
  const changes = history.map((entry): ChangeToLog => {
    const { action, by, detail } = entry;
    const reason = 'reason' in detail ? detail.reason : null;
    const tables = tableIds.length === 0 ? {} : { tableIds };
    const { likelyDuplicateOf } = reservation;
    const duplicate = action === 'Taken' && likelyDuplicateOf !== null ? { likelyDuplicateOf } : {};
    const fullest = 'fullest' in detail ? { fullest: detail.fullest } : {};
    return {
      kind: 'Reservation',
      subjectId: reservation.id,
      detail: { action, by, reason, ...tables, ...fullest, ...duplicate },
      notice: noticeOf(entry),
    };
  });
  await logChanges(tx, reservation.venueId, changes, now);
}

/** A code has 40 random bits. Only venues with millions of reservations need a second attempt. */
async function findFreeCode(tx: Tx, venueId: string, random: Random): Promise<string> {
  for (;;) {
    const code = formatReservationCode(random(RESERVATION_CODE_BYTES));
    if ((await findReservationByCode(tx, venueId, code)) === null) return code;
  }
}
