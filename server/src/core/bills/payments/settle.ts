import { allocate } from '../../money/allocate.ts';
import { cashRounding, equalShare, unitsShare } from '../../money/shares.ts';
import { Refusal } from '../../refusals.ts';
import type { PaymentKind, PaymentMethodSetup } from '../../venue/payment-terms.ts';
import type { Bill, BillLine, PaidUnits, Payment } from '../bill.ts';
import { isCounted, liveLines, remainingKurus, settledBy } from '../bill-status.ts';
import { duesOf } from '../prices/bill-pricing.ts';

/** A payment that a person asks for. The till makes its id, so that a repeated request is not a second payment. */
export interface AskedPayment {
  id: string;
  kind: PaymentKind;
  /** `null` or absent: the usual one of the kind. */
  method?: PaymentMethodSetup | null;
  /** The amount to pay, at least 1. Absent with `units` and `payersLeft`, or to pay all that remains. */
  amountKurus?: number;
  /** Units that are not paid yet. */
  units?: PaidUnits[];
  /** The number of people who share the remaining amount equally, including the person who pays now. */
  payersLeft?: number;
  tipKurus?: number;
  /** A person has confirmed that the tip is larger than the bill. */
  tipIsMeant?: true;
  /** The amount that the guest hands over. If absent, it is the exact amount to pay. */
  tenderedKurus?: number;
  /** What to do with an amount above the remaining amount; if absent, the payment is refused. */
  excess?: Excess;
  cashStepKurus?: number;
}

/** A payment to record. */
export interface NewPayment extends AskedPayment {
  /** The venue's day on which it is taken. */
  businessDate: string;
  /** Of the body that asked for it, to tell a repeat from another payment under the same key. */
  requestHash?: string;
}

export const EXCESSES = ['Tip', 'GiveBack'] as const;
export type Excess = (typeof EXCESSES)[number];

/** The amounts of a payment: tendered = amount + rounding + tip + change. */
export interface Settled {
  amountKurus: number;
  tipKurus: number;
  roundingKurus: number;
  tenderedKurus: number;
  changeKurus: number;
}

/**
 * The amounts of a payment on a bill, in kuruş. Cash that settles all that remains is rounded to the step of the venue.
 * @throws Refusal PAYMENT_TOO_LARGE if it is more than what remains and it is not stated what to do with the rest, or when there is
 *   nothing to pay; UNIT_ALREADY_PAID; LINE_NOT_FOUND; MEAL_CARD_NOT_ACCEPTED; TENDERED_TOO_SMALL; CHANGE_NOT_GIVEN; TIP_TOO_LARGE
 */
export function settle(bill: Bill, asked: AskedPayment): Settled {
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
 * Passes for a usual tip. One above the total of the bill is likely mistyped and needs to be confirmed. @throws Refusal
 * TIP_TOO_LARGE
 */
export function requireUsualTip({ totals }: Bill, tipKurus: number): void {
  if (tipKurus > totals.totalKurus) throw new Refusal('TIP_TOO_LARGE');
}

/** How many units of a line are paid by payments that chose units: at most those that it still has. */
export function paidUnitsOf(bill: Bill, line: BillLine): number {
  const quantity = bill.payments
    .filter(isCounted)
    .reduce((sum, payment) => sum + unitsPaidBy(bill, payment, line.id), 0);
  return Math.min(quantity, line.quantity);
}

/** How many units of a line a payment chose, less those that were given back before the bill was closed. */
export function unitsPaidBy({ refunds = [] }: Bill, { id, units }: Payment, lineId: string): number {
  if (units === undefined) return 0;
  const givenBack = refunds.filter(({ paymentId, vat }) => paymentId === id && vat === undefined);
  return unitsOf(units, lineId) - givenBack.reduce((sum, refund) => sum + unitsOf(refund.units, lineId), 0);
}

/** How many of some units are of a line. */
export function unitsOf(units: readonly PaidUnits[] | undefined, lineId: string): number {
  if (units === undefined) return 0;
  return units.reduce((sum, unit) => (unit.lineId === lineId ? sum + unit.quantity : sum), 0);
}

function statedAmount(bill: Bill, asked: AskedPayment, remaining: number): number {
  if (asked.amountKurus !== undefined) return asked.amountKurus;
  if (asked.units !== undefined) return amountOfUnits(bill, asked.units, remaining);
  if (asked.payersLeft === undefined) return remaining;
  const step = asked.kind === 'Cash' ? (asked.cashStepKurus ?? 0) : 0;
  return equalShare(remaining, asked.payersLeft, step);
}

function amountOfUnits(bill: Bill, units: readonly PaidUnits[], remaining: number): number {
  const dues = duesOf(bill);
  const live = new Set(liveLines(bill));
  if (units.some(({ lineId }) => !bill.lines.some((line) => line.id === lineId && live.has(line))))
    throw new Refusal('LINE_NOT_FOUND');
  const lines = bill.lines.map((line, at) => {
    const [paidUnits, chosenUnits] = [paidUnitsOf(bill, line), unitsOf(units, line.id)];
    if (paidUnits + chosenUnits > line.quantity) throw new Refusal('UNIT_ALREADY_PAID');
    return { dueKurus: dues[at]!, units: line.quantity, paidUnits, chosenUnits };
  });
  return unitsShare(lines, bill.totals.serviceFeeKurus, remaining).shareKurus;
}

function requireMeals(bill: Bill, { units = [] }: AskedPayment, amountKurus: number): void {
  const chosen = new Set(units.map(({ lineId }) => lineId));
  const isRefusing = bill.lines.some(({ id, refusesMealCard }) => refusesMealCard && chosen.has(id));
  if (isRefusing || amountKurus > mealsLeftKurus(bill)) throw new Refusal('MEAL_CARD_NOT_ACCEPTED');
}

/** What accepts meal cards, with its part of the fee, less what was paid by them, in kuruş; below 0 when more was. */
export function mealsLeftKurus(bill: Bill, dues: readonly number[] = duesOf(bill)): number {
  const fees = allocate(bill.totals.serviceFeeKurus, dues);
  const accepted = bill.lines.reduce(
    (sum, { refusesMealCard }, at) => (refusesMealCard ? sum : sum + dues[at]! + fees[at]!),
    0,
  );
  const paid = bill.payments
    .filter((payment) => isCounted(payment) && payment.isForMeals)
    .reduce((sum, payment) => sum + settledBy(bill, payment), 0);
  return accepted - paid;
}

/**
 * Passes while meal cards have paid no more than what accepts them, as they have after a line was struck that they paid. Parts of the service
 * fee are rounded again with every change: up to a kuruş of each line passes.
 * @throws Refusal MEAL_CARD_OVERPAID with what is to be given back of them
 */
export function requireMealsCovered(bill: Bill): void {
  if (!bill.payments.some((payment) => isCounted(payment) && payment.isForMeals)) return;
  const left = mealsLeftKurus(bill);
  if (left < -bill.lines.length)
    throw new Refusal('MEAL_CARD_OVERPAID', { details: { toGiveBackKurus: -left } });
}

/** The most that meal cards can pay of what remains, in kuruş. @param dues  what each line of the bill owes */
export function mealCardKurus(bill: Bill, dues: readonly number[]): number {
  return Math.max(0, Math.min(remainingKurus(bill), mealsLeftKurus(bill, dues)));
}
