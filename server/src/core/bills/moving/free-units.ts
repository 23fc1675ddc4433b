import { invalidContent } from '../../invalid-content.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine, LineUnits } from '../bill.ts';
import { findChargeableLine } from '../bill-change.ts';
import { isCounted } from '../bill-status.ts';
import { currentDocuments, documentedUnits } from '../fiscal/fiscal-document.ts';
import { countUnitsOfLine, paidUnitsOf } from '../payments/settle.ts';

/** The units that a request wants to move, each line at most once. */
export type ChosenUnits = readonly LineUnits[];

/**
 * Passes if the chosen units of an open bill are neither struck, nor paid, nor on a fiscal document.
 * @param covered  the units that fiscal documents cover
 * @throws Refusal LINE_NOT_FOUND, BILL_NOT_OPEN; LINE_MOVE_NOT_ALLOWED if a line was struck; CONTENT_INVALID if no line is chosen, if a line is
 *   chosen twice, or with more units than it has; UNIT_ALREADY_PAID; UNIT_HAS_DOCUMENT
 */
export function requireFreeUnits(bill: Bill, chosen: ChosenUnits, covered: readonly LineUnits[]): void {
  if (chosen.length === 0) throw invalidContent('lines', 'names no line');
  for (const [at, { lineId, quantity }] of chosen.entries()) {
    const line = findChargeableLine(bill, lineId);
    if (chosen.findIndex((one) => one.lineId === lineId) !== at)
      throw invalidContent(`lines[${at}].lineId`, 'is named twice');
    if (quantity > line.quantity)
      throw invalidContent(`lines[${at}].quantity`, `is more than the ${line.quantity} of the line`);
    requireUnpaid(bill, line, quantity);
    requireUncovered(line, quantity, covered);
  }
}

/** Passes if a line has at least this number of unpaid units. @throws Refusal UNIT_ALREADY_PAID */
function requireUnpaid(bill: Bill, line: BillLine, quantity: number): void {
  if (quantity > line.quantity - paidUnitsOf(bill, line)) throw new Refusal('UNIT_ALREADY_PAID');
}

/**
 * The units of a bill that are on fiscal documents which count. A document for a payment without chosen units contains a part of every line: it
 * covers all units.
 */
export function coveredUnits(bill: Bill): LineUnits[] {
  const units = documentedUnits(
    currentDocuments(bill).flatMap((document) => {
      if (document.units.length > 0) return [document];
      return bill.payments
        .filter(({ id }) => document.paymentIds.includes(id))
        .filter((payment) => document.state !== 'Failed' || isCounted(payment))
        .map((payment) => ({ units: payment.units ?? allUnitsOf(bill.lines) }));
    }),
  );
  return [...units].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Chooses all units of the lines. */
export function allUnitsOf(lines: readonly BillLine[]): LineUnits[] {
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
}

/** Passes if a line has at least this number of units without a fiscal document. @throws Refusal UNIT_HAS_DOCUMENT */
function requireUncovered(line: BillLine, quantity: number, covered: readonly LineUnits[]): void {
  if (quantity > line.quantity - countUnitsOfLine(covered, line.id)) throw new Refusal('UNIT_HAS_DOCUMENT');
}
