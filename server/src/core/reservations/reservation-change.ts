import { type AllergySaid, isSameAllergy } from '../bills/kitchen/allergies.ts';
import { type Problem, Refusal } from '../refusals.ts';
import {
  canGuestCancelAt,
  type Reservation,
  type ReservationStatus,
  reservationAsOf,
  runsOutAt,
} from './reservation.ts';
import type { ReservationActor } from './reservation-actor.ts';
import type { ReservationAction, ReservationEntry } from './reservation-history.ts';

/** Who changes a reservation, and when (in milliseconds). */
export interface ReservationStamp {
  by: ReservationActor;
  at: number;
}

/** The result of changing a reservation. */
export interface ReservationChange {
  reservation: Reservation;
  /** The new entries, oldest first. Empty if nothing changed; then `reservation` is the same object as before. */
  history: ReservationEntry[];
}

/** A function that changes a reservation. {@link bringUpToDateAndChange} calls it with the up-to-date reservation. */
export type DecideReservation = (reservation: Reservation) => ReservationChange;

const ACTION_OF_TIME = { Cancelled: 'Cancelled', NoShow: 'NotShown', Completed: 'Ended' } as const;

/**
 * Applies the change that happens automatically when time passes, such as a no-show, with its entry in the history. See
 * {@link reservationAsOf}.
 */
export function applyAutomaticChange(reservation: Reservation, now: number): ReservationChange {
  const at = runsOutAt(reservation);
  if (at === null || now < at) return unchanged(reservation);
  const settled = reservationAsOf(reservation, now);
  const act = actionOfTime(settled.status as keyof typeof ACTION_OF_TIME);
  return changed(settled, { by: { kind: 'System' }, at }, act);
}

/**
 * Accepts a request. Accepting it again changes nothing.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED
 */
export function accept(reservation: Reservation, stamp: ReservationStamp): ReservationChange {
  if (reservation.status === 'Confirmed') return unchanged(reservation);
  requireStatus(reservation, ['Pending']);
  return changed({ ...reservation, status: 'Confirmed' }, stamp, { action: 'Accepted', detail: {} });
}

/**
 * Declines a request. Declining it again changes nothing.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED
 */
export function decline(
  reservation: Reservation,
  reason: string | null,
  stamp: ReservationStamp,
): ReservationChange {
  if (reservation.status === 'Declined') return unchanged(reservation);
  requireStatus(reservation, ['Pending']);
  return changed({ ...reservation, status: 'Declined' }, stamp, { action: 'Declined', detail: { reason } });
}

/**
 * Cancels a reservation for its guest, before its time. Changes nothing if anyone has cancelled it already.
 * @throws Refusal RESERVATION_NOT_CANCELLABLE
 * @see docs/reservations.md#the-states-of-a-reservation
 */
export function cancelByGuest(
  reservation: Reservation,
  reason: string | null,
  stamp: ReservationStamp,
): ReservationChange {
  if (reservation.status === 'Cancelled') return unchanged(reservation);
  if (!canGuestCancelAt(reservation, stamp.at)) throw new Refusal('RESERVATION_NOT_CANCELLABLE');
  return cancelled(reservation, 'Customer', reason, stamp);
}

/**
 * Cancels a reservation for the venue, also after its time. Changes nothing if anyone has cancelled it already.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED
 */
export function cancelByVenue(
  reservation: Reservation,
  reason: string | null,
  stamp: ReservationStamp,
): ReservationChange {
  if (reservation.status === 'Cancelled') return unchanged(reservation);
  requireStatus(reservation, ['Pending', 'Confirmed']);
  return cancelled(reservation, 'Venue', reason, stamp);
}

/**
 * Checks the guests in, and accepts a request that is still pending. Checking them in again changes nothing.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED
 */
export function checkIn(reservation: Reservation, stamp: ReservationStamp): ReservationChange {
  if (reservation.status === 'Seated') return unchanged(reservation);
  requireStatus(reservation, ['Pending', 'Confirmed']);
  const seated: Reservation = { ...reservation, status: 'Seated', checkedInAt: stamp.at };
  return changed(seated, stamp, { action: 'CheckedIn', detail: {} });
}

/**
 * Marks that the guests did not come. Not possible before the time of the reservation.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED
 */
export function markNoShow(reservation: Reservation, stamp: ReservationStamp): ReservationChange {
  if (reservation.status === 'NoShow') return unchanged(reservation);
  requireStatus(reservation, ['Confirmed']);
  if (stamp.at < reservation.startsAt) throw new Refusal('RESERVATION_MOVE_NOT_ALLOWED');
  return changed({ ...reservation, status: 'NoShow' }, stamp, { action: 'NotShown', detail: {} });
}

/** Ends the visit: the guests have left. @throws Refusal RESERVATION_MOVE_NOT_ALLOWED */
export function endVisit(reservation: Reservation, stamp: ReservationStamp): ReservationChange {
  if (reservation.status === 'Completed') return unchanged(reservation);
  requireStatus(reservation, ['Seated']);
  return changed({ ...reservation, status: 'Completed' }, stamp, { action: 'Ended', detail: {} });
}

/** A change of a reservation by staff. Absent properties stay unchanged. `startsAt` in milliseconds. */
export interface ReservationRevision {
  startsAt?: number;
  guests?: number;
  note?: string | null;
  /** Replaces the allergy; `null` removes it. */
  allergy?: AllergySaid | null;
  /** Replaces the tables of the party, each once; an empty list removes them. */
  tableIds?: string[];
}

/**
 * Changes the time, the number of guests, the note, the allergy or the tables. Staff can choose a time outside the opening hours.
 * @throws Refusal RESERVATION_MOVE_NOT_ALLOWED if the reservation is over, or if the time changes and the guests are already there;
 *   CONTENT_INVALID if {@link problemsOfTime} finds a problem of the time
 */
export function revise(
  reservation: Reservation,
  revision: ReservationRevision,
  stamp: ReservationStamp,
): ReservationChange {
  const { startsAt, guests, note, allergy, tableIds } = reservation;
  const revised = { ...reservation, ...revision };
  const isMoved = revised.startsAt !== startsAt;
  const isNoteChanged = revised.note !== note;
  const areTablesChanged = revised.tableIds.join() !== tableIds.join();
  const isAllergyChanged = !isSameAllergy(revised.allergy, allergy);
  if (!isMoved && !isNoteChanged && !isAllergyChanged && !areTablesChanged && revised.guests === guests)
    return unchanged(reservation);
  requireStatus(reservation, isMoved ? ['Pending', 'Confirmed'] : ['Pending', 'Confirmed', 'Seated']);
  if (isMoved) requireValidTime(revised, stamp.at);
  const detail = {
    from: { startsAt, guests },
    to: { startsAt: revised.startsAt, guests: revised.guests },
    isNoteChanged,
    ...(areTablesChanged ? { tables: { from: tableIds, to: revised.tableIds } } : {}),
    ...(isAllergyChanged
      ? { allergens: { from: allergensOf(allergy), to: allergensOf(revised.allergy) } }
      : {}),
  };
  return changed(revised, stamp, { action: 'Changed', detail });
}

/** A later time is a mistyped year. */
const LATEST = Date.parse('2100-01-01T00:00:00.000Z');

/**
 * The problems of a time that staff enter: the reservation would be over as soon as it is saved, or the time is after 2099.
 */
export function problemsOfTime(
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'checkedInAt'>,
  now: number,
): Problem[] {
  const { startsAt } = reservation;
  const attemptedValue = new Date(startsAt).toISOString();
  if (startsAt >= LATEST) return [{ field: 'startsAt', message: 'is too far ahead', attemptedValue }];
  const at = runsOutAt(reservation);
  return at !== null && now < at ? [] : [{ field: 'startsAt', message: 'is too long ago', attemptedValue }];
}

/**
 * Brings a reservation up to date with {@link applyAutomaticChange} and then changes it. The history has the entries of both. When a reservation
 * is over, the text of its allergy is deleted, because it is about the health of a guest.
 */
export function bringUpToDateAndChange(
  reservation: Reservation,
  now: number,
  decide: DecideReservation,
): ReservationChange {
  const settled = applyAutomaticChange(reservation, now);
  const decided = decide(settled.reservation);
  return {
    reservation: withoutAllergyText(decided.reservation),
    history: [...settled.history, ...decided.history],
  };
}

function withoutAllergyText(reservation: Reservation): Reservation {
  const { allergy } = reservation;
  if (!allergy?.text || runsOutAt(reservation) !== null) return reservation;
  const { allergens } = allergy;
  return { ...reservation, allergy: allergens.length === 0 ? null : { allergens, text: null } };
}

function allergensOf(allergy: AllergySaid | null): AllergySaid['allergens'] {
  return allergy?.allergens ?? [];
}

function cancelled(
  reservation: Reservation,
  cancelledBy: 'Customer' | 'Venue',
  reason: string | null,
  stamp: ReservationStamp,
): ReservationChange {
  const status = 'Cancelled';
  const after: Reservation = {
    ...reservation,
    status,
    cancelledBy,
    cancelledAt: stamp.at,
    cancellationReason: reason,
  };
  return changed(after, stamp, { action: 'Cancelled', detail: { reason } });
}

function actionOfTime(status: keyof typeof ACTION_OF_TIME): ReservationAction {
  const action = ACTION_OF_TIME[status];
  return action === 'Cancelled' ? { action, detail: { reason: null } } : { action, detail: {} };
}

function requireValidTime(reservation: Reservation, now: number): void {
  const problems = problemsOfTime(reservation, now);
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

function requireStatus({ status }: Reservation, allowed: readonly ReservationStatus[]): void {
  if (!allowed.includes(status)) throw new Refusal('RESERVATION_MOVE_NOT_ALLOWED');
}

function changed(
  reservation: Reservation,
  { at, by }: ReservationStamp,
  act: ReservationAction,
): ReservationChange {
  return { reservation, history: [{ ...act, at, by }] };
}

function unchanged(reservation: Reservation): ReservationChange {
  return { reservation, history: [] };
}
