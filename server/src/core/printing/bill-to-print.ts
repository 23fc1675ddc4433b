import type { Bill, BillLine, Payment } from '../bills/bill.ts';
import { countEarlierPrints, type PrintSubject } from '../bills/bill-print.ts';
import { isCounted, lineTotalKurus, liveLines, remainingKurus } from '../bills/bill-status.ts';
import { currentDocuments } from '../bills/fiscal/fiscal-document.ts';
import { countUnitsOfLine } from '../bills/payments/settle.ts';
import { vatOf } from '../bills/prices/bill-pricing.ts';
import type { PricingUnit } from '../menu/menu.ts';
import { netThousandths } from '../pricing/measure.ts';
import type { Measure } from '../pricing/price-terms.ts';
import type { PaperWords } from './paper/paper-words.ts';
import { vatOfPayment } from './payment-vat.ts';
import type {
  PrintedAmount,
  PrintedBill,
  PrintedLine,
  PrintedPayment,
  PrintedRefund,
} from './printed-bill.ts';

/**
 * Builds the contents of a printed bill or receipt.
 * @param what  whether to print the bill, a receipt, or the receipt of one payment
 */
export function billToPrint(bill: Bill, what: PrintSubject, words: PaperWords): PrintedBill {
  const { number, type, openedAt, totals } = bill;
  const counted = bill.payments.filter(isCounted);
  const payment = counted.find(({ id }) => id === what.paymentId);
  const payments = payment === undefined ? counted : [payment];
  return {
    kind: what.kind,
    ...{ number, type, openedAt },
    businessDate: bill.businessDate,
    tableName: bill.table?.name ?? null,
    customerName: bill.customer?.name ?? null,
    waiter: waiterOf(bill),
    lines: linesOf(bill, payment).map((line) => toPrintedLine(bill, line)),
    subtotalKurus: totals.subtotalKurus,
    reductions: reductionsOf(bill, words),
    serviceFeeKurus: totals.serviceFeeKurus,
    totalKurus: totals.totalKurus,
    vat: payment === undefined ? vatOf(bill) : vatOfPayment(bill, payment),
    payments: payments.map((one) => toPrintedPayment(bill, one, words)),
    refunds: refundsOf(bill, payments, words),
    remainingKurus: payment === undefined ? remainingKurus(bill) : 0,
    shareKurus: payment?.amountKurus ?? null,
    copy: countEarlierPrints(bill, what),
    ...(what.kind === 'Receipt' ? documentsOf(bill, payment) : {}),
  };
}

/** The issued fiscal documents that were not voided. For the receipt of a payment: only those of the payment and its refunds. */
function documentsOf(bill: Bill, payment: Payment | undefined): Pick<PrintedBill, 'documents'> {
  const refunds = (bill.refunds ?? []).filter(({ paymentId }) => paymentId === payment?.id);
  const ids = new Set([payment?.id, ...refunds.map(({ id }) => id)]);
  const documents = currentDocuments(bill)
    .filter(({ paymentIds, refundIds }) => {
      const covered = [...paymentIds, ...refundIds];
      return payment === undefined ? covered.length > 0 : covered.some((id) => ids.has(id));
    })
    .flatMap(({ issued }) => (issued ? [{ number: issued.number, zNumber: issued.zNumber }] : []));
  return documents.length === 0 ? {} : { documents };
}

/** The name of the person who took the first order; `null` if a program or a guest placed it. */
function waiterOf({ rounds }: Bill): string | null {
  const [first] = rounds;
  const taker = first?.takenBy ?? first?.by;
  return taker?.kind === 'Account' ? taker.name : null;
}

/** The lines that were not struck. For the receipt of a payment for chosen units: only these units. */
function linesOf(bill: Bill, payment: Payment | undefined): BillLine[] {
  const lines = liveLines(bill);
  if (payment?.units === undefined) return lines;
  return lines.flatMap((line) => {
    const quantity = countUnitsOfLine(payment.units, line.id);
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

function toPrintedLine(bill: Bill, line: BillLine): PrintedLine {
  const { productName, portionName, quantity, extras, isGift, measure } = line;
  return {
    ...{ productName, portionName, quantity, isGift },
    measure: measure === undefined ? null : toPrintedMeasure(measure),
    extras: extras.map(({ name, priceKurus }) => ({ name, priceKurus })),
    grossKurus: lineTotalKurus(bill, line),
  };
}

function toPrintedMeasure(measure: Measure): PrintedLine['measure'] {
  return {
    netThousandths: netThousandths(measure),
    ...(measure.tareThousandths === 0 ? {} : { tareThousandths: measure.tareThousandths }),
    unit: UNITS[measure.unit],
    unitKurus: measure.priceKurus,
  };
}

/** The unit symbols, the same in every language. */
const UNITS: Record<PricingUnit, string> = {
  Piece: '',
  Kilogram: 'kg',
  Gram: 'g',
  Litre: 'l',
  Millilitre: 'ml',
  Metre: 'm',
};

/** The reduction by each campaign, and one sum for all reductions by hand. */
function reductionsOf({ totals }: Bill, { bill }: PaperWords): PrintedAmount[] {
  const reductions = totals.reductions.map(({ name, amountKurus }) => ({ name, amountKurus }));
  const byHand = totals.discountKurus - reductions.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return byHand === 0 ? reductions : [...reductions, { name: bill.discount, amountKurus: byHand }];
}

/** The refunds of some payments. */
function refundsOf(bill: Bill, payments: readonly Payment[], words: PaperWords): PrintedRefund[] {
  const { lines, refunds = [] } = bill;
  const names = new Map(lines.map(({ id, productName }) => [id, productName]));
  return refunds
    .filter(({ paymentId }) => payments.some(({ id }) => id === paymentId))
    .map(({ method, kind, amountKurus, units = [], businessDate }) => ({
      name: method?.name ?? words.payments[kind],
      amountKurus,
      ...dayOf(bill, businessDate),
      units: units.map(({ lineId, quantity }) => ({ name: names.get(lineId) ?? '', quantity })),
    }));
}

/** The business day of a payment or refund, if it differs from that of the bill. */
function dayOf(bill: Bill, businessDate: string): { businessDate?: string } {
  return businessDate === bill.businessDate ? {} : { businessDate };
}

function toPrintedPayment(bill: Bill, payment: Payment, words: PaperWords): PrintedPayment {
  const { kind, method, amountKurus, businessDate } = payment;
  const { tipKurus = 0, roundingKurus = 0, changeKurus = 0 } = payment;
  return {
    name: method?.name ?? words.payments[kind],
    ...{ amountKurus, roundingKurus, tipKurus, changeKurus },
    ...dayOf(bill, businessDate),
    tenderedKurus: amountKurus + roundingKurus + tipKurus + changeKurus,
  };
}
