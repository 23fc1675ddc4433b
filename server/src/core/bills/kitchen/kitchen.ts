import { Refusal } from '../../refusals.ts';
import { type Bill, type BillLine, LINE_STATES, type LineState } from '../bill.ts';
import {
  type BillChange,
  createChange,
  findLine,
  reasonDetail,
  replaceLine,
  requireNotCancelled,
  requireOpen,
  unchanged,
  worthOfLine,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { lineStatus, liveLines, paidKurus } from '../bill-status.ts';
import { stockReturned } from '../bill-stock.ts';
import { reprice } from '../prices/bill-pricing.ts';
import { withRemoved } from '../reductions.ts';
import { fireLine } from './courses.ts';

/**
 * Moves a line to another state: forward by any number of steps, or back by one step, which corrects a mistaken tap. `Cancelled`
 * strikes the line. If the line already has the state, nothing changes, so a double tap is harmless. The lines of a closed bill can
 * move, too, but cannot be struck. A ready line that must be made again brings its closed bill back to the board. A held line is fired.
 * @param reason  only for `Cancelled`: why the line is struck
 * @param seen  the state that the person saw; `null` if unknown. If others moved the line since, it is not moved against the person's intention
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled or, to strike a line, closed
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line would go back by more than one step, or was struck
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
  const line = findLine(bill, lineId);
  if (lineStatus(bill, line) === to) return unchanged(bill);
  requireNotCancelled(bill);
  const from = line.state;
  if (from !== 'Cancelled' && seen !== null && wasMovedByOthers(from, seen, to)) return unchanged(bill);
  if (from === 'Cancelled' || stepsTo(from, to) < -1) throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  const isPaidFirst = bill.isPaidFirst || (bill.closedAt !== null && from === 'Ready' && to === 'Preparing');
  const after = { ...replaceLine(bill, inState(line, to, stamp.at)), isPaidFirst };
  return createChange(after, stamp, { action: 'LineMoved', detail: { lineId, from, to } });
}

/**
 * Strikes a line: it costs nothing any more, and its units return to the stock. Striking the last
 * line cancels the bill, so it is refused if the bill has a payment. Striking a line again changes nothing.
 * @param reason  in the person's own words
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal BILL_HAS_PAYMENTS if it is the last line and something was paid
 */
export function strikeLine(
  bill: Bill,
  lineId: string,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const line = findLine(bill, lineId);
  if (lineStatus(bill, line) === 'Cancelled') return unchanged(bill);
  requireOpen(bill);
  if (liveLines(bill).length === 1 && paidKurus(bill) > 0) throw new Refusal('BILL_HAS_PAYMENTS');
  const after = reprice(replaceLine(bill, inState(withRemoved(line, line.quantity), 'Cancelled', stamp.at)));
  const detail = { lineId, from: line.state, ...worthOfLine(line), ...reasonDetail(reason) };
  const action = { action: 'LineStruck', detail } as const;
  return createChange(after, stamp, action, stockReturned([line]));
}

/**
 * Moves the lines of a round forward to a state. Struck lines, held lines, and lines that have already reached the state
 * stay unchanged. The bill may be closed.
 * @param only  the ids of the lines to move; `null` for the whole round
 * @throws Refusal LINE_NOT_FOUND if the bill does not have this round
 * @throws Refusal BILL_NOT_OPEN if the bill is cancelled
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
  return createChange({ ...bill, lines }, stamp, { action: 'RoundBumped', detail: { roundId, to, lineIds } });
}

/** The line in another state. Only a ready line has `readyAt`. */
function inState({ readyAt: _, ...line }: BillLine, state: LineState, at: number): BillLine {
  const made = state === 'Cancelled' ? line : fireLine(line, at);
  return state === 'Ready' ? { ...made, state, readyAt: at } : { ...made, state };
}

/**
 * Whether another person moved a line after this person saw it, so that the move must not be made. For a move forward: the line is already
 * further than `to`, or was moved back. For a move back: the line has left the seen state.
 */
function wasMovedByOthers(state: LineState, seen: LineState, to: LineState): boolean {
  const isForward = stepsTo(seen, to) > 0;
  return isForward ? stepsTo(state, to) < 0 || stepsTo(seen, state) < 0 : state !== seen;
}

/** The number of steps from one state to another; negative for steps back. */
function stepsTo(from: LineState, to: LineState): number {
  return LINE_STATES.indexOf(to) - LINE_STATES.indexOf(from);
}
