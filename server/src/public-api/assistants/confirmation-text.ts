import type { ShownOrder } from '../../core/assistants/order-draft.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import type { Language } from '../../core/languages.ts';
import type { Booking } from '../../core/reservations/reservation-rules.ts';
import { moneyIn, orderTypeIn } from './draft-words.ts';

/**
 * Joins the lines of the text that a person confirms. Names, addresses and notes are in it as the venue and guests
 * wrote them.
 */
function linesOf(lines: readonly (string | null)[]): string {
  return lines.filter((line) => line !== null).join('\n');
}

const joined = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part != null).join(', ');
const inBrackets = (note: string | null) => note && `(${note})`;

/**
 * The text of a whole order that a person confirms: the venue, the type and the customer or table, each line, and the
 * sentence with the question.
 */
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
    const noteText = line.note === null ? '' : ` (${line.note})`;
    const dish = [line.productName, ', ', line.portionName, ...extras, ...removed, noteText].join('');
    return `${line.quantity} × ${dish}: ${moneyIn(language, line.unitKurus * line.quantity)}`;
  });
  return linesOf([
    venueName,
    `${orderTypeIn(language, type)}: ${whom}`,
    ...goods,
    inBrackets(note),
    sentence,
  ]);
}

/**
 * The text of a whole booking that a person confirms: the restaurant, the guest, and the sentence with the time and
 * the number of guests.
 */
export function bookingConfirmation(
  venueName: string,
  { name, phone, note }: Pick<Booking, 'name' | 'phone' | 'note'>,
  sentence: string,
): string {
  return linesOf([venueName, joined([name, phone]), inBrackets(note), sentence]);
}
