import type { Actor } from '../bills/bill.ts';

/** How a reservation stands. @see the contract, "Reservation status" */
export const RESERVATION_STATUSES = [
  'Pending',
  'Confirmed',
  'Declined',
  'Cancelled',
  'Seated',
  'Completed',
  'NoShow',
] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Who cancelled: the guest by whichever way, the venue, or the service because nobody had answered in time. */
export const CANCELLERS = ['Customer', 'Venue', 'System'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** A table kept for a number of guests at a time. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Reservation {
  id: string;
  venueId: string;
  /** How many entries its history has: whatever happens to it raises this. */
  revision: number;
  /** As it was saved last: what it is by now says {@link asOf}. */
  status: ReservationStatus;
  startsAt: number;
  /** The time that was asked for when it was taken: a repeat of that request is known by it. */
  requestedStartsAt: number;
  guests: number;
  name: string;
  /** E.164; `null` when staff took it without one. */
  phone: string | null;
  /** As staff read it now. */
  note: string | null;
  /** As it was when the reservation was made: what guest and caller are shown. */
  originalNote: string | null;
  /** What the guest is known by at the door. @see {@link formatReservationCode} */
  code: string;
  isTakenByApi: boolean;
  takenBy: Actor;
  createdAt: number;
  checkedInAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Canceller | null;
  cancellationReason: string | null;
}

const HOUR_MS = 3_600_000;
/** So long a table waits for guests who were accepted. */
const NO_SHOW_MS = 2 * HOUR_MS;
/** So long a visit lasts when nobody says that it ended. */
const VISIT_MS = 4 * HOUR_MS;

/**
 * The instant at which time alone makes something else of a reservation; `null` when it never does. As long as it is in
 * the future the reservation is open: pending, confirmed or seated.
 */
export function runsOutAt(
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'checkedInAt'>,
): number | null {
  const { status, startsAt, checkedInAt } = reservation;
  if (status === 'Pending') return startsAt;
  if (status === 'Confirmed') return startsAt + NO_SHOW_MS;
  if (status === 'Seated') return (checkedInAt ?? startsAt) + VISIT_MS;
  return null;
}

/** So long after its time a guest may still look at a reservation, whatever others guess. */
const OF_USE_MS = 24 * HOUR_MS;

/** Whether a reservation is to come, or was within the last day. */
export function isOfUseAt({ startsAt }: Pick<Reservation, 'startsAt'>, now: number): boolean {
  return now < startsAt + OF_USE_MS;
}

/**
 * A reservation as it is at an instant, by what was saved and by the time that has passed since: a request nobody answered
 * is cancelled by the service at its time, accepted guests who do not come are a no-show two hours after it, and a visit
 * is over four hours after the check-in. The one that is given when time changed nothing.
 * @see the contract, "Reservation status"
 */
export function asOf(reservation: Reservation, now: number): Reservation {
  const at = runsOutAt(reservation);
  if (at === null || now < at) return reservation;
  if (reservation.status === 'Seated') return { ...reservation, status: 'Completed' };
  if (reservation.status === 'Confirmed') return { ...reservation, status: 'NoShow' };
  return { ...reservation, status: 'Cancelled', cancelledAt: at, cancelledBy: 'System' };
}

/** Whether a reservation is pending, confirmed or seated at an instant. */
export function isOpenAt(reservation: Reservation, now: number): boolean {
  const at = runsOutAt(reservation);
  return at !== null && now < at;
}

/** Whether the guest can still cancel at an instant: not answered with a no, nobody seated, and its time has not come. */
export function canCancelAt(reservation: Reservation, now: number): boolean {
  const { status, startsAt } = asOf(reservation, now);
  return (status === 'Pending' || status === 'Confirmed') && now < startsAt;
}

/** Where a guest sees a reservation; `null` at a venue without a public page. @param publicSite  without a slash at its end */
export function pageUrlOf(
  { code }: Pick<Reservation, 'code'>,
  username: string | null,
  publicSite: string,
): string | null {
  return username === null ? null : `${publicSite}/${username}/r/${code}`;
}
