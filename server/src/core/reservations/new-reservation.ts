import type { Reservation } from './reservation.ts';

/** A new reservation before it has a code and a revision. */
export type NewReservation = Omit<Reservation, 'code' | 'revision'>;

/** Where a reservation is taken, by whom, and whether the venue still has to accept it. */
export type Taking = Pick<Reservation, 'id' | 'venueId' | 'status' | 'isTakenByApi' | 'takenBy'>;

/** What the guest or the staff ask for. */
export type AskedReservation = Pick<Reservation, 'startsAt' | 'guests' | 'name' | 'phone' | 'note'>;

/** A reservation as it is when it is taken, with nothing done to it yet. */
export function newReservation(
  { id, venueId, status, isTakenByApi, takenBy }: Taking,
  { startsAt, guests, name, phone, note }: AskedReservation,
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
    isTakenByApi,
    takenBy,
    createdAt: now,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
  };
}
