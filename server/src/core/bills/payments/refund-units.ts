import { partsOfUnits } from '../../money/shares.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine, PaidUnits, Payment, Refund } from '../bill.ts';
import { isCounted, liveLines } from '../bill-status.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { paidUnitsOf, unitsOf, unitsPaidBy } from './settle.ts';

/** What units owe of a VAT rate, in kuruş, with their part of the fee. What has no rate counts as one of 0. */
export interface OwedOfRate {
  rate: number;
  kurus: number;
}

/**
 * The units that can be given back of a payment: those that it chose, or else those that no payment chose, less what was given back.
 * A unit that was given back before closing can be paid again, so of a closed bill only refunds since then count.
 */
export function refundableUnits(bill: Bill, payment: Payment): PaidUnits[] {
  if (!isCounted(payment)) return [];
  return liveLines(bill).flatMap((line) => {
    const { paid, givenBack } = unitsOfPayment(bill, payment, line);
    return paid > givenBack ? [{ lineId: line.id, quantity: paid - givenBack }] : [];
  });
}

/**
 * What chosen units of a payment owe, each line with its part of the service fee. All units of a line together owe what the line does.
 * @throws Refusal LINE_NOT_FOUND for a line that the bill does not have or that was struck
 * @throws Refusal UNIT_NOT_REFUNDABLE if the payment was not for them, or they were given back already
 */
export function owedByUnits(bill: Bill, payment: Payment, units: readonly PaidUnits[]): OwedOfRate[] {
  const live = liveLines(bill);
  if (units.some(({ lineId }) => !live.some(({ id }) => id === lineId))) throw new Refusal('LINE_NOT_FOUND');
  const dues = duesOf(bill);
  const parts = partsOfUnits(
    bill.lines.map((line, at) => {
      const { before, paid, givenBack } = unitsOfPayment(bill, payment, line);
      const chosenUnits = unitsOf(units, line.id);
      if (chosenUnits > 0 && chosenUnits > paid - givenBack) throw new Refusal('UNIT_NOT_REFUNDABLE');
      return {
        dueKurus: dues[at]!,
        units: line.quantity,
        paidUnits: before + givenBack,
        chosenUnits,
      };
    }),
    bill.totals.serviceFeeKurus,
  );
  const ofLines = parts.map(({ dueKurus }, at) => ({ rate: bill.lines[at]!.vatRate ?? 0, kurus: dueKurus }));
  const feeKurus = parts.reduce((sum, part) => sum + part.feeKurus, 0);
  return [...ofLines, { rate: bill.serviceFeeVatRate ?? 0, kurus: feeKurus }];
}

/** The units of a line that a payment is for: which come before them on the line, how many they are, and how many were given back. */
function unitsOfPayment(bill: Bill, payment: Payment, line: BillLine) {
  const isByUnits = payment.units !== undefined;
  const earlier = isByUnits ? bill.payments.slice(0, bill.payments.indexOf(payment)) : bill.payments;
  const before = paidUnitsOf({ ...bill, payments: earlier }, line);
  const left = line.quantity - before;
  const paid = isByUnits ? Math.min(left, unitsPaidBy(bill, payment, line.id)) : left;
  const givenBack = refundsOfUnits(bill, payment).reduce(
    (sum, { units }) => sum + unitsOf(units, line.id),
    0,
  );
  return { before, paid, givenBack };
}

/** Refunds that took units away from those of a payment. Payments that chose no units have theirs together. */
function refundsOfUnits({ payments, refunds = [], closedAt }: Bill, payment: Payment): Refund[] {
  const isByUnits = payment.units !== undefined;
  const sharing = payments.filter((one) => isCounted(one) && one.units === undefined).map(({ id }) => id);
  return refunds.filter(({ paymentId, vat }) => {
    if (isByUnits) return vat !== undefined && paymentId === payment.id;
    return (vat !== undefined) === (closedAt !== null) && sharing.includes(paymentId);
  });
}
