import type { Reservation } from './reservation.ts';

/** A new reservation before it has a code and a revision. */
export type NewReservation = Omit<Reservation, 'code' | 'revision'>;

/** The part of a new reservation that the service decides: its id, venue, first status, and who took it. */
export type ReservationOrigin = Pick<Reservation, 'id' | 'venueId' | 'status' | 'isTakenByApi' | 'takenBy'> &
  Partial<Pick<Reservation, 'likelyDuplicateOf'>>;

/** The part of a new reservation that the guest or staff request. */
export type RequestedReservation = Pick<Reservation, 'startsAt' | 'guests' | 'name' | 'phone' | 'note'> &
  Partial<Pick<Reservation, 'tableIds' | 'allergy'>>;

export function newReservation(
  { id, venueId, status, isTakenByApi, takenBy, likelyDuplicateOf = null }: ReservationOrigin,
  { startsAt, guests, name, phone, note, allergy = null, tableIds = [] }: RequestedReservation,
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
