// The small metadata: it has the shape of each country's numbers, without the ranges of operators.
// Those change every month, and a guest with a number newer than this code must not be turned away.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanText } from './text.ts';

/**
 * Reads a phone number, in international or local form, into E.164 (`+905321234567`): all spellings of one
 * number have the same result. `null` if it is not a phone number, when no number of its country looks like
 * it, or when it has an extension, which E.164 has no room for.
 * @param raw  as it was written; digits may be Arabic, and spaces, dots, dashes, slashes and brackets may
 *   stand between
 * @param countryCode  ISO 3166 alpha-2, upper case: where a number without a country code would be dialled;
 *   for any other text only international forms can be read
 */
export function readPhone(raw: string, countryCode: string): string | null {
  if (raw.length > LONGEST_REMEMBERED) return parsePhone(raw, countryCode);
  const key = `${countryCode} ${raw}`;
  let read = readings.get(key);
  if (read === undefined) {
    read = parsePhone(raw, countryCode);
    if (readings.size >= MOST_REMEMBERED) readings.clear();
    readings.set(key, read);
  }
  return read;
}

/**
 * What was read lately. A basket is priced several times with one number and then placed with it, and reading a number
 * takes longer than pricing three lines.
 */
const readings = new Map<string, string | null>();
const MOST_REMEMBERED = 1_000;
/** In UTF-16 units: no order takes a longer one. */
const LONGEST_REMEMBERED = 60;

function parsePhone(raw: string, countryCode: string): string | null {
  const phone = parsePhoneNumberFromString(cleanText(raw), {
    defaultCountry: countryCode as CountryCode,
    extract: false,
  });
  if (phone === undefined || phone.ext !== undefined || !phone.isPossible()) return null;
  // Where countries share a calling code (+1, +44, +7), only the ranges tell them apart; then the length
  // alone decides.
  return phone.country === undefined || phone.isValid() ? phone.number : null;
}

/** A phone number in E.164 as it is written for people: `+90 216 555 01 01`. */
export function spacedPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
