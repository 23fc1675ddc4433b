import type { ShownOrder } from '../../core/assistants/order-draft.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import type { Language } from '../../core/languages.ts';
import type { Booking } from '../../core/reservations/reservation-rules.ts';
import { moneyIn, typeIn } from './draft-words.ts';

/**
 * The text that a person confirms, line by line. It contains names, addresses and notes of the venue and of
 * guests as they were written.
 */
function linesOf(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part != null).join(', ');
const inBrackets = (note: string | null) => note && `(${note})`;

/** The whole order that its person confirms: where, how and for whom, every line, and the sentence. */
export function orderConfirmation(
  language: Language,
  venueName: string,
  { type, note }: Pick<OrderRequest, 'type' | 'note'>,
  {
    customer,
    shown,
  }: { customer: Record<'name' | 'phone' | 'address', string | null> | null; shown: ShownOrder },
  sentence: string,
): string {
  const whom = shown.table?.name ?? joined([customer?.name, customer?.phone, customer?.address]);
  const goods = shown.lines.map((line) => {
    const extras = line.extras.map((name) => `, + ${name}`);
    const removed = line.removedIngredients.map((name) => `, − ${name}`);
    const wish = line.note === null ? '' : ` (${line.note})`;
    const dish = [line.productName, ', ', line.portionName, ...extras, ...removed, wish].join('');
    return `${line.quantity} × ${dish}: ${moneyIn(language, line.unitKurus * line.quantity)}`;
  });
  return linesOf([venueName, `${typeIn(language, type)}: ${whom}`, ...goods, inBrackets(note), sentence]);
}

/**
 * The whole booking that its person confirms: the restaurant, for whom, and the sentence with time and
 * guests.
 */
export function bookingConfirmation(
  venueName: string,
  { name, phone, note }: Pick<Booking, 'name' | 'phone' | 'note'>,
  sentence: string,
): string {
  return linesOf([venueName, joined([name, phone]), inBrackets(note), sentence]);
}
