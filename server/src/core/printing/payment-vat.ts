import type { Bill, Payment } from '../bills/bill.ts';
import { refundByRate } from '../money/refund.ts';
import type { VatOfRate } from '../money/vat.ts';
import { vatOf } from '../pricing/bill-pricing.ts';

/**
 * The VAT within one payment of a bill, by the rates of the bill: in proportion to what the payments before it have left of each.
 * The payments of a bill that is paid together have exactly its VAT.
 */
export function vatOfPayment(bill: Bill, payment: Payment): VatOfRate[] {
  const vat = vatOf(bill);
  const taxedKurus = vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  // What is in no rate is paid for, too.
  let left = [...vat, { rate: 0, grossKurus: bill.totals.totalKurus - taxedKurus }];
  for (const { id, amountKurus, reversedAt } of bill.payments) {
    if (reversedAt !== null) continue;
    const leftKurus = left.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
    const parts = refundByRate(left, Math.min(amountKurus, leftKurus));
    if (id === payment.id) {
      return parts
        .slice(0, vat.length)
        .map((part) => ({ ...part, netKurus: part.grossKurus - part.vatKurus }));
    }
    left = left.map(({ rate, grossKurus }, at) => ({ rate, grossKurus: grossKurus - parts[at]!.grossKurus }));
  }
  return [];
}
