/** What a search finds bills by. */
export interface SearchedBill {
  number: number;
  customerName: string | null;
  /** E.164. */
  customerPhone: string | null;
}

/** Whether a bill is one that a search text means. */
export type BillSearch = (bill: SearchedBill) => boolean;

/** Fewer digits are part of too many phone numbers. */
const PHONE_DIGITS = 4;

/**
 * The search for bills by a text: the number of a bill as a whole, part of the customer's name (without regard
 * to letter case and accents, so that `isik` finds `Işık`), or at least four digits of the phone number in the
 * order in which they are written there.
 */
export function billSearch(text: string): BillSearch {
  const words = plainLetters(text).trim().replaceAll(/\s+/g, ' ');
  const number = searchedNumber(text);
  // Inside a number, the 0 of its local form stands for the code of the country.
  const digits = /^[\d\s()+./-]*$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  return (bill) =>
    (number !== null && bill.number === number) ||
    (words !== '' && bill.customerName !== null && plainLetters(bill.customerName).includes(words)) ||
    (digits.length >= PHONE_DIGITS && bill.customerPhone !== null && bill.customerPhone.includes(digits));
}

/** The number of a bill that a search text is; `null` when it is none. */
export function searchedNumber(text: string): number | null {
  const digits = /^\s*#?\s*(\d{1,9})\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lower case without accents; the dotless `ı` is an `i`. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}
