import { partsOfUnits } from '../../money/shares.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine, LineUnits, Payment, Refund } from '../bill.ts';
import { isCounted, liveLines } from '../bill-status.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import { countUnitsOfLine, paidUnitsOf, unitsPaidBy } from './settle.ts';

/** The amount that units owe at one VAT rate, in kuruş, with their part of the service fee. No rate counts as 0. */
export interface OwedAtRate {
  rate: number;
  kurus: number;
}

/**
 * The units of a payment that can be refunded: the units that it chose or, if it chose none, the units that no payment chose, less the
 * refunded units. A unit that was refunded before closing could be paid again, so for a closed bill only refunds after closing count.
 */
export function refundableUnits(bill: Bill, payment: Payment): LineUnits[] {
  if (!isCounted(payment)) return [];
  return liveLines(bill).flatMap((line) => {
    const { paid, givenBack } = unitsOfPayment(bill, payment, line);
    return paid > givenBack ? [{ lineId: line.id, quantity: paid - givenBack }] : [];
  });
}

/**
 * The amounts that units of a payment owe: one entry for each line, and a last entry for their part of the service fee. The amounts of all
 * units of a line add up to the amount of the line.
 * @throws Refusal LINE_NOT_FOUND for a line that the bill does not have or that was struck
 * @throws Refusal UNIT_NOT_REFUNDABLE if the payment was not for these units, or they were already refunded
 */
export function owedByUnits(bill: Bill, payment: Payment, units: readonly LineUnits[]): OwedAtRate[] {
  const live = liveLines(bill);
  if (units.some(({ lineId }) => !live.some(({ id }) => id === lineId))) throw new Refusal('LINE_NOT_FOUND');
  const dues = duesOf(bill);
  const parts = partsOfUnits(
    bill.lines.map((line, at) => {
      const { before, paid, givenBack } = unitsOfPayment(bill, payment, line);
      const chosenUnits = countUnitsOfLine(units, line.id);
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

/** The units of a line that a payment pays for: how many other payments paid `before`, how many it `paid`, how many were `givenBack`. */
function unitsOfPayment(bill: Bill, payment: Payment, line: BillLine) {
  const isByUnits = payment.units !== undefined;
  const earlier = isByUnits ? bill.payments.slice(0, bill.payments.indexOf(payment)) : bill.payments;
  const before = paidUnitsOf({ ...bill, payments: earlier }, line);
  const left = line.quantity - before;
  const paid = isByUnits ? Math.min(left, unitsPaidBy(bill, payment, line.id)) : left;
  const givenBack = refundsOfUnits(bill, payment).reduce(
    (sum, { units }) => sum + countUnitsOfLine(units, line.id),
    0,
  );
  return { before, paid, givenBack };
}

/** The refunds that reduce the units of a payment. All payments that chose no units share their refunds. */
function refundsOfUnits({ payments, refunds = [], closedAt }: Bill, payment: Payment): Refund[] {
  const isByUnits = payment.units !== undefined;
  const sharing = payments.filter((one) => isCounted(one) && one.units === undefined).map(({ id }) => id);
  return refunds.filter(({ paymentId, vat }) => {
    if (isByUnits) return vat !== undefined && paymentId === payment.id;
    return (vat !== undefined) === (closedAt !== null) && sharing.includes(paymentId);
  });
}
