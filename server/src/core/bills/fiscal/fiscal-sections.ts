import { allocate } from '../../money/allocate.ts';
import { refundByRate } from '../../money/refund.ts';
import { duesOf, vatOf } from '../../pricing/bill-pricing.ts';
import { vatOfPayment } from '../../printing/payment-vat.ts';
import type { Bill, Payment, Refund } from '../bill.ts';
import { liveLines } from '../bill-status.ts';

/** A part of an amount for one section of a fiscal device. */
export interface FiscalSection {
  /** `null` for lines whose VAT class has none, and for the service fee. */
  section: number | null;
  /** Basis points; `null` for what has no VAT class. */
  rate: number | null;
  grossKurus: number;
}

/** What a bill owes in each section of a fiscal device, each section and rate once, in the order of the lines. */
export function sectionsOfBill(bill: Bill): FiscalSection[] {
  const dues = duesOf(bill);
  const live = new Set(liveLines(bill));
  const sections: FiscalSection[] = [];
  const add = (section: number | null, rate: number | null, grossKurus: number) => {
    const found = sections.find((one) => one.section === section && one.rate === rate);
    if (found === undefined) sections.push({ section, rate, grossKurus });
    else found.grossKurus += grossKurus;
  };
  for (const [at, line] of bill.lines.entries())
    if (live.has(line)) add(line.vatSection ?? null, line.vatRate ?? null, dues[at]!);
  const { serviceFeeKurus } = bill.totals;
  if (serviceFeeKurus > 0) add(null, bill.serviceFeeVatRate ?? null, serviceFeeKurus);
  return sections;
}

/**
 * A payment by the sections of its bill. Its part of each rate is the one of the receipt; within a rate it is divided by what
 * the payments before it have left of each section. What was paid beyond the total is in no section.
 */
export function sectionsOfPayment(bill: Bill, payment: Payment): FiscalSection[] {
  let left = sectionsOfBill(bill);
  for (const one of bill.payments) {
    if (one.reversedAt !== null) continue;
    const parts = divided(left, ratesOfPayment(bill, one));
    if (one.id === payment.id) return parts.filter(({ grossKurus }) => grossKurus > 0);
    left = left.map((section, at) => ({
      ...section,
      grossKurus: section.grossKurus - parts[at]!.grossKurus,
    }));
  }
  return [];
}

/** A refund by the sections of its bill: in proportion to the dues of the sections of each rate. */
export function sectionsOfRefund(bill: Bill, refund: Refund): FiscalSection[] {
  const rates = refund.vat ?? ratesOfOpenRefund(bill, refund);
  return divided(
    sectionsOfBill(bill),
    new Map(rates.map(({ rate, grossKurus }) => [rate, grossKurus])),
  ).filter(({ grossKurus }) => grossKurus > 0);
}

/** A refund before closing has no rates of its own: those of its payment, in proportion. */
function ratesOfOpenRefund(bill: Bill, { paymentId, amountKurus }: Refund) {
  const payment = bill.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return [];
  const rates = [...ratesOfPayment(bill, payment)].map(([rate, grossKurus]) => ({ rate, grossKurus }));
  const most = rates.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  return refundByRate(rates, Math.min(amountKurus, most));
}

/** The parts of a payment by rate; what has no rate counts as 0. */
function ratesOfPayment(bill: Bill, payment: Payment): Map<number, number> {
  const rates = new Map(vatOfPayment(bill, payment).map(({ rate, grossKurus }) => [rate, grossKurus]));
  const rated = rates.values().reduce((sum, kurus) => sum + kurus, 0);
  const unratedKurus =
    bill.totals.totalKurus - vatOf(bill).reduce((sum, { grossKurus }) => sum + grossKurus, 0);
  const unrated = Math.min(payment.amountKurus - rated, unratedKurus);
  if (unrated > 0) rates.set(0, (rates.get(0) ?? 0) + unrated);
  return rates;
}

/** Sections with their parts of an amount of each rate, at most what they have of it. */
function divided(sections: readonly FiscalSection[], rates: ReadonlyMap<number, number>): FiscalSection[] {
  const parts = sections.map((section) => ({ ...section, grossKurus: 0 }));
  for (const [rate, kurus] of rates) {
    const places = [...sections.keys()].filter((at) => (sections[at]!.rate ?? 0) === rate);
    const weights = places.map((at) => sections[at]!.grossKurus);
    const most = weights.reduce((sum, weight) => sum + weight, 0);
    const allocated = allocate(Math.min(kurus, most), weights);
    for (const [index, at] of places.entries()) parts[at]!.grossKurus = allocated[index]!;
  }
  return parts;
}
