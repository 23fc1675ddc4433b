import type { Bill, Payment, Refund } from '../bills/bill.ts';
import { isCounted } from '../bills/bill-status.ts';
import { type OwedByUnits, owedByPaidUnits } from '../bills/payments/units-of-payment.ts';
import { vatOf } from '../bills/prices/bill-pricing.ts';
import { type RefundOfRate, refundByRate } from '../money/refund.ts';
import type { VatOfRate } from '../money/vat.ts';

/** The part of a payment or refund that is for one VAT rate, in kuruş. */
export interface VatRatePart extends Omit<RefundOfRate, 'rate'> {
  /** In basis points; `null` for goods without a VAT class. */
  rate: number | null;
}

/** A payment or refund of a bill before it was closed, divided by VAT rate. */
export interface PaymentByRate {
  /** The id of the payment or refund. */
  id: string;
  /** One part for each VAT rate of the bill, and last one for goods without a VAT class. */
  parts: VatRatePart[];
  /** The dues of its units, if the guest paid for chosen units. */
  owed: OwedByUnits | null;
  /**
   * For a refund: the parts that must be paid again. Money that was paid above the total is refunded first and is not
   * in them.
   */
  freed: { paymentId: string; parts: VatRatePart[] } | null;
}

/**
 * The VAT in one payment of a bill, by VAT rate. A payment for chosen units pays the dues of these units in each rate, at most what
 * earlier payments have left. Any other payment, and the rest of such a payment, is divided in proportion to what earlier payments
 * have left. So all payments of a bill together have exactly its VAT.
 */
export function vatOfPayment(bill: Bill, payment: Payment): VatOfRate[] {
  const parts = paymentsByRate(bill).find(({ id }) => id === payment.id)?.parts ?? [];
  return parts.flatMap(({ rate, grossKurus, vatKurus }) =>
    rate === null ? [] : [{ rate, grossKurus, vatKurus, netKurus: grossKurus - vatKurus }],
  );
}

/**
 * The payments of a bill that were not reversed, and their refunds before closing, in order of time. Divided as for
 * {@link vatOfPayment}.
 */
export function paymentsByRate(bill: Bill): PaymentByRate[] {
  const vat = vatOf(bill);
  const taxedKurus = vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const rates: (number | null)[] = [...vat.map(({ rate }) => rate), null];
  // Guests also pay for goods without a VAT class.
  let left: Part[] = [...vat, { rate: 0, grossKurus: bill.totals.totalKurus - taxedKurus }];
  const paid = new Map<string, { payment: Payment; aboveTotalKurus: number; left: Part[] }>();
  const divide = (from: readonly Part[], kurus: number, owed: OwedByUnits | null) =>
    refundByRate(
      from,
      Math.min(kurus, sumOf(from)),
      owed === null ? undefined : rates.map((rate) => owedOfRate(bill, owed, rate)),
    );
  const rated = (parts: RefundOfRate[]) => parts.map((part, at) => ({ ...part, rate: rates[at]! }));
  return movesOf(bill).map((move): PaymentByRate => {
    if (!('paymentId' in move)) {
      const owed = owedByPaidUnits(bill, move);
      const parts = divide(left, move.amountKurus, owed);
      left = subtract(left, parts);
      paid.set(move.id, { payment: move, aboveTotalKurus: move.amountKurus - sumOf(parts), left: parts });
      return { id: move.id, parts: rated(parts), owed, freed: null };
    }
    const refunded = paid.get(move.paymentId)!;
    const owed = move.units === undefined ? null : owedByPaidUnits(bill, refunded.payment, move.units);
    const parts = divide(refunded.left, move.amountKurus, owed);
    const aboveTotalKurus = Math.min(refunded.aboveTotalKurus, move.amountKurus);
    const freed = divide(refunded.left, move.amountKurus - aboveTotalKurus, owed);
    refunded.aboveTotalKurus -= aboveTotalKurus;
    refunded.left = subtract(refunded.left, freed);
    left = left.map((part, at) => ({ ...part, grossKurus: part.grossKurus + freed[at]!.grossKurus }));
    const { id, paymentId } = move;
    return { id, parts: rated(parts), owed, freed: { paymentId, parts: rated(freed) } };
  });
}

type Part = Pick<RefundOfRate, 'rate' | 'grossKurus'>;

/** Payments in their order. A refund comes before the next payment after it. */
function movesOf({ payments, refunds = [] }: Bill): (Payment | Refund)[] {
  const counted = payments.filter(isCounted);
  const isCountedOf = ({ paymentId, vat }: Refund) =>
    vat === undefined && counted.some(({ id }) => id === paymentId);
  const pending = refunds.filter(isCountedOf);
  const moves: (Payment | Refund)[] = [];
  const known = new Set<string>();
  for (const payment of counted) {
    const due = pending.filter(({ paymentId, at }) => known.has(paymentId) && at <= payment.paidAt);
    for (const refund of due) moves.push(...pending.splice(pending.indexOf(refund), 1));
    moves.push(payment);
    known.add(payment.id);
  }
  return [...moves, ...pending];
}

function subtract(from: readonly Part[], parts: readonly Part[]): Part[] {
  return from.map(({ rate, grossKurus }, at) => ({ rate, grossKurus: grossKurus - parts[at]!.grossKurus }));
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
}

function owedOfRate(bill: Bill, { ofLines, feeKurus }: OwedByUnits, rate: number | null): number {
  return bill.lines.reduce(
    (sum, line, at) => ((line.vatRate ?? null) === rate ? sum + ofLines[at]! : sum),
    (bill.serviceFeeVatRate ?? null) === rate ? feeKurus : 0,
  );
}
