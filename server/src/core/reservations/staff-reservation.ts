import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import { type Problem, Refusal } from '../refusals.ts';
import { readPhone } from '../text/phone.ts';
import { problemsOfTime } from './reservation-change.ts';

/** Higher numbers are typing mistakes. Bookings of guests have a limit of their own. */
export const MOST_STAFF_GUESTS = 500;

/** A reservation as staff enter it. A property with a reported problem may be missing. */
export interface StaffReservationRequest {
  /** Milliseconds. */
  startsAt: number | undefined;
  guests: number | undefined;
  name: string | undefined;
  /** As it was written. */
  phone: string | null;
  note: string | null;
  allergy: AllergySaid | null;
  /** As they were sent. */
  tableIds: string[];
  /** Whether the guests are there already. */
  isHere: boolean;
}

/** A valid reservation of staff. `phone` is E.164, `startsAt` in milliseconds. */
export interface StaffReservation {
  startsAt: number;
  guests: number;
  name: string;
  phone: string | null;
  note: string | null;
  allergy: AllergySaid | null;
}

/**
 * The reservation of a request that has a time, a number of guests and a name. Opening hours do not bind
 * staff. A phone number is optional, but must be valid.
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
  const { startsAt, guests, name, note, allergy } = request;
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
  return { startsAt, guests, name, phone, note, allergy };
}

const PHONE = 'customer.phone';

/** Properties in the order in which the request has them. */
const FIELD_ORDER = ['startsAt', 'guests', 'customer', 'customer.name', PHONE, 'note', 'allergy.text'];
