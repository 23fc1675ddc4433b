import { type Problem, Refusal } from '../refusals.ts';
import { phoneToE164 } from '../text/phone.ts';
import { hasActiveSubscription } from '../venue/ordering.ts';
import type { Venue } from '../venue/venue.ts';
import { BOOKING_LIMITS, type BookingHours, bookingRefusalAt } from './calendar.ts';

/** The longest texts of a reservation, in code points. */
export const RESERVATION_LIMITS = { name: 100, phone: 30, note: 250, reason: 250 } as const;

/**
 * A booking as a caller sends it. A property is `null` if it is missing or cannot be read. `startsAt` in milliseconds.
 */
export interface BookingRequest {
  startsAt: number | null;
  guests: number | null;
  name: string | null;
  phone: string | null;
  note: string | null;
}

/** A booking with valid properties. The rules of the venue are not checked yet. `phone` is E.164. */
export interface Booking {
  startsAt: number;
  guests: number;
  name: string;
  phone: string;
  note: string | null;
}

/**
 * Checks that a request has a valid time, number of guests, name and phone number. The most guests of the venue are checked later.
 * @param countryCode  ISO 3166 alpha-2: the country of a phone number in local form
 * @param found  problems that were already found; no second problem is reported for the same property
 * @throws Refusal PUBLIC_API_RESERVATION_INVALID that lists every problem, in the order of the request
 * @see docs/reservations.md#book-a-table
 */
export function parseBooking(
  request: BookingRequest,
  countryCode: string,
  found: readonly Problem[],
): Booking {
  const { startsAt, guests, name, note } = request;
  const phone = request.phone === null ? null : phoneToE164(request.phone, countryCode);
  const problems = found.flatMap((problem) => spreadCustomer(problem)).filter(isShapeProblem);
  const known = new Set(problems.map(({ field }) => field));
  if (request.phone !== null && phone === null && !known.has('customer.phone')) {
    const message = 'is not a phone number';
    problems.push({ field: 'customer.phone', message, attemptedValue: request.phone });
  }
  if (problems.length > 0 || startsAt === null || guests === null || name === null || phone === null) {
    const ordered = problems.toSorted((a, b) => FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field));
    throw new Refusal('PUBLIC_API_RESERVATION_INVALID', { problems: ordered });
  }
  return { startsAt, guests, name, phone, note };
}

/** The properties of a venue that decide whether it takes a booking. */
export type BookingVenue = BookingHours & Pick<Venue, 'subscription' | 'suspendedAt' | 'reservations'>;

/**
 * Checks that a venue takes a booking now.
 * @throws Refusal the first of TOO_MANY_GUESTS, PUBLIC_API_RESERVATIONS_UNAVAILABLE, RESERVATIONS_DISABLED,
 *   INVALID_RESERVATION_DATE, RESERVATION_TOO_SOON, RESERVATION_TOO_FAR, RESERVATION_TIME_UNAVAILABLE
 * @see docs/reservations.md#time
 */
export function requireBookable(
  venue: BookingVenue,
  { startsAt, guests }: Pick<Booking, 'startsAt' | 'guests'>,
  now: number,
): void {
  if (guests > BOOKING_LIMITS.maxGuests) throw new Refusal('TOO_MANY_GUESTS');
  if (!hasActiveSubscription(venue, now)) throw new Refusal('PUBLIC_API_RESERVATIONS_UNAVAILABLE');
  if (!venue.reservations.isEnabled) throw new Refusal('RESERVATIONS_DISABLED');
  const refusal = bookingRefusalAt(venue, startsAt, now);
  if (refusal !== null) throw new Refusal(refusal);
}

/** Properties in the order of the API document. */
const FIELD_ORDER = ['startsAt', 'guests', 'customer.name', 'customer.phone', 'note'];

/** Reports a `customer` that is not an object as a missing name and a missing phone number. */
function spreadCustomer(problem: Problem): Problem[] {
  if (problem.field !== 'customer') return [problem];
  return ['customer.name', 'customer.phone'].map((field) => ({
    field,
    message: 'is required',
    attemptedValue: null,
  }));
}

/** Whether a problem is about the shape of the request. Too many guests is not: {@link requireBookable} refuses it. */
function isShapeProblem({ field, attemptedValue }: Problem): boolean {
  const isNumber = typeof attemptedValue === 'number' && Number.isInteger(attemptedValue);
  return !(field === 'guests' && isNumber && attemptedValue > BOOKING_LIMITS.maxGuests);
}
