import type { AllergySaid } from '../bills/kitchen/allergies.ts';
import { type Problem, Refusal } from '../refusals.ts';
import { phoneToE164 } from '../text/phone.ts';
import { problemsOfTime } from './reservation-change.ts';

/** The most guests that staff can enter: a higher number is a typing mistake. Bookings of guests have another limit. */
export const MOST_STAFF_GUESTS = 500;

/** A reservation as staff enter it. A property with an already reported problem can be missing. */
export interface StaffReservationRequest {
  /** Milliseconds. */
  startsAt: number | undefined;
  guests: number | undefined;
  name: string | undefined;
  /** As staff wrote it, not checked. */
  phone: string | null;
  note: string | null;
  allergy: AllergySaid | null;
  /** As sent, not checked. */
  tableIds: string[];
  /** Whether the guests are there already. */
  isHere: boolean;
}

/** A checked reservation of staff. `phone` is E.164, `startsAt` in milliseconds. */
export interface StaffReservation {
  startsAt: number;
  guests: number;
  name: string;
  phone: string | null;
  note: string | null;
  allergy: AllergySaid | null;
}

/**
 * Checks that a request has a time, a number of guests and a name. Staff can choose a time outside the opening hours. A phone
 * number is optional, but must be valid.
 * @param countryCode  ISO 3166 alpha-2: the country of a phone number in local form
 * @param found  problems that were already found
 * @throws Refusal CONTENT_INVALID that lists every problem, in the order of the request
 */
export function parseStaffReservation(
  request: StaffReservationRequest,
  countryCode: string,
  found: readonly Problem[],
  now: number,
): StaffReservation {
  const { startsAt, guests, name, note, allergy } = request;
  const phone = request.phone === null ? null : phoneToE164(request.phone, countryCode);
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

/** Properties in the order of the request. */
const FIELD_ORDER = ['startsAt', 'guests', 'customer', 'customer.name', PHONE, 'note', 'allergy.text'];
