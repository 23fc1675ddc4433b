import { foldText } from '../text/fold-text.ts';
import { personSearch } from '../text/person-search.ts';
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

/** Whether a search finds a bill. */
export type BillSearch = (bill: BillToSearch) => boolean;

/**
 * The search for bills by a text: the number of a bill as a whole, the amount of its total or of a payment, its table by the whole name or,
 * if the text has a letter, by the beginning of it, part of the customer's name (letter case and accents do not matter, so that `isik` finds
 * `Işık`), or at least four digits of the phone number in the order in which they are written there.
 */
export function billSearch(text: string): BillSearch {
  const words = foldText(text);
  const isPerson = personSearch(text);
  const [number, kurus] = [parseBillNumber(text), searchedKurus(text)];
  const isTable = (name: string) => name === words || (/\p{L}/u.test(words) && name.startsWith(words));
  return (bill) =>
    (number !== null && bill.number === number) ||
    (kurus !== null && hasAmount(bill, kurus)) ||
    (words !== '' && bill.tableName !== null && isTable(foldText(bill.tableName))) ||
    isPerson({ name: bill.customerName, phone: bill.customerPhone });
}

/**
 * A text that the {@link guestOf} of every bill contains which {@link billSearch} finds by its guest; other bills may
 * contain it, too. `null` if it finds no bill by its guest. A name that looks like a phone number is not searched for.
 */
export function guestPart(text: string): string | null {
  if (!PHONE_TEXT.test(text)) return foldText(text) || null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < PHONE_DIGITS ? null : digits.replace(/^00?/, '');
}

/** Fewer digits are part of too many phone numbers. */
const PHONE_DIGITS = 4;
/** Digits, and the signs that are written between them. */
const PHONE_TEXT = /^[\d\s()+./-]*$/;

/** Whether something was paid on a bill in a way, by the code of the venue or by its kind, and not taken back. */
export function isPaidBy({ payments }: BillToSearch, code: string): boolean {
  return payments.some(
    (payment) => isCounted(payment) && [payment.method?.code, payment.kind].includes(code),
  );
}

/** Reads a search text as the number of a bill; `null` if it is not a number. */
export function parseBillNumber(text: string): number | null {
  const digits = /^\s*#?\s*(\d{1,9})\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whole lira, with or without marks between thousands, and one or two decimals; a currency before or after it. */
const AMOUNT = /^(?:₺|tl)?\s*(\d{1,8}|\d{1,3}(?:[.,\s]\d{3}){1,2})(?:[.,](\d{1,2}))?\s*(?:₺|tl)?$/i;

/** The amount that a search text is, in kuruş: `120,50`, `120.5`, `1.250 TL`; `null` if it is none. */
export function searchedKurus(text: string): number | null {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(2, '0'));
}

function hasAmount({ totalKurus, payments }: BillToSearch, kurus: number): boolean {
  return totalKurus === kurus || payments.some((one) => isCounted(one) && one.amountKurus === kurus);
}
