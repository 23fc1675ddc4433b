import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import type { Taker } from './reservation-actor.ts';

/** The status of a reservation. @see docs/reservations.md#the-states-of-a-reservation */
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

/** Who cancelled: the guest in any way, the venue, or the service because no answer came in time. */
export const CANCELLERS = ['Customer', 'Venue', 'System'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** A table reserved for a number of guests at a time. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Reservation {
  id: string;
  venueId: string;
  /** The number of entries in its history: every change raises it. */
  revision: number;
  /** As it was saved last. {@link asOf} works out what it is now. */
  status: ReservationStatus;
  startsAt: number;
  /** The time in the request that made it. A repeat of that request has the same time. */
  requestedStartsAt: number;
  guests: number;
  name: string;
  /** E.164; `null` if staff took it without one. */
  phone: string | null;
  /** The current note, for staff. */
  note: string | null;
  /** The note as it was when the reservation was made, for the guest and the caller. */
  originalNote: string | null;
  /** What no one of the party must get; `null` for none. For staff alone; its words end with the visit. */
  allergy: AllergySaid | null;
  /** The code that the guest shows on arrival. @see {@link formatReservationCode} */
  code: string;
  /** The tables that staff gave the party; its bill is at the first. Tables that were removed since may be among them. */
  tableIds: string[];
  isTakenByApi: boolean;
  takenBy: Taker;
  /**
   * The open reservation of the same phone number for which this one was not confirmed automatically: it is likely the same
   * party twice; `null` for none. For staff alone.
   */
  likelyDuplicateOf: string | null;
  createdAt: number;
  checkedInAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Canceller | null;
  cancellationReason: string | null;
}

const HOUR_MS = 3_600_000;
/** How long after its time a confirmed reservation waits for its guests. */
const NO_SHOW_MS = 2 * HOUR_MS;
/** How long a visit lasts when no one ends it. */
const VISIT_MS = 4 * HOUR_MS;

/**
 * The instant at which time alone changes the status of a reservation; `null` if it never does. As long as it
 * is in the future the reservation is open: pending, confirmed or seated.
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

/** How long after its time a guest may still look at a reservation. */
const RECENT_MS = 24 * HOUR_MS;

/** Whether a reservation is in the future or was within the last day. */
export function isRecentOrUpcoming({ startsAt }: Pick<Reservation, 'startsAt'>, now: number): boolean {
  return now < startsAt + RECENT_MS;
}

/**
 * A reservation as it is at an instant, by the saved record and the time that has passed since: a request
 * without an answer is cancelled by the service at its time, accepted guests who do not come are a no-show
 * two hours after it, and a visit is over four hours after the check-in. Returns the given record when time
 * changed nothing.
 * @see docs/reservations.md#the-states-of-a-reservation
 */
export function asOf(reservation: Reservation, now: number): Reservation {
  const at = runsOutAt(reservation);
  if (at === null || now < at) return reservation;
  const status = expiredStatusOf(reservation.status);
  if (status !== 'Cancelled') return { ...reservation, status };
  return { ...reservation, status, cancelledAt: at, cancelledBy: 'System' };
}

/** The status that a reservation has once it has run out; see {@link asOf}. */
export function expiredStatusOf(saved: ReservationStatus): ReservationStatus {
  if (saved === 'Seated') return 'Completed';
  if (saved === 'Confirmed') return 'NoShow';
  return saved === 'Pending' ? 'Cancelled' : saved;
}

/** Whether a reservation is pending, confirmed or seated at an instant. */
export function isOpenAt(
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'checkedInAt'>,
  now: number,
): boolean {
  const at = runsOutAt(reservation);
  return at !== null && now < at;
}

/**
 * Whether the guest can still cancel at an instant: it was not declined, no one is seated, and its time has
 * not come.
 */
export function canCancelAt(reservation: Reservation, now: number): boolean {
  const { status, startsAt } = asOf(reservation, now);
  return (status === 'Pending' || status === 'Confirmed') && now < startsAt;
}

/**
 * Where a guest sees a reservation; `null` at a venue without a public page.
 * @param publicSite  without a slash at its end
 */
export function pageUrlOf(
  { code }: Pick<Reservation, 'code'>,
  username: string | null,
  publicSite: string,
): string | null {
  return username === null ? null : `${publicSite}/${username}/r/${code}`;
}
