import type { Actor } from '../../core/access/actor.ts';
import { billState } from '../../core/bills/bill-status.ts';
import { lineToOrderAgain, orderOfCancelled } from '../../core/bills/ordering/order-again.ts';
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
import { type Consent, requireSeen } from './require-right.ts';

/** A struck line that is wanted after all, and who says so. */
export interface StruckLine {
  venueId: string;
  billId: string;
  lineId: string;
  by: Actor;
  consent: Consent;
}

/** Of the one placement that a struck line can have. */
const ORDER_AGAIN = 'order-again';

/**
 * Orders a struck line again, as a new round with a new line: once for each struck line, for all callers together. It has the prices and
 * campaigns of now and takes stock. A bill that was cancelled with its last line gets another one in its place, or the open one of its table.
 * @throws Refusal BILL_NOT_FOUND, BILL_NOT_OPEN, LINE_NOT_FOUND, LINE_MOVE_NOT_ALLOWED when it was not struck, and what `placeStaffOrder` throws,
 *   unless the line was ordered again before
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
    requireSeen(consent.session, bill);
    const line = lineToOrderAgain(bill, lineId, venue, now);
    const placement: StaffPlacement = {
      ...{ venueId, by, consent, takenById: null, idempotencyKey: ORDER_AGAIN },
      ...{ bodyProblems: [], againOf: lineId },
    };
    if (billState(bill) === 'Open')
      return await placeStaffRound(parts, { ...placement, billId, lines: [line], note: null }, now);
    return await placeStaffOrder(parts, { ...placement, request: orderOfCancelled(bill, line) }, now);
  } catch (error) {
    return replayOrThrow(error, db, venueId, lineId, ORDER_AGAIN);
  }
}
