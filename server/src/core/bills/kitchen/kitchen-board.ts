import type { Bill, BillLine } from '../bill.ts';
import { billState, liveLines } from '../bill-status.ts';
import { kitchenDueSince } from './courses.ts';

const MINUTE_MS = 60_000;

/** How long the board shows a line that no one marks as ready, after the kitchen got it. */
const MADE_WITHIN_MS = 12 * 60 * MINUTE_MS;

/** How long the board still lists a closed bill after its last line was made, so that a mistaken tap can be undone. */
const RECALLED_WITHIN_MS = 30 * MINUTE_MS;

/** The lines of a bill that the kitchen must still make, without held lines. */
export function linesToMake(bill: Bill): BillLine[] {
  return liveLines(bill).filter(
    ({ state, isHeld }) => !isHeld && (state === 'Pending' || state === 'Preparing'),
  );
}

/**
 * The instant until which the boards list a closed bill, in milliseconds; `null` for a bill that is not closed, and for a bill
 * whose lines were all made when it was closed.
 * @param now  the time of the last change of the bill
 */
export function boardUntil(bill: Bill, now: number): number | null {
  if (billState(bill) !== 'Closed' || !bill.isPaidFirst) return null;
  const lines = linesToMake(bill);
  if (lines.length === 0) return now + RECALLED_WITHIN_MS;
  return Math.max(...lines.map(kitchenDueSince)) + MADE_WITHIN_MS;
}
