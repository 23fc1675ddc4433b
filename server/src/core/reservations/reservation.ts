import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import type { ReservationTaker } from './reservation-actor.ts';

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

/** Who cancelled: the guest (also through a caller), the venue, or the service because the venue did not answer in time. */
export const CANCELLERS = ['Customer', 'Venue', 'System'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** A table reserved for a number of guests at a time. Instants are milliseconds since 1970-01-01T00:00Z. */
export interface Reservation {
  id: string;
  venueId: string;
  /** The number of entries in its history. Every change increases it. */
  revision: number;
  /** The stored status. {@link reservationAsOf} calculates the present status. */
  status: ReservationStatus;
  startsAt: number;
  /** The time in the request that made the reservation. A repeated request is found by it. */
  requestedStartsAt: number;
  guests: number;
  name: string;
  /** E.164; `null` if staff took the reservation without a phone number. */
  phone: string | null;
  /** The current note, for staff. */
  note: string | null;
  /** The note as it was when the reservation was made, for the guest and the caller. */
  originalNote: string | null;
  /** Allergies in the party; `null` for none. Only staff see them; the text is deleted when the reservation is over. */
  allergy: AllergySaid | null;
  /** The code that the guest shows on arrival. @see {@link formatReservationCode} */
  code: string;
  /** The tables that staff gave the party; its bill is at the first one. Can contain tables that were removed from the venue. */
  tableIds: string[];
  isTakenByApi: boolean;
  takenBy: ReservationTaker;
  /**
   * The open reservation of the same phone number that this one likely duplicates; `null` for none. For this reason this one was not
   * confirmed automatically. Only staff see it.
   */
  likelyDuplicateOf: string | null;
  createdAt: number;
  checkedInAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Canceller | null;
  cancellationReason: string | null;
}

const HOUR_MS = 3_600_000;
/** How long after its time a confirmed reservation becomes a no-show. */
const NO_SHOW_MS = 2 * HOUR_MS;
/** After this time a visit ends automatically. */
const VISIT_MS = 4 * HOUR_MS;

/**
 * The instant at which the status of a reservation changes automatically, see {@link reservationAsOf}; `null` if it does not. If the instant
 * is in the future, the reservation is open: pending, confirmed or seated.
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

/** How long after its time a guest can still see a reservation. */
const RECENT_MS = 24 * HOUR_MS;

/** Whether the time of a reservation is in the future or within the last 24 hours. */
export function isRecentOrUpcoming({ startsAt }: Pick<Reservation, 'startsAt'>, now: number): boolean {
  return now < startsAt + RECENT_MS;
}

/**
 * The reservation with its status at an instant, which can differ from the stored status because time has passed: a request
 * without an answer is cancelled at its time, a confirmed reservation without a check-in is a no-show two hours after its time,
 * and a visit is completed four hours after the check-in. Returns the same object if the status is still the same.
 * @see docs/reservations.md#the-states-of-a-reservation
 */
export function reservationAsOf(reservation: Reservation, now: number): Reservation {
  const at = runsOutAt(reservation);
  if (at === null || now < at) return reservation;
  const status = expiredStatusOf(reservation.status);
  if (status !== 'Cancelled') return { ...reservation, status };
  return { ...reservation, status, cancelledAt: at, cancelledBy: 'System' };
}

/** The status after the automatic change, by the stored status; see {@link reservationAsOf}. */
export function expiredStatusOf(saved: ReservationStatus): ReservationStatus {
  if (saved === 'Seated') return 'Completed';
  if (saved === 'Confirmed') return 'NoShow';
  return saved === 'Pending' ? 'Cancelled' : saved;
}

/** Whether a reservation is pending, confirmed or seated at an instant. */
export function isReservationOpenAt(
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'checkedInAt'>,
  now: number,
): boolean {
  const at = runsOutAt(reservation);
  return at !== null && now < at;
}

/**
 * Whether the guest can still cancel at an instant: the reservation is pending or confirmed, and its time has not come.
 */
export function canGuestCancelAt(reservation: Reservation, now: number): boolean {
  const { status, startsAt } = reservationAsOf(reservation, now);
  return (status === 'Pending' || status === 'Confirmed') && now < startsAt;
}

/**
 * The web address of a reservation for its guest; `null` if the venue has no public page.
 * @param publicSite  without a slash at its end
 */
export function reservationPageUrl(
  { code }: Pick<Reservation, 'code'>,
  username: string | null,
  publicSite: string,
): string | null {
  return username === null ? null : `${publicSite}/${username}/r/${code}`;
}
