// Generated from the code: do not edit, run npm run generate.

/** A country calling code of one, two or three digits. @see ITU-T E.164, list of assigned country codes */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Creates a function that tells whether a phone number (E.164) matches the digits of a search text: the number contains them
 * consecutively. Digits that begin with 0 also match the beginning of the local form: `0532` finds `+905321234567`. Digits
 * that begin with 00 match only the beginning of the international form. Fewer digits than `fewest` match no number.
 */
export function createPhoneMatcher(text: string, fewest: number): (phone: string) => boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < fewest) return () => false;
  if (digits.startsWith('00')) return (phone) => phone.startsWith(`+${digits.slice(2)}`);
  const local = digits.startsWith('0') ? digits.slice(1) : null;
  return (phone) =>
    phone.includes(digits) || (local !== null && phone.replace(CALLING_CODE, '').startsWith(local));
}
