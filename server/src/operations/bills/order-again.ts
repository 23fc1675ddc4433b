import type { Actor } from '../../core/access/actor.ts';
import { billState } from '../../core/bills/bill-status.ts';
import { lineToOrderAgain, orderForCancelledBill } from '../../core/bills/ordering/order-again.ts';
import { findBill } from '../../store/bills/bills.ts';
import type { PlacedRound } from './place-round.ts';
import { placeStaffOrder } from './place-staff-order.ts';
import {
  placeStaffRound,
  requireVenue,
  type StaffPlacement,
  type StaffPlacementParts,
} from './place-staff-round.ts';
import { replayOrThrow } from './replay-or-throw.ts';
import { type Consent, requireVisibleBill } from './require-right.ts';

/** A struck line to order again, and the person who orders it. */
export interface StruckLine {
  venueId: string;
  billId: string;
  lineId: string;
  by: Actor;
  consent: Consent;
}

/** The Idempotency-Key of every such order; with the line's id it makes each line orderable again only once. */
const ORDER_AGAIN = 'order-again';

/**
 * Orders a struck line again, as a new line in a new round. This works once for each struck line, for all callers
 * together. The new line has current prices and campaigns and takes stock. If the bill was cancelled with its last line,
 * the new line is added to the open bill of the table, or on a new bill.
 * @throws Refusal BILL_NOT_FOUND, BILL_NOT_OPEN, LINE_NOT_FOUND, LINE_MOVE_NOT_ALLOWED if it was not struck, and what
 *   `placeStaffOrder` throws; none of them if the line was ordered again before
 */
export async function orderAgain(
  parts: StaffPlacementParts,
  { venueId, billId, lineId, by, consent }: StruckLine,
  now: number,
): Promise<PlacedRound> {
  const { db, cache } = parts;
  try {
    const { venue } = await requireVenue(cache, venueId);
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(consent.session, bill);
    const line = lineToOrderAgain(bill, lineId, venue, now);
    const placement: StaffPlacement = {
      ...{ venueId, by, consent, takenById: null, idempotencyKey: ORDER_AGAIN },
      ...{ bodyProblems: [], againOf: lineId },
    };
    if (billState(bill) === 'Open')
      return await placeStaffRound(parts, { ...placement, billId, lines: [line], note: null }, now);
    return await placeStaffOrder(parts, { ...placement, request: orderForCancelledBill(bill, line) }, now);
  } catch (error) {
    return replayOrThrow(error, db, venueId, lineId, ORDER_AGAIN);
  }
}
