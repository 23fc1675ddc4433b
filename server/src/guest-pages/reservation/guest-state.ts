import { canGuestCancelAt, type Reservation } from '../../core/reservations/reservation.ts';

/** The state of a reservation, in the cases that matter to a guest. */
export type GuestState =
  | 'Pending'
  | 'Confirmed'
  /** Confirmed, and the time of the reservation has come. */
  | 'Due'
  | 'Declined'
  | 'CancelledByGuest'
  | 'CancelledByVenue'
  | 'Unanswered'
  | 'Seated'
  | 'Completed'
  | 'NoShow';

/** The reason why a guest cannot cancel. */
export type CancelObstacle = 'TimeHasCome' | 'CheckedIn' | 'Over' | 'Declined' | 'Cancelled';

const CANCELLED = {
  Customer: 'CancelledByGuest',
  Venue: 'CancelledByVenue',
  System: 'Unanswered',
} as const;

/** The state of a reservation that was updated to this instant. */
export function guestStateOf(reservation: Reservation, now: number): GuestState {
  const { status, startsAt, cancelledBy } = reservation;
  if (status === 'Cancelled') return CANCELLED[cancelledBy ?? 'System'];
  return status === 'Confirmed' && startsAt <= now ? 'Due' : status;
}

const OBSTACLES = {
  Pending: 'TimeHasCome',
  Confirmed: 'TimeHasCome',
  Seated: 'CheckedIn',
  Completed: 'Over',
  NoShow: 'Over',
  Declined: 'Declined',
  Cancelled: 'Cancelled',
} as const;

/** The reason why a guest cannot cancel a reservation that was updated to this instant; `null` if the guest can. */
export function cancelObstacleOf(reservation: Reservation, now: number): CancelObstacle | null {
  return canGuestCancelAt(reservation, now) ? null : OBSTACLES[reservation.status];
}
