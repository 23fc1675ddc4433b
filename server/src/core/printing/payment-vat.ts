import type { Bill, Payment } from '../bills/bill.ts';
import { isCounted } from '../bills/bill-status.ts';
import { type OwedByUnits, owedOfPayment } from '../bills/payments/units-of-payment.ts';
import { type RefundOfRate, refundByRate } from '../money/refund.ts';
import type { VatOfRate } from '../money/vat.ts';
import { vatOf } from '../pricing/bill-pricing.ts';

/** The part of a payment that is of one rate, in kuruş. */
export interface PaidOfRate extends Omit<RefundOfRate, 'rate'> {
  /** Basis points; `null` for what has no VAT class. */
  rate: number | null;
}

/**
 * The VAT within one payment of a bill, by the rates of the bill: of chosen units what they owe of each, as far as the payments before it have left it; else,
 * and for what is missing then, in proportion to what those have left. The payments of a bill that is paid together have exactly its VAT.
 */
export function vatOfPayment(bill: Bill, payment: Payment): VatOfRate[] {
  const parts = partsOfPayments(bill).get(payment.id) ?? [];
  return parts.flatMap(({ rate, grossKurus, vatKurus }) =>
    rate === null ? [] : [{ rate, grossKurus, vatKurus, netKurus: grossKurus - vatKurus }],
  );
}

/** Each payment that was not taken back, by its id, with its part of each rate of the bill as `vatOfPayment` divides it, and last of what is in no rate. */
export function partsOfPayments(bill: Bill): Map<string, PaidOfRate[]> {
  const vat = vatOf(bill);
  const taxedKurus = vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const rates: (number | null)[] = [...vat.map(({ rate }) => rate), null];
  // What is in no rate is paid for, too.
  let left = [...vat, { rate: 0, grossKurus: bill.totals.totalKurus - taxedKurus }];
  const parts = new Map<string, PaidOfRate[]>();
  for (const payment of bill.payments.filter(isCounted)) {
    const leftKurus = left.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
    const owed = owedOfPayment(bill, payment);
    const ofUnits = owed === null ? undefined : rates.map((rate) => owedOfRate(bill, owed, rate));
    const paid = refundByRate(left, Math.min(payment.amountKurus, leftKurus), ofUnits);
    parts.set(
      payment.id,
      paid.map((part, at) => ({ ...part, rate: rates[at]! })),
    );
    left = left.map(({ rate, grossKurus }, at) => ({ rate, grossKurus: grossKurus - paid[at]!.grossKurus }));
  }
  return parts;
}

function owedOfRate(bill: Bill, { ofLines, feeKurus }: OwedByUnits, rate: number | null): number {
  return bill.lines.reduce(
    (sum, line, at) => ((line.vatRate ?? null) === rate ? sum + ofLines[at]! : sum),
    (bill.serviceFeeVatRate ?? null) === rate ? feeKurus : 0,
  );
}
