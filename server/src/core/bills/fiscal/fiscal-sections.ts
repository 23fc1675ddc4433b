import { refundByRate } from '../../money/refund.ts';
import { paymentsByRate } from '../../printing/payment-vat.ts';
import type { Bill, Payment, Refund } from '../bill.ts';
import { liveLines } from '../bill-status.ts';
import type { OwedByUnits } from '../payments/units-of-payment.ts';
import { duesOf } from '../prices/bill-pricing.ts';
import type { FiscalDocument, FiscalSection } from './fiscal-document.ts';

/** Divides the total of a bill by section of the fiscal device and VAT rate, each pair once, in the order of the lines. */
export function sectionsOfBill(bill: Bill): FiscalSection[] {
  return sectionsOf(bill, { ofLines: duesOf(bill), feeKurus: bill.totals.serviceFeeKurus });
}

/** Sums the amounts of the lines and the fee by section. Two calls for one bill return the same sections in the same order. */
function sectionsOf(bill: Bill, { ofLines, feeKurus }: OwedByUnits): FiscalSection[] {
  const live = new Set(liveLines(bill));
  const sections: FiscalSection[] = [];
  const add = (section: number | null, rate: number | null, grossKurus: number) => {
    const found = sections.find((one) => one.section === section && one.rate === rate);
    if (found === undefined) sections.push({ section, rate, grossKurus });
    else found.grossKurus += grossKurus;
  };
  for (const [at, line] of bill.lines.entries())
    if (live.has(line)) add(line.vatSection ?? null, line.vatRate ?? null, ofLines[at]!);
  if (bill.totals.serviceFeeKurus > 0) add(null, bill.serviceFeeVatRate ?? null, feeKurus);
  return sections;
}

/**
 * Divides a payment by the sections of its bill. The part of each VAT rate is the same as on the receipt. Within a rate, the part of each
 * section comes from the chosen units, or is proportional to what earlier payments left of it. An amount above the total is in no section.
 */
export function sectionsOfPayment(bill: Bill, payment: Payment): FiscalSection[] {
  let left = sectionsOfBill(bill);
  const paid = new Map<string, FiscalSection[]>();
  for (const { id, parts: rates, owed, freed } of paymentsByRate(bill)) {
    const ofUnits = owed === null ? undefined : sectionsOf(bill, owed);
    // A refund: its part can be paid again, so the sections have this amount left again.
    if (freed !== null) {
      const of = paid.get(freed.paymentId)!;
      const parts = divideByRate(of, sumByRate(freed.parts), ofUnits);
      paid.set(freed.paymentId, withParts(of, parts, -1));
      left = withParts(left, parts, 1);
      continue;
    }
    const parts = divideByRate(left, sumByRate(rates), ofUnits);
    if (id === payment.id) return parts.filter(({ grossKurus }) => grossKurus > 0);
    paid.set(id, parts);
    left = withParts(left, parts, -1);
  }
  return [];
}

function withParts(sections: readonly FiscalSection[], parts: readonly FiscalSection[], sign: 1 | -1) {
  return sections.map((one, at) => ({ ...one, grossKurus: one.grossKurus + sign * parts[at]!.grossKurus }));
}

/** Divides a refund by the sections of its bill: within each VAT rate, in proportion to what the sections owe. */
export function sectionsOfRefund(bill: Bill, refund: Refund): FiscalSection[] {
  const rates = refund.vat ?? paymentsByRate(bill).find(({ id }) => id === refund.id)?.parts ?? [];
  return divideByRate(sectionsOfBill(bill), sumByRate(rates)).filter(({ grossKurus }) => grossKurus > 0);
}

/** The amount of a document by section and VAT rate: of its payments less their refunds, or of its refunds. */
export function sectionsOfDocument(
  bill: Bill,
  { paymentIds, refundIds }: Pick<FiscalDocument, 'paymentIds' | 'refundIds'>,
): FiscalSection[] {
  const { payments, refunds = [] } = bill;
  const settled = payments.filter(({ id }) => paymentIds.includes(id));
  const returned = refunds.filter(({ paymentId }) => paymentIds.includes(paymentId));
  const given = refunds.filter(({ id }) => refundIds.includes(id));
  const amounts = [
    ...settled.flatMap((payment) => sectionsOfPayment(bill, payment)),
    ...given.flatMap((refund) => sectionsOfRefund(bill, refund)),
  ];
  const less = returned.flatMap((refund) => sectionsOfRefund(bill, refund));
  return sectionsOfBill(bill).flatMap(({ section, rate }) => {
    const sumOf = (parts: readonly FiscalSection[]) =>
      parts.reduce(
        (sum, one) => (one.section === section && one.rate === rate ? sum + one.grossKurus : sum),
        0,
      );
    const grossKurus = sumOf(amounts) - sumOf(less);
    return grossKurus > 0 ? [{ section, rate, grossKurus }] : [];
  });
}

/** Sums the amounts by VAT rate. No rate counts as 0. */
function sumByRate(parts: readonly { rate: number | null; grossKurus: number }[]): Map<number, number> {
  const rates = new Map<number, number>();
  for (const { rate, grossKurus } of parts) rates.set(rate ?? 0, (rates.get(rate ?? 0) ?? 0) + grossKurus);
  return rates;
}

/**
 * Divides the amount of each VAT rate among the sections of that rate. No section gets more than it has left.
 * @param left  the sections, with the amount that is left of each
 * @param owed  the proportions: what chosen units owe in each section; by default what is left
 */
function divideByRate(
  left: readonly FiscalSection[],
  rates: ReadonlyMap<number, number>,
  owed: readonly FiscalSection[] = left,
): FiscalSection[] {
  const parts = left.map((section) => ({ ...section, grossKurus: 0 }));
  for (const [rate, kurus] of rates) {
    const places = [...left.keys()].filter((at) => (left[at]!.rate ?? 0) === rate);
    const leftOf = places.map((at) => ({ rate, grossKurus: left[at]!.grossKurus }));
    const owedOf = places.map((at) => owed[at]!.grossKurus);
    const isOwed = owedOf.some((amount) => amount > 0);
    const most = leftOf.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
    const amounts = refundByRate(leftOf, Math.min(kurus, most), isOwed ? owedOf : undefined);
    for (const [index, at] of places.entries()) parts[at]!.grossKurus = amounts[index]!.grossKurus;
  }
  return parts;
}
