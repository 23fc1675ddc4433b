// The small metadata: it has the form of the numbers of each country, without the number ranges of phone companies.
// These ranges change every month, and a guest whose number is newer than this code must not be refused.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanText } from './text.ts';

/**
 * Converts a phone number in international or local form to E.164 (`+905321234567`), so that all spellings of a number become
 * equal. `null` if it is not a phone number, if no number of its country has this form, or if it has an extension, which
 * E.164 does not support.
 * @param raw  as written; can have Arabic digits, spaces, dots, dashes, slashes and brackets
 * @param countryCode  ISO 3166 alpha-2, upper case: the country of numbers in local form. With an unknown country, only
 *   international forms are accepted
 */
export function phoneToE164(raw: string, countryCode: string): string | null {
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
 * A cache of recent results. The same number is parsed each time a basket is priced and when the order is placed, and parsing a
 * number takes longer than pricing three lines.
 */
const readings = new Map<string, string | null>();
const MOST_REMEMBERED = 1_000;
/** The longest cached number, in UTF-16 units. Orders do not accept longer ones. */
const LONGEST_REMEMBERED = 60;

function parsePhone(raw: string, countryCode: string): string | null {
  const phone = parsePhoneNumberFromString(cleanText(raw), {
    defaultCountry: countryCode as CountryCode,
    extract: false,
  });
  if (phone === undefined || phone.ext !== undefined || !phone.isPossible()) return null;
  // Countries that share a calling code (+1, +44, +7) differ only in number ranges. If none fits, only the length decides.
  return phone.country === undefined || phone.isValid() ? phone.number : null;
}

/** Formats an E.164 phone number for people: `+90 216 555 01 01`. */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
