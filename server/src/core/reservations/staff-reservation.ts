import { readPhone } from '../phone.ts';
import { type Problem, Refusal } from '../refusals.ts';
import { problemsOfTime } from './reservation-change.ts';

/** More guests than that are mistyped. What guests book themselves has a limit of its own. */
export const MOST_STAFF_GUESTS = 500;

/**
 * A reservation as staff write it down. What the rules of single properties found missing may be missing
 * here, too.
 */
export interface StaffReservationRequest {
  /** Milliseconds. */
  startsAt: number | undefined;
  guests: number | undefined;
  name: string | undefined;
  /** As it was written. */
  phone: string | null;
  note: string | null;
}

/** A reservation of staff that can be saved. `phone` is E.164, `startsAt` in milliseconds. */
export interface StaffReservation {
  startsAt: number;
  guests: number;
  name: string;
  phone: string | null;
  note: string | null;
}

/**
 * The reservation of a request that says when, for how many, and who it is for. Staff are not bound by
 * opening hours; a phone number is as they please, but has to be one.
 * @param countryCode  ISO 3166 alpha-2; the region in which a phone number in local form is read
 * @param found  problems of single properties
 * @throws Refusal CONTENT_INVALID with every problem, in the order of the request
 */
export function readStaffReservation(
  request: StaffReservationRequest,
  countryCode: string,
  found: readonly Problem[],
  now: number,
): StaffReservation {
  const { startsAt, guests, name, note } = request;
  const phone = request.phone === null ? null : readPhone(request.phone, countryCode);
  const problems = [...found];
  if (startsAt !== undefined) {
    problems.push(...problemsOfTime({ status: 'Confirmed', startsAt, checkedInAt: null }, now));
  }
  if (request.phone !== null && phone === null && !found.some(({ field }) => field === PHONE)) {
    problems.push({ field: PHONE, message: 'is not a phone number', attemptedValue: request.phone });
  }
  if (problems.length > 0 || startsAt === undefined || guests === undefined || name === undefined) {
    const ordered = problems.toSorted((a, b) => FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field));
    throw new Refusal('CONTENT_INVALID', { problems: ordered });
  }
  return { startsAt, guests, name, phone, note };
}

const PHONE = 'customer.phone';

/** Properties in the order in which the request has them. */
const FIELD_ORDER = ['startsAt', 'guests', 'customer', 'customer.name', PHONE, 'note'];
