/** The calling codes of countries: one digit, or two, or three. @see ITU-T E.164, list of assigned country codes */
const CALLING_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * The search for phone numbers (E.164) by the digits in a text: those that contain them in this order. Digits that begin with a 0 also find the
 * numbers that begin so in their local form, as `0532` finds `+905321234567`; with 00, in the international one. Fewer digits than `fewest` find none.
 */
export function phoneSearch(text: string, fewest: number): (phone: string) => boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < fewest) return () => false;
  if (digits.startsWith('00')) return (phone) => phone.startsWith(`+${digits.slice(2)}`);
  const local = digits.startsWith('0') ? digits.slice(1) : null;
  return (phone) =>
    phone.includes(digits) || (local !== null && phone.replace(CALLING_CODE, '').startsWith(local));
}
