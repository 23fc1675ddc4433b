import { canCancelAt, type Reservation } from '../../core/reservations/reservation.ts';

/** How a reservation stands, told apart by what a guest wants to know of it. */
export type GuestState =
  | 'Pending'
  | 'Confirmed'
  /** Confirmed, and its time has come. */
  | 'Due'
  | 'Declined'
  | 'CancelledByGuest'
  | 'CancelledByVenue'
  | 'Unanswered'
  | 'Seated'
  | 'Completed'
  | 'NoShow';

/** Why a guest cannot cancel. */
export type CancelObstacle = 'TimeHasCome' | 'CheckedIn' | 'Over' | 'Declined' | 'Cancelled';

const CANCELLED = {
  Customer: 'CancelledByGuest',
  Venue: 'CancelledByVenue',
  System: 'Unanswered',
} as const;

/** The state of a reservation that was brought up to the moment. */
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

/** Why the guest of a reservation that was brought up to the moment cannot cancel it; `null` when nothing is in the way. */
export function cancelObstacleOf(reservation: Reservation, now: number): CancelObstacle | null {
  return canCancelAt(reservation, now) ? null : OBSTACLES[reservation.status];
}
