import type { DiscountTerms } from '../../pricing/price-terms.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill, BillLine, DiscountByHand, PriceByHand } from '../bill.ts';
import {
  type BillChange,
  createChange,
  findChargeableLine,
  reasonDetail,
  replaceLine,
  requireOpen,
  unchanged,
} from '../bill-change.ts';
import type { Stamp } from '../bill-history.ts';
import { reprice } from './bill-pricing.ts';

/**
 * Sets a manual price for a line, or restores the menu price. The price is for one unit without extras; for goods by measure, for one
 * unit of the measure. The difference from the menu price counts as a discount. Campaigns are calculated from the new price.
 * @param priceKurus  `null` for the menu price
 * @param reason  in the person's own words
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line was struck
 * @throws Refusal PRICE_ABOVE_MENU
 */
export function setPrice(
  bill: Bill,
  lineId: string,
  priceKurus: number | null,
  reason: string | null,
  stamp: Stamp,
): BillChange {
  const line = findChargeableLine(bill, lineId);
  const menuKurus = line.measure?.priceKurus ?? line.portionKurus;
  const to = priceKurus ?? menuKurus;
  const from = line.priceByHand?.priceKurus ?? menuKurus;
  if (to > menuKurus) throw new Refusal('PRICE_ABOVE_MENU');
  if (to === from) return unchanged(bill);
  const { priceByHand: _, ...rest } = line;
  const priceByHand: PriceByHand = { priceKurus: to, reason, by: stamp.by, at: stamp.at };
  const after = to === menuKurus ? rest : { ...rest, priceByHand };
  const detail = { ...nameOf(line), fromKurus: from, toKurus: to, ...reasonDetail(reason) };
  return createChange(reprice(replaceLine(bill, after)), stamp, { action: 'LinePriced', detail });
}

/**
 * Sets or removes the manual discount of a line. It is calculated after campaigns.
 * @param terms  `null` for none
 * @throws Refusal LINE_NOT_FOUND
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal LINE_MOVE_NOT_ALLOWED if the line was struck
 * @throws Refusal DISCOUNT_TOO_LARGE if it is an amount above what remains of the line
 */
export function discountLine(
  bill: Bill,
  lineId: string,
  terms: DiscountTerms | null,
  reason: string | null,
  stamp: Stamp,
): BillChange {
  const { discount, ...rest } = findChargeableLine(bill, lineId);
  if (isSameDiscount(discount, terms)) return unchanged(bill);
  const line: BillLine = terms === null ? rest : { ...rest, discount: newDiscount(terms, reason, stamp) };
  const after = reprice(replaceLine(bill, line));
  const amountKurus = deductedKurus(after.lines.find(({ id }) => id === lineId)!.discount, terms);
  const detail = { ...nameOf(line), ...termsOf(terms), amountKurus, ...reasonDetail(reason) };
  return createChange(after, stamp, { action: 'LineDiscounted', detail });
}

/**
 * Sets or removes the manual discount of a bill. It is calculated after all other deductions and before the service fee.
 * @param terms  `null` for none
 * @throws Refusal BILL_NOT_OPEN
 * @throws Refusal DISCOUNT_TOO_LARGE if it is an amount above what remains
 */
export function discountBill(
  bill: Bill,
  terms: DiscountTerms | null,
  reason: string | null,
  stamp: Stamp,
): BillChange {
  requireOpen(bill);
  const { discount, ...rest } = bill;
  if (isSameDiscount(discount, terms)) return unchanged(bill);
  const entry = bill.revision + 1;
  const after = reprice(
    terms === null ? rest : { ...rest, discount: { ...newDiscount(terms, reason, stamp), entry } },
  );
  const amountKurus = deductedKurus(after.discount, terms);
  const detail = { ...termsOf(terms), amountKurus, ...reasonDetail(reason) };
  return createChange(after, stamp, { action: 'BillDiscounted', detail });
}

function nameOf({ id, productName, quantity }: BillLine) {
  return { lineId: id, productName, units: quantity };
}

function newDiscount(terms: DiscountTerms, reason: string | null, { by, at }: Stamp): DiscountByHand {
  return { terms, amountKurus: 0, reason, by, at };
}

function isSameDiscount(discount: DiscountByHand | undefined, terms: DiscountTerms | null): boolean {
  return JSON.stringify(termsOf(discount?.terms ?? null)) === JSON.stringify(termsOf(terms));
}

/** The amount that a discount deducts now. @throws Refusal DISCOUNT_TOO_LARGE if the bill or line has too little left to deduct its full amount */
function deductedKurus(discount: DiscountByHand | undefined, terms: DiscountTerms | null): number {
  const amountKurus = discount?.amountKurus ?? 0;
  if (terms?.kind === 'Amount' && amountKurus < terms.amountKurus) throw new Refusal('DISCOUNT_TOO_LARGE');
  return amountKurus;
}

function termsOf(terms: DiscountTerms | null): { basisPoints: number | null; fixedKurus: number | null } {
  return {
    basisPoints: terms?.kind === 'Percent' ? terms.basisPoints : null,
    fixedKurus: terms?.kind === 'Amount' ? terms.amountKurus : null,
  };
}
