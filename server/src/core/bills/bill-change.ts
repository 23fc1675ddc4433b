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
  /** `null` if nothing changed: then `bill` is the bill from before, and there is nothing to save. */
  history: HistoryEntry | null;
  stockDeltas: StockDelta[];
}

/**
 * The result of a change of a bill, with its entry for the history.
 * @param bill  the bill after the change
 * @throws Refusal BILL_TOO_LONG if the bill was changed too often
 */
export function createChange(
  bill: Bill,
  stamp: Stamp,
  action: BillAction,
  stockDeltas: StockDelta[] = [],
): BillChange {
  requireChangeLimit(bill, action);
  const { at, by, approvedBy } = stamp;
  const history = { ...action, at, by, ...(approvedBy === undefined ? {} : { approvedBy }) };
  return { bill, history, stockDeltas };
}

/** The result if the bill is already as requested, for example after a double tap. */
export function unchanged(bill: Bill): BillChange {
  return { bill, history: null, stockDeltas: [] };
}

/**
 * Whether a request was carried out before: one of the known records has its id, which is made from its Idempotency-Key.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if a different request has used the key
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
 * Returns the change if the person has seen the present bill. Changes of its fiscal documents do not count. An approved change
 * always passes: its approval has a largest amount, and the bill may change while a colleague decides.
 * @param revision  the revision of the bill that the person saw
 * @throws Refusal BILL_CHANGED_SINCE if the bill was changed after that revision
 */
export function requireSeenRevision(bill: Bill, revision: number, change: BillChange): BillChange {
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
 * Passes if the kitchen can still make and serve the lines of a bill, even if it is closed.
 * @throws Refusal BILL_NOT_OPEN if it is cancelled, or its lines have moved to another bill
 */
export function requireNotCancelled(bill: Bill): void {
  const state = billState(bill);
  if (state === 'Cancelled' || state === 'Moved') throw new Refusal('BILL_NOT_OPEN');
}

/** Finds a line of a bill by its id. @throws Refusal LINE_NOT_FOUND */
export function findLine(bill: Bill, lineId: string): BillLine {
  const line = bill.lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new Refusal('LINE_NOT_FOUND');
  return line;
}

/**
 * Finds a line of an open bill that was not struck.
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if it was struck
 */
export function findChargeableLine(bill: Bill, lineId: string): BillLine {
  const line = findLine(bill, lineId);
  requireOpen(bill);
  if (line.state === 'Cancelled') throw new Refusal('LINE_MOVE_NOT_ALLOWED');
  return line;
}

/** The `reason` property of an entry's detail; an empty object if there is no reason. */
export function reasonDetail(reason: string | null): { reason?: string } {
  return reason === null ? {} : { reason };
}

/** The name, the units and the price before campaigns of a line, for an entry in the history. */
export function worthOfLine(line: BillLine): LineWorth {
  const { productName, quantity: units } = line;
  return { productName, units, amountKurus: unitKurus(line) * units };
}

/** The bill with some properties of one line changed. The caller must calculate its totals again with `reprice`. */
export function withLine(bill: Bill, lineId: string, change: Partial<BillLine>): Bill {
  return replaceLine(bill, { ...findLine(bill, lineId), ...change });
}

/** The bill with a line replaced by the given one with the same id. The caller must calculate its totals again. */
export function replaceLine(bill: Bill, line: BillLine): Bill {
  return { ...bill, lines: bill.lines.map((one) => (one.id === line.id ? line : one)) };
}
