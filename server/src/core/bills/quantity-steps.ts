import { invalidContent } from '../invalid-content.ts';
import type { Bill } from './bill.ts';
import { type BillChange, findLine } from './bill-change.ts';
import type { Stamp } from './bill-history.ts';
import { MOST_GUESTS } from './ordering/order-request.ts';
import { changeQuantity, countGuests, MAX_LINE_QUANTITY } from './till.ts';

/**
 * Adds units to a line, or removes some. The step counts from the present quantity, even if another person changed it after
 * the screen was loaded.
 * @param by  the number of units to add; negative to remove
 * @throws Refusal CONTENT_INVALID if the line would have less than 1 unit, or more than `MAX_LINE_QUANTITY`
 * @throws Refusal as {@link changeQuantity} does
 */
export function stepQuantity(
  bill: Bill,
  lineId: string,
  by: number,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const quantity = addStep(findLine(bill, lineId).quantity, by, { from: 1, to: MAX_LINE_QUANTITY });
  return changeQuantity(bill, lineId, quantity, stamp, reason);
}

/**
 * Adds guests to the number of guests of a bill, or removes some. Guests who were not counted are 0, and with 0 guests they
 * count as not counted again.
 * @throws Refusal CONTENT_INVALID if there would be less than 0 guests, or more than `MOST_GUESTS`
 * @throws Refusal as {@link countGuests} does
 */
export function stepGuests(bill: Bill, by: number, stamp: Stamp): BillChange {
  const guests = addStep(bill.guests ?? 0, by, { from: 0, to: MOST_GUESTS });
  return countGuests(bill, guests === 0 ? null : guests, stamp);
}

function addStep(number: number, by: number, range: { from: number; to: number }): number {
  const after = number + by;
  if (after >= range.from && after <= range.to) return after;
  const message = `makes ${after} of the ${number} that there are; it must be from ${range.from} to ${range.to}`;
  throw invalidContent('by', message, by);
}
