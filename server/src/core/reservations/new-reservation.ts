import type { Reservation } from './reservation.ts';

/** A new reservation before it has a code and a revision. */
export type NewReservation = Omit<Reservation, 'code' | 'revision'>;

/** Where a reservation is taken, by whom, and whether the venue still has to accept it. */
export type Taking = Pick<Reservation, 'id' | 'venueId' | 'status' | 'isTakenByApi' | 'takenBy'> &
  Partial<Pick<Reservation, 'likelyDuplicateOf'>>;

/** The request of the guest or the staff. */
export type AskedReservation = Pick<Reservation, 'startsAt' | 'guests' | 'name' | 'phone' | 'note'> &
  Partial<Pick<Reservation, 'tableIds' | 'allergy'>>;

/** A new reservation, before any change. */
export function newReservation(
  { id, venueId, status, isTakenByApi, takenBy, likelyDuplicateOf = null }: Taking,
  { startsAt, guests, name, phone, note, allergy = null, tableIds = [] }: AskedReservation,
  now: number,
): NewReservation {
  return {
    id,
    venueId,
    status,
    startsAt,
    requestedStartsAt: startsAt,
    guests,
    name,
    phone,
    note,
    originalNote: note,
    allergy,
    tableIds,
    isTakenByApi,
    takenBy,
    likelyDuplicateOf,
    createdAt: now,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
  };
}
