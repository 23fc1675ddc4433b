import { Refusal } from '../refusals.ts';
import type { Bill, BillLine } from './bill.ts';
import type { BillAction, HistoryEntry, LineWorth, Stamp } from './bill-history.ts';
import { requireChangeLimit } from './bill-limits.ts';
import { billState, unitKurus } from './bill-status.ts';
import type { StockDelta } from './bill-stock.ts';
import { differsOnlyInDocuments } from './fiscal/fiscal-document.ts';

/** The result of changing a bill. All of it is saved together, or nothing. */
export interface BillChange {
  bill: Bill;
  /** `null` if nothing changed: then `bill` is the one that was given, and there is nothing to save. */
  history: HistoryEntry | null;
  stockDeltas: StockDelta[];
}

/**
 * A change, with its entry in the history.
 * @throws Refusal BILL_TOO_LONG after too many changes of the bill
 */
export function changed(
  bill: Bill,
  stamp: Stamp,
  deed: BillAction,
  stockDeltas: StockDelta[] = [],
): BillChange {
  requireChangeLimit(bill, deed);
  const { at, by, approvedBy } = stamp;
  const history = { ...deed, at, by, ...(approvedBy === undefined ? {} : { approvedBy }) };
  return { bill, history, stockDeltas };
}

/** The bill is already as requested, as after a double tap. */
export function unchanged(bill: Bill): BillChange {
  return { bill, history: null, stockDeltas: [] };
}

/**
 * Whether what a request asks for is on the bill already, under the id that its key makes.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED when another request has used the key
 */
export function isRepeat(
  known: readonly { id: string; requestHash?: string }[],
  { id, requestHash }: { id: string; requestHash?: string },
): boolean {
  const same = known.find((one) => one.id === id);
  if (same !== undefined && same.requestHash !== requestHash) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return same !== undefined;
}

/**
 * A change of a number that a person decided on when the bill had this revision. It is refused if the bill has changed
 * since, unless only fiscal documents were added or the number is the same already. An approved change is bounded by its
 * amount instead, so changes between asking and agreeing do not spoil it.
 * @throws Refusal BILL_CHANGED_SINCE if the bill was changed since
 */
export function changeOfSeenBill(bill: Bill, revision: number, change: BillChange): BillChange {
  const { history } = change;
  if (history === null || history.approvedBy !== undefined) return change;
  if (!differsOnlyInDocuments(bill, revision)) throw new Refusal('BILL_CHANGED_SINCE');
  return change;
}

/** Passes if a bill can still change. @throws Refusal BILL_NOT_OPEN if it is closed or cancelled */
export function requireOpen(bill: Bill): void {
  if (billState(bill) !== 'Open') throw new Refusal('BILL_NOT_OPEN');
}

/**
 * Passes if the lines of a bill can still be made and served, also after it was closed.
 * @throws Refusal BILL_NOT_OPEN if it is cancelled, or its lines have moved to another bill
 */
export function requireNotCancelled(bill: Bill): void {
  const state = billState(bill);
  if (state === 'Cancelled' || state === 'Moved') throw new Refusal('BILL_NOT_OPEN');
}

/** A line of a bill by its id. @throws Refusal LINE_NOT_FOUND */
export function lineOf(bill: Bill, lineId: string): BillLine {
  const line = bill.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Refusal('LINE_NOT_FOUND');
  return line;
}

/**
 * A line of an open bill that was not struck.
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if it was struck
 */
export function chargeableLine(bill: Bill, lineId: string): BillLine {
  const line = lineOf(bill, lineId);
  requireOpen(bill);
  if (line.state === 'Cancelled') throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  return line;
}

/** The reason of a change in its detail, where one was said. */
export function reasonOf(reason: string | null): { reason?: string } {
  return reason === null ? {} : { reason };
}

/** What a line would cost before campaigns. The entry in the history keeps it. */
export function worthOf(line: BillLine): LineWorth {
  const { productName, quantity: units } = line;
  return { productName, units, amountKurus: unitKurus(line) * units };
}

/** The bill with some properties of one line changed; its totals are still the old ones. */
export function withLine(bill: Bill, lineId: string, change: Partial<BillLine>): Bill {
  return replaceLine(bill, { ...lineOf(bill, lineId), ...change });
}

/** The bill with another form of one of its lines; its totals are still the old ones. */
export function replaceLine(bill: Bill, line: BillLine): Bill {
  return { ...bill, lines: bill.lines.map((one) => (one.id === line.id ? line : one)) };
}
