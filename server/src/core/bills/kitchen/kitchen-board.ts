import type { Bill, BillLine } from '../bill.ts';
import { billState, liveLines } from '../bill-status.ts';
import { kitchenDueSince } from './courses.ts';

const MINUTE_MS = 60_000;

/** How long the kitchen's board shows a line that no one marks as ready, from when it was to be made. */
const MADE_WITHIN_MS = 12 * 60 * MINUTE_MS;

/** How long a closed bill of which everything is made can be brought back from the board: a mistaken tap. */
const RECALLED_WITHIN_MS = 30 * MINUTE_MS;

/** The lines of a bill that the kitchen has yet to make; those that are held are not among them. */
export function linesToMake(bill: Bill): BillLine[] {
  return liveLines(bill).filter(
    ({ state, isHeld }) => !isHeld && (state === 'Pending' || state === 'Preparing'),
  );
}

/**
 * Until when every board lists a closed bill, in milliseconds; `null` for one that is open, cancelled, or was
 * closed when all of it was made.
 * @param now  when it was changed last
 */
export function boardUntil(bill: Bill, now: number): number | null {
  if (billState(bill) !== 'Closed' || !bill.isPaidFirst) return null;
  const lines = linesToMake(bill);
  if (lines.length === 0) return now + RECALLED_WITHIN_MS;
  return Math.max(...lines.map(kitchenDueSince)) + MADE_WITHIN_MS;
}
