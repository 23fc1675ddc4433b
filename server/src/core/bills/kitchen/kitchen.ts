import { Refusal } from '../../refusals.ts';
import { type Bill, type BillLine, LINE_STATES, type LineState } from '../bill.ts';
import {
  type BillChange,
  changed,
  lineOf,
  reasonOf,
  replaceLine,
  requireNotCancelled,
  requireOpen,
  unchanged,
  worthOf,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { lineStatus, liveLines, paidKurus } from '../bill-status.ts';
import { stockReturned } from '../bill-stock.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { withRemoved } from '../reductions.ts';
import { firedLine } from './courses.ts';

/**
 * Moves a line: forward by any number of steps, or one step back (a mistaken tap); to `Cancelled` it is
 * struck. A line that is in this state already stays as it is, so a double tap is harmless. The lines of a
 * closed bill move in the same way, but none of them is struck; one that is to be made again brings the bill
 * to the board. A line that was held is fired.
 * @param reason  why it is struck
 * @param seen  the state in which the person saw it: then the line moves in the direction that the person meant, or not at all. `null` for whatever it is in
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN when it is cancelled; to strike a line, also when it is closed
 * @throws Refusal LINE_MOVE_NOT_ALLOWED when it would go back by more than one step, or was struck
 * @throws Refusal BILL_HAS_PAYMENTS as `strikeLine` does
 */
export function moveLine(
  bill: Bill,
  lineId: string,
  to: LineState,
  stamp: Stamp,
  reason: string | null = null,
  seen: LineState | null = null,
): BillChange {
  if (to === 'Cancelled') return strikeLine(bill, lineId, stamp, reason);
  const line = lineOf(bill, lineId);
  if (lineStatus(bill, line) === to) return unchanged(bill);
  requireNotCancelled(bill);
  const from = line.state;
  if (from !== 'Cancelled' && seen !== null && isOvertaken(from, seen, to)) return unchanged(bill);
  if (from === 'Cancelled' || stepsTo(from, to) < -1) throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  const isPaidFirst = bill.isPaidFirst || (bill.closedAt !== null && from === 'Ready' && to === 'Preparing');
  const after = { ...replaceLine(bill, inState(line, to, stamp.at)), isPaidFirst };
  return changed(after, stamp, { action: 'LineMoved', detail: { lineId, from, to } });
}

/**
 * Strikes a line off: it no longer costs anything, and its units go back to their stock. Striking the last
 * line cancels the bill, so this is refused while the bill has a payment. Striking again does nothing.
 * @param reason  why, in the words of the person who strikes it
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal BILL_HAS_PAYMENTS when it is the last line and something was paid
 */
export function strikeLine(
  bill: Bill,
  lineId: string,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const line = lineOf(bill, lineId);
  if (lineStatus(bill, line) === 'Cancelled') return unchanged(bill);
  requireOpen(bill);
  if (liveLines(bill).length === 1 && paidKurus(bill) > 0) throw new Refusal('BILL_HAS_PAYMENTS');
  const after = reprice(replaceLine(bill, inState(withRemoved(line, line.quantity), 'Cancelled', stamp.at)));
  const detail = { lineId, from: line.state, ...worthOf(line), ...reasonOf(reason) };
  const deed = { action: 'LineStruck', detail } as const;
  return changed(after, stamp, deed, stockReturned([line]));
}

/**
 * Moves the lines of a round forward to a state. Lines that have reached it already, struck lines and
 * those that are held stay as they are. The bill may be closed.
 * @param only  ids of the lines that move; `null` for all of the round
 * @throws Refusal LINE_NOT_FOUND when the bill has no such round
 * @throws Refusal BILL_NOT_OPEN when it is cancelled
 */
export function bumpRound(
  bill: Bill,
  roundId: string,
  to: Exclude<LineState, 'Cancelled'>,
  stamp: Stamp,
  only: readonly string[] | null = null,
): BillChange {
  if (!bill.rounds.some(({ id }) => id === roundId)) throw new Refusal('LINE_NOT_FOUND');
  const isMeant = (line: BillLine) => line.roundId === roundId && (only === null || only.includes(line.id));
  const isBehind = ({ state, isHeld }: BillLine) =>
    state !== 'Cancelled' && !isHeld && stepsTo(state, to) > 0;
  const lineIds = bill.lines.filter((line) => isMeant(line) && isBehind(line)).map(({ id }) => id);
  if (lineIds.length === 0) return unchanged(bill);
  requireNotCancelled(bill);
  const lines = bill.lines.map((line) => (lineIds.includes(line.id) ? inState(line, to, stamp.at) : line));
  return changed({ ...bill, lines }, stamp, { action: 'RoundBumped', detail: { roundId, to, lineIds } });
}

/** A line in another state; one that is ready says since when. */
function inState({ readyAt: _, ...line }: BillLine, state: LineState, at: number): BillLine {
  const made = state === 'Cancelled' ? line : firedLine(line, at);
  return state === 'Ready' ? { ...made, state, readyAt: at } : { ...made, state };
}

/** Whether others have moved a line since it was seen: as far as it was to go, back, or away from the state that was a mistake. */
function isOvertaken(state: LineState, seen: LineState, to: LineState): boolean {
  const isForward = stepsTo(seen, to) > 0;
  return isForward ? stepsTo(state, to) < 0 || stepsTo(seen, state) < 0 : state !== seen;
}

/** How many steps forward it is from a state to another; back is negative. */
function stepsTo(from: LineState, to: LineState): number {
  return LINE_STATES.indexOf(to) - LINE_STATES.indexOf(from);
}
