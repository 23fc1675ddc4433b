import type { Reservation, ReservationStatus } from '../../src/core/reservations/reservation.ts';
import type { ReservationStamp } from '../../src/core/reservations/reservation-change.ts';

/** Wednesday, 20:00 in Istanbul. */
export const TABLE_AT = Date.parse('2026-03-04T17:00:00.000Z');

/** A guest's request for a table for four, not answered yet. */
export function sampleReservation(change: Partial<Reservation> = {}): Reservation {
  return {
    id: 'asked-for',
    venueId: 'venue',
    revision: 1,
    status: 'Pending',
    startsAt: TABLE_AT,
    requestedStartsAt: TABLE_AT,
    guests: 4,
    name: 'Ayşe Yılmaz',
    phone: '+905321234567',
    note: 'Pencere kenarı',
    originalNote: 'Pencere kenarı',
    allergy: null,
    tableIds: [],
    code: '7K3MQ9XA',
    isTakenByApi: true,
    takenBy: { kind: 'Key', id: 'key', name: 'Web sitesi' },
    likelyDuplicateOf: null,
    createdAt: TABLE_AT - 86_400_000,
    checkedInAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancellationReason: null,
    ...change,
  };
}

/**
 * The same in a given status, with all properties of that status: guests arrived at its time, or it was
 * cancelled before.
 */
export function reservationIn(status: ReservationStatus, change: Partial<Reservation> = {}): Reservation {
  const cameAt = status === 'Seated' || status === 'Completed' ? TABLE_AT : null;
  const cancelled =
    status === 'Cancelled' ? { cancelledAt: TABLE_AT - 3_600_000, cancelledBy: 'Venue' as const } : {};
  return sampleReservation({ status, checkedInAt: cameAt, ...cancelled, ...change });
}

/** Done by the waiter at an instant in milliseconds. */
export function stampAt(at: number): ReservationStamp {
  return { by: { kind: 'Account', id: 'waiter', name: 'Deniz' }, at };
}
