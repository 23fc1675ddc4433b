import { Refusal } from '../refusals.ts';
import type { Bill, IdAndName, Payment } from './bill.ts';
import {
  type BillChange,
  createChange,
  findChargeableLine,
  isRepeat,
  reasonDetail,
  replaceLine,
  requireOpen,
  unchanged,
  withLine,
  worthOfLine,
} from './bill-change.ts';
import type { Stamp } from './bill-history.ts';
import { requirePaymentLimit } from './bill-limits.ts';
import { billState, liveLines, overpaidKurus, paidKurus, remainingKurus } from './bill-status.ts';
import { stockReturned, stockTaken } from './bill-stock.ts';
import { type ClosingTerms, missingDocumentDetail } from './fiscal/to-issue.ts';
import { heldLines } from './kitchen/courses.ts';
import { linesToMake } from './kitchen/kitchen-board.ts';
import { withoutBillRequest } from './payments/bill-request.ts';
import { type NewPayment, type PaymentAmounts, requireMealsCovered, settle } from './payments/settle.ts';
import { reprice } from './prices/bill-pricing.ts';
import { withRemoved } from './reductions.ts';

/** The most units that a line can be changed to at the till. */
export const MAX_LINE_QUANTITY = 999;

/**
 * Changes the number of units of a line. Added units are taken from the stock of the product, removed units return
 * to it. The total may then be below the paid amount: nothing remains to pay, and the bill can be closed only after the
 * difference was refunded.
 * @param quantity  1 to `MAX_LINE_QUANTITY`
 * @param reason  why the quantity is lowered, in the person's own words
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line was struck
 * @throws Refusal LINE_IS_MEASURED for goods by measure: their quantity is always 1
 */
export function changeQuantity(
  bill: Bill,
  lineId: string,
  quantity: number,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const line = findChargeableLine(bill, lineId);
  if (line.quantity === quantity) return unchanged(bill);
  if (line.measure !== undefined) throw new Refusal('LINE_IS_MEASURED');
  const from = line.quantity;
  const detail = {
    ...{ lineId, from, to: quantity },
    ...(quantity < from
      ? { ...worthOfLine({ ...line, quantity: from - quantity }), ...reasonDetail(reason) }
      : {}),
  };
  const more = stockTaken([{ ...line, quantity: quantity - line.quantity }]);
  return createChange(
    reprice(replaceLine(bill, { ...withRemoved(line, from - quantity), quantity })),
    stamp,
    { action: 'QuantityChanged', detail },
    more,
  );
}

/**
 * Comps a line, or charges it again. A comped line is cooked and served like any other line and takes
 * stock, but it costs nothing and no campaign counts it.
 * @param reason  why it is comped, in the person's own words
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line was struck
 */
export function giveAway(
  bill: Bill,
  lineId: string,
  isGift: boolean,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  const line = findChargeableLine(bill, lineId);
  if (line.isGift === isGift) return unchanged(bill);
  const after = reprice(withLine(bill, lineId, { isGift }));
  const detail = { lineId, ...worthOfLine(line) };
  if (!isGift) return createChange(after, stamp, { action: 'LineChargedAgain', detail });
  const given = { ...detail, ...reasonDetail(reason) };
  return createChange(after, stamp, { action: 'LineGivenAway', detail: given });
}

/**
 * Moves a dine-in bill to another table. The store checks that the table is free.
 * @throws Refusal BILL_TYPE_MISMATCH if the bill is not dine-in
 * @throws Refusal BILL_NOT_OPEN
 */
export function moveToTable(bill: Bill, table: IdAndName, stamp: Stamp): BillChange {
  const from = bill.table;
  if (from === null) throw new Refusal('BILL_TYPE_MISMATCH');
  if (from.id === table.id) return unchanged(bill);
  requireOpen(bill);
  const detail = { fromTableId: from.id, fromName: from.name, toTableId: table.id, toName: table.name };
  return createChange({ ...bill, table }, stamp, { action: 'TableChanged', detail });
}

/**
 * Records a payment at the venue. A repeat of the same payment changes nothing, even if it was reversed
 * or the bill was closed in the meantime. A different payment with the same id is refused.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if another payment has this id
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal BILL_TOO_LONG if the bill has reached the limit of payments
 * @throws Refusal what `settle` throws
 */
export function recordPayment(bill: Bill, payment: NewPayment, stamp: Stamp): BillChange {
  if (isRepeat(bill.payments, payment)) return unchanged(bill);
  requireOpen(bill);
  const settled = settle(bill, payment);
  requirePaymentLimit(bill);
  const { id: paymentId, kind } = payment;
  return createChange(withPayment(bill, payment, settled, stamp), stamp, {
    action: 'PaymentRecorded',
    detail: { paymentId, kind, amountKurus: settled.amountKurus },
  });
}

/**
 * Reverses a payment: it stays on the bill but does not count. Reversing it again changes nothing.
 * @param why  the reason in the person's own words, and the business day of the reversal
 * @throws Refusal PAYMENT_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 */
export function reversePayment(
  bill: Bill,
  paymentId: string,
  stamp: Stamp,
  why: { reason: string | null; businessDate: string } | null = null,
): BillChange {
  const payment = bill.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Refusal('PAYMENT_NOT_FOUND');
  if (payment.reversedAt !== null) return unchanged(bill);
  requireOpen(bill);
  const reversed: Payment = { ...payment, reversedAt: stamp.at };
  if (why !== null) reversed.reversal = { by: stamp.by, ...why };
  const payments = bill.payments.map((one) => (one === payment ? reversed : one));
  const { kind, amountKurus } = payment;
  return createChange({ ...bill, payments }, stamp, {
    action: 'PaymentReversed',
    detail: { paymentId, kind, amountKurus, ...reasonDetail(why?.reason || null) },
  });
}

/** The terms of a venue without a fiscal device: it closes bills without documents. */
const WITHOUT_DEVICE: ClosingTerms = { demand: 'None', withoutDocument: null };

/**
 * Closes a bill for good, and records a payment of the remaining amount. Lines that the kitchen has not made yet stay on
 * the board. Closing a closed bill changes nothing, whatever the payment.
 * @param rest  the payment of the remaining amount; ignored if nothing remains
 * @throws Refusal BILL_NOT_OPEN if it is cancelled
 * @throws Refusal BILL_HAS_HELD_LINES if lines are held: staff must fire or remove them first
 * @throws Refusal BILL_OVERPAID with the amount to refund, if more was paid than the total
 * @throws Refusal MEAL_CARD_OVERPAID with the amount to refund, if meal cards paid more than the lines that accept them cost
 * @throws Refusal PAYMENT_KIND_REQUIRED if something remains and `rest` is `null`; and the refusals of `settle`
 * @throws Refusal FISCAL_DOCUMENT_REQUIRED if `terms` require a document that is not issued
 */
export function closeBill(
  bill: Bill,
  rest: NewPayment | null,
  stamp: Stamp,
  terms: ClosingTerms = WITHOUT_DEVICE,
): BillChange {
  if (billState(bill) === 'Closed') return unchanged(bill);
  requireOpen(bill);
  if (heldLines(bill).length > 0) throw new Refusal('BILL_HAS_HELD_LINES');
  const toGiveBackKurus = overpaidKurus(bill);
  if (toGiveBackKurus > 0) throw new Refusal('BILL_OVERPAID', { details: { toGiveBackKurus } });
  requireMealsCovered(bill);
  const closed = { ...bill, closedAt: stamp.at, isPaidFirst: linesToMake(bill).length > 0 };
  if (remainingKurus(bill) === 0) {
    return createChange(closed, stamp, {
      action: 'BillClosed',
      detail: { paymentId: null, kind: null, amountKurus: 0, ...missingDocumentDetail(closed, terms) },
    });
  }
  if (rest === null) throw new Refusal('PAYMENT_KIND_REQUIRED');
  const settled = settle(bill, rest);
  const paid = withPayment(closed, rest, settled, stamp);
  const { id: paymentId, kind } = rest;
  return createChange(paid, stamp, {
    action: 'BillClosed',
    detail: {
      ...{ paymentId, kind, amountKurus: settled.amountKurus },
      ...missingDocumentDetail(paid, terms),
    },
  });
}

/**
 * Voids a whole bill: nothing is owed any more, and the units of all its lines return to the stock.
 * Voiding a cancelled bill changes nothing.
 * @param reason  in the person's own words
 * @throws Refusal BILL_NOT_OPEN if it is closed
 * @throws Refusal BILL_HAS_PAYMENTS if it has a payment that is neither reversed nor refunded in full
 */
export function voidBill(bill: Bill, stamp: Stamp, reason: string | null = null): BillChange {
  if (billState(bill) === 'Cancelled') return unchanged(bill);
  requireOpen(bill);
  if (paidKurus(bill) > 0) throw new Refusal('BILL_HAS_PAYMENTS');
  const detail = { totalKurus: bill.totals.totalKurus, ...reasonDetail(reason) };
  const act = { action: 'BillVoided', detail } as const;
  return createChange(reprice({ ...bill, voidedAt: stamp.at }), stamp, act, stockReturned(liveLines(bill)));
}

/**
 * Records that a delivery has left the venue, or corrects that it has not.
 * @throws Refusal BILL_TYPE_MISMATCH if the bill is not a delivery
 * @throws Refusal BILL_NOT_OPEN
 */
export function markLeft(bill: Bill, hasLeft: boolean, stamp: Stamp): BillChange {
  if (bill.type !== 'Delivery') throw new Refusal('BILL_TYPE_MISMATCH');
  if ((bill.leftAt !== null) === hasLeft) return unchanged(bill);
  requireOpen(bill);
  const after = { ...bill, leftAt: hasLeft ? stamp.at : null };
  return createChange(after, stamp, { action: hasLeft ? 'DeliveryLeft' : 'DeliveryCameBack', detail: {} });
}

/**
 * Sets the number of guests at the table of a bill; `null` removes it.
 * @throws Refusal BILL_TYPE_MISMATCH if the bill is not dine-in
 * @throws Refusal BILL_NOT_OPEN
 */
export function countGuests(bill: Bill, guests: number | null, stamp: Stamp): BillChange {
  if (bill.type !== 'DineIn') throw new Refusal('BILL_TYPE_MISMATCH');
  if (bill.guests === guests) return unchanged(bill);
  requireOpen(bill);
  return createChange({ ...bill, guests }, stamp, {
    action: 'GuestsCounted',
    detail: { from: bill.guests, to: guests },
  });
}

/**
 * Hides a finished bill from the venue's list of orders, or shows a bill there again.
 * @param reason  why it is hidden, in the person's own words
 * @throws Refusal BILL_NOT_CLOSED if an open bill is to be hidden: it must be paid first
 */
export function hideBill(
  bill: Bill,
  isHidden: boolean,
  stamp: Stamp,
  reason: string | null = null,
): BillChange {
  if (bill.isHidden === isHidden) return unchanged(bill);
  if (!isHidden) return createChange({ ...bill, isHidden }, stamp, { action: 'BillShown', detail: {} });
  if (billState(bill) === 'Open') throw new Refusal('BILL_NOT_CLOSED');
  const detail = { totalKurus: bill.totals.totalKurus, ...reasonDetail(reason) };
  return createChange({ ...bill, isHidden }, stamp, { action: 'BillHidden', detail });
}

/** The bill with another payment, without the guests' request for the bill. @param settled  the amounts of the payment */
export function withPayment(bill: Bill, asked: NewPayment, settled: PaymentAmounts, stamp: Stamp): Bill {
  const { id, kind, method, units, businessDate, requestHash } = asked;
  const { amountKurus, tipKurus, roundingKurus, changeKurus } = settled;
  const recorded: Payment = {
    ...{ id, kind, amountKurus, businessDate, paidAt: stamp.at, by: stamp.by },
    reversedAt: null,
  };
  if (method && method.code !== method.kind) recorded.method = { code: method.code, name: method.name };
  if (method?.isForMealsOnly) recorded.isForMeals = true;
  if (tipKurus !== 0) recorded.tipKurus = tipKurus;
  if (roundingKurus !== 0) recorded.roundingKurus = roundingKurus;
  if (changeKurus !== 0) recorded.changeKurus = changeKurus;
  if (units !== undefined) recorded.units = units;
  if (requestHash !== undefined) recorded.requestHash = requestHash;
  return { ...withoutBillRequest(bill), payments: [...bill.payments, recorded] };
}
