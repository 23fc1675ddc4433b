import { invalidContent } from '../invalid-content.ts';
import type { Bill } from './bill.ts';
import { type BillChange, lineOf } from './bill-change.ts';
import type { Stamp } from './bill-history.ts';
import { MOST_GUESTS } from './ordering/order-request.ts';
import { changeQuantity, countGuests, MAX_LINE_QUANTITY } from './till.ts';

/**
 * Adds units to a line, or removes some: a tap on "one more" means one more than there are now, also if others changed the
 * number since the screen was drawn.
 * @param by  units that come to the line; negative for units that go
 * @throws Refusal CONTENT_INVALID if it would leave less than 1 unit, or more than `MAX_LINE_QUANTITY`
 * @throws Refusal as {@link changeQuantity} does
 */
export function stepQuantity(
  bill: Bill,
  lineId: string,
  by: number,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const quantity = stepped(lineOf(bill, lineId).quantity, by, { from: 1, to: MAX_LINE_QUANTITY });
  return changeQuantity(bill, lineId, quantity, stamp, reason);
}

/**
 * Changes the number of guests at the table of a bill by some; a bill whose guests were not counted has 0, and 0 takes the
 * number away.
 * @throws Refusal CONTENT_INVALID if it would be less than 0, or more than `MOST_GUESTS`
 * @throws Refusal as {@link countGuests} does
 */
export function stepGuests(bill: Bill, by: number, stamp: Stamp): BillChange {
  const guests = stepped(bill.guests ?? 0, by, { from: 0, to: MOST_GUESTS });
  return countGuests(bill, guests === 0 ? null : guests, stamp);
}

function stepped(number: number, by: number, range: { from: number; to: number }): number {
  const after = number + by;
  if (after >= range.from && after <= range.to) return after;
  const message = `makes ${after} of the ${number} that there are; it must be from ${range.from} to ${range.to}`;
  throw invalidContent('by', message, by);
}
