import { foldText } from '../text/fold-text.ts';
import { createPersonMatcher } from '../text/person-search.ts';
import type { Payment } from './bill.ts';
import { isCounted } from './bill-status.ts';

/** The properties of a bill that a search compares. */
export interface BillToSearch {
  number: number;
  customerName: string | null;
  /** E.164. */
  customerPhone: string | null;
  tableName: string | null;
  totalKurus: number;
  payments: Pick<Payment, 'kind' | 'method' | 'amountKurus' | 'reversedAt'>[];
}

/** Tells whether a bill matches the search. */
export type BillSearch = (bill: BillToSearch) => boolean;

/**
 * Creates the search for a text. It finds a bill by: its whole number; the amount of its total or of a payment; the name of its table (the
 * whole name or, if the text has a letter, its beginning); a part of the customer's name, where letter case and accents do not matter
 * (`isik` finds `Işık`); or at least four consecutive digits of the phone number.
 */
export function billSearch(text: string): BillSearch {
  const words = foldText(text);
  const isPerson = createPersonMatcher(text);
  const [number, kurus] = [parseBillNumber(text), parseSearchAmount(text)];
  const isTable = (name: string) => name === words || (/\p{L}/u.test(words) && name.startsWith(words));
  return (bill) =>
    (number !== null && bill.number === number) ||
    (kurus !== null && hasAmount(bill, kurus)) ||
    (words !== '' && bill.tableName !== null && isTable(foldText(bill.tableName))) ||
    isPerson({ name: bill.customerName, phone: bill.customerPhone });
}

/**
 * The part of a search text for the database, which compares it with {@link guestSearchText}. Every bill that {@link billSearch} finds
 * by its guest contains the part; some other bills contain it, too. `null` if the text cannot find a guest. A text that looks
 * like a phone number is never compared with names.
 */
export function guestSearchPart(text: string): string | null {
  if (!PHONE_TEXT.test(text)) return foldText(text) || null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < PHONE_DIGITS ? null : digits.replace(/^00?/, '');
}

/** The fewest digits of a search: fewer digits would match too many phone numbers. */
const PHONE_DIGITS = 4;
/** Only digits and the usual separators of phone numbers. */
const PHONE_TEXT = /^[\d\s()+./-]*$/;

/** Whether a bill has a payment by this method that was not reversed. @param code  the venue's code of the method, or its kind */
export function isPaidByMethod({ payments }: BillToSearch, code: string): boolean {
  return payments.some(
    (payment) => isCounted(payment) && [payment.method?.code, payment.kind].includes(code),
  );
}

/** Reads a search text as the number of a bill; `null` if it is not a number. */
export function parseBillNumber(text: string): number | null {
  const digits = /^\s*#?\s*(\d{1,9})\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Lira with or without thousands separators, and one or two optional decimals; a currency sign may be before or after. */
const AMOUNT = /^(?:₺|tl)?\s*(\d{1,8}|\d{1,3}(?:[.,\s]\d{3}){1,2})(?:[.,](\d{1,2}))?\s*(?:₺|tl)?$/i;

/** Parses a search text as an amount, such as `120,50`, `120.5` or `1.250 TL`. @returns kuruş; `null` if it is not an amount */
export function parseSearchAmount(text: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(2, '0'));
}

function hasAmount({ totalKurus, payments }: BillToSearch, kurus: number): boolean {
  return totalKurus === kurus || payments.some((one) => isCounted(one) && one.amountKurus === kurus);
}
