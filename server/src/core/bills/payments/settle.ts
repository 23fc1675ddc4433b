import { allocate } from '../../money/allocate.ts';
import { cashRounding, equalShare, unitsShare } from '../../money/shares.ts';
import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, BillLine, LineUnits, Payment } from '../bill.ts';
import { isCounted, liveLines, netPaymentKurus, remainingKurus } from '../bill-status.ts';
import { duesOf } from '../prices/bill-pricing.ts';

/** The request for a payment. The till creates its id, so that a repeated request is not a second payment. */
export interface RequestedPayment {
  id: string;
  kind: PaymentKind;
  /** `null` or absent for the standard method of the kind. */
  method?: PaymentMethodSetup | null;
  /** The amount to pay, at least 1. If absent: the amount of `units`, or the share by `payersLeft`, or all that remains. */
  amountKurus?: number;
  /** The units to pay. They must not be paid yet. */
  units?: LineUnits[];
  /** The number of people who share the remaining amount equally, including the person who pays now. */
  payersLeft?: number;
  tipKurus?: number;
  /** The person has confirmed a tip that is larger than the bill. */
  tipIsMeant?: true;
  /** The amount that the guest hands over. If absent, it is the exact amount to pay. */
  tenderedKurus?: number;
  /** What to do with an amount above the remaining amount; if absent, the payment is refused. */
  excess?: Excess;
  cashStepKurus?: number;
}

/** A payment to record. */
export interface NewPayment extends RequestedPayment {
  /** The business day on which it is taken. */
  businessDate: string;
  /** The hash of the request body: a request with the same key but another hash is not a repeat. */
  requestHash?: string;
}

/** What to do with an amount above the remaining amount of the bill: record it as a tip, or give it back. */
export const EXCESSES = ['Tip', 'GiveBack'] as const;
export type Excess = (typeof EXCESSES)[number];

/** The amounts of a payment: tendered = amount + rounding + tip + change. */
export interface PaymentAmounts {
  amountKurus: number;
  tipKurus: number;
  roundingKurus: number;
  tenderedKurus: number;
  changeKurus: number;
}

/**
 * Calculates the amounts of a payment on a bill, in kuruş. Cash that pays all that remains is rounded to the venue's step.
 * @throws Refusal PAYMENT_TOO_LARGE if it is more than what remains and `excess` is absent, or if there is nothing to pay;
 *   UNIT_ALREADY_PAID; LINE_NOT_FOUND; MEAL_CARD_NOT_ACCEPTED; TENDERED_TOO_SMALL; CHANGE_NOT_GIVEN; TIP_TOO_LARGE
 */
export function settle(bill: Bill, asked: RequestedPayment): PaymentAmounts {
  const remaining = remainingKurus(bill);
  const stated = statedAmount(bill, asked, remaining);
  if (stated === 0 || (stated > remaining && asked.excess === undefined))
    throw new Refusal('PAYMENT_TOO_LARGE');
  const amountKurus = asked.excess === 'Tip' ? Math.min(stated, remaining) : stated;
  if (asked.method?.isForMealsOnly) requireMeals(bill, asked, amountKurus);
  const tipKurus = (asked.tipKurus ?? 0) + stated - amountKurus;
  if (!asked.tipIsMeant) requireUsualTip(bill, tipKurus);
  const isLast = asked.kind === 'Cash' && amountKurus === remaining;
  const roundingKurus = isLast ? cashRounding(remaining, asked.cashStepKurus ?? 0) : 0;
  const toPay = amountKurus + roundingKurus + tipKurus;
  const tenderedKurus = asked.tenderedKurus ?? toPay;
  if (tenderedKurus < toPay) throw new Refusal('TENDERED_TOO_SMALL');
  const changeKurus = tenderedKurus - toPay;
  const givesChange = asked.method?.givesChange ?? asked.kind === 'Cash';
  if (changeKurus > 0 && !givesChange) throw new Refusal('CHANGE_NOT_GIVEN');
  return { amountKurus, tipKurus, roundingKurus, tenderedKurus, changeKurus };
}

/**
 * Passes if a tip is at most the total of the bill. A larger tip is likely a typing mistake, so the person must confirm it.
 * @throws Refusal TIP_TOO_LARGE
 */
export function requireUsualTip({ totals }: Bill, tipKurus: number): void {
  if (tipKurus > totals.totalKurus) throw new Refusal('TIP_TOO_LARGE');
}

/** How many units of a line were paid by payments that chose units; never more than the line has. */
export function paidUnitsOf(bill: Bill, line: BillLine): number {
  const quantity = bill.payments
    .filter(isCounted)
    .reduce((sum, payment) => sum + unitsPaidBy(bill, payment, line.id), 0);
  return Math.min(quantity, line.quantity);
}

/** How many units of a line a payment chose, less the units that were refunded before the bill was closed. */
export function unitsPaidBy({ refunds = [] }: Bill, { id, units }: Payment, lineId: string): number {
  if (units === undefined) return 0;
  const givenBack = refunds.filter(({ paymentId, vat }) => paymentId === id && vat === undefined);
  return (
    countUnitsOfLine(units, lineId) -
    givenBack.reduce((sum, refund) => sum + countUnitsOfLine(refund.units, lineId), 0)
  );
}

/** How many of the given units belong to a line. */
export function countUnitsOfLine(units: readonly LineUnits[] | undefined, lineId: string): number {
  if (units === undefined) return 0;
  return units.reduce((sum, unit) => (unit.lineId === lineId ? sum + unit.quantity : sum), 0);
}

function statedAmount(bill: Bill, asked: RequestedPayment, remaining: number): number {
  if (asked.amountKurus !== undefined) return asked.amountKurus;
  if (asked.units !== undefined) return amountOfUnits(bill, asked.units, remaining);
  if (asked.payersLeft === undefined) return remaining;
  const step = asked.kind === 'Cash' ? (asked.cashStepKurus ?? 0) : 0;
  return equalShare(remaining, asked.payersLeft, step);
}

function amountOfUnits(bill: Bill, units: readonly LineUnits[], remaining: number): number {
  const dues = duesOf(bill);
  const live = new Set(liveLines(bill));
  if (units.some(({ lineId }) => !bill.lines.some((line) => line.id === lineId && live.has(line))))
    throw new Refusal('LINE_NOT_FOUND');
  const lines = bill.lines.map((line, at) => {
    const [paidUnits, chosenUnits] = [paidUnitsOf(bill, line), countUnitsOfLine(units, line.id)];
    if (paidUnits + chosenUnits > line.quantity) throw new Refusal('UNIT_ALREADY_PAID');
    return { dueKurus: dues[at]!, units: line.quantity, paidUnits, chosenUnits };
  });
  return unitsShare(lines, bill.totals.serviceFeeKurus, remaining).shareKurus;
}

function requireMeals(bill: Bill, { units = [] }: RequestedPayment, amountKurus: number): void {
  const chosen = new Set(units.map(({ lineId }) => lineId));
  const isRefusing = bill.lines.some(({ id, refusesMealCard }) => refusesMealCard && chosen.has(id));
  if (isRefusing || amountKurus > mealCardLeftKurus(bill)) throw new Refusal('MEAL_CARD_NOT_ACCEPTED');
}

/**
 * What meal cards may still pay, in kuruş: the lines that accept meal cards, with their part of the service fee, less the payments by meal card. It
 * is negative if meal cards paid too much.
 */
export function mealCardLeftKurus(bill: Bill, dues: readonly number[] = duesOf(bill)): number {
  const fees = allocate(bill.totals.serviceFeeKurus, dues);
  const accepted = bill.lines.reduce(
    (sum, { refusesMealCard }, at) => (refusesMealCard ? sum : sum + dues[at]! + fees[at]!),
    0,
  );
  const paid = bill.payments
    .filter((payment) => isCounted(payment) && payment.isForMeals)
    .reduce((sum, payment) => sum + netPaymentKurus(bill, payment), 0);
  return accepted - paid;
}

/**
 * Passes if meal cards have not paid more than the lines that accept them cost. They may have, for example, if a line was struck after it was
 * paid. A difference of one kuruş for each line passes, because the parts of the service fee are rounded again with every change.
 * @throws Refusal MEAL_CARD_OVERPAID with the amount to refund
 */
export function requireMealsCovered(bill: Bill): void {
  if (!bill.payments.some((payment) => isCounted(payment) && payment.isForMeals)) return;
  const left = mealCardLeftKurus(bill);
  if (left < -bill.lines.length)
    throw new Refusal('MEAL_CARD_OVERPAID', { details: { toGiveBackKurus: -left } });
}

/** The most that meal cards can pay of the remaining amount, in kuruş. @param dues  what each line of the bill owes */
export function mealCardKurus(bill: Bill, dues: readonly number[]): number {
  return Math.max(0, Math.min(remainingKurus(bill), mealCardLeftKurus(bill, dues)));
}
