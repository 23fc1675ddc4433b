import type { Bill, BillLine } from '../bills/bill.ts';
import { billState, lineTotalKurus, liveLines, unitKurus } from '../bills/bill-status.ts';
import type { OrderType } from '../order-type.ts';
import type { BillTotals } from '../pricing/price-terms.ts';
import { type Figures, NO_FIGURES } from './figures.ts';

/** What a bill adds to the figures of its venue, and what it comes to. */
export interface BillSummary {
  openedAt: number;
  /** The venue's day on which it was opened. */
  businessDate: string;
  type: OrderType;
  /** The API key that opened it; `null` for staff. */
  key: { id: string; name: string } | null;
  guests: number;
  /** What the bill comes to now. */
  totalKurus: number;
  /** What it adds to the figures of its venue; those of an open one are without money and orders. */
  figures: Figures;
}

/** What a bill has of one product. */
export interface SoldProduct {
  productId: string;
  name: string;
  /** Units that are charged: not given away, not struck. */
  units: number;
  /** What they cost before campaigns and fee. */
  amountKurus: number;
  giftUnits: number;
  struckUnits: number;
}

/** @param voidedKurus  what it came to when it was voided */
export function summaryOf(bill: Bill, voidedKurus = 0): BillSummary {
  const opener = bill.rounds[0]?.by;
  return {
    openedAt: bill.openedAt,
    businessDate: bill.businessDate,
    type: bill.type,
    key: opener?.kind === 'Key' ? { id: opener.id, name: opener.name } : null,
    guests: bill.guests ?? 0,
    totalKurus: bill.totals.totalKurus,
    figures: figuresOf(bill, voidedKurus),
  };
}

/** What a bill has of each of its products, under the name of its last line. */
export function soldProductsOf(bill: Bill): SoldProduct[] {
  const live = new Set(liveLines(bill));
  const sold: SoldProduct[] = [];
  for (const [productId, lines] of Map.groupBy(bill.lines, (line) => line.productId)) {
    const charged = lines.filter((line) => live.has(line) && !line.isGift);
    const product = {
      productId,
      name: lines.at(-1)!.productName,
      units: unitsOf(charged),
      amountKurus: charged.reduce((sum, line) => sum + lineTotalKurus(bill, line), 0),
      giftUnits: unitsOf(lines.filter(isGivenAway)),
      struckUnits: unitsOf(lines.filter(({ state }) => state === 'Cancelled')),
    };
    if (product.units + product.giftUnits + product.struckUnits > 0) sold.push(product);
  }
  return sold;
}

function figuresOf(bill: Bill, voidedKurus: number): Figures {
  const state = billState(bill);
  // What it had counts on the bill to which it moved.
  if (state === 'Moved') return NO_FIGURES;
  const struck = bill.lines.filter(({ state }) => state === 'Cancelled');
  const given = bill.lines.filter(isGivenAway);
  const open = {
    ...NO_FIGURES,
    ...{ giftUnits: unitsOf(given), giftKurus: worthOf(given) },
    ...{ struckUnits: unitsOf(struck), struckKurus: worthOf(struck) },
  };
  if (state === 'Open') return open;
  if (state === 'Cancelled') return { ...open, cancelledOrders: 1, voidedKurus };
  return {
    ...open,
    orders: 1,
    guests: bill.guests ?? 0,
    revenueKurus: bill.totals.totalKurus,
    discountKurus: bill.totals.discountKurus,
    byHandKurus: byHandKurus(bill.totals),
    serviceFeeKurus: bill.totals.serviceFeeKurus,
  };
}

/** What prices and discounts by hand take off. */
function byHandKurus({ discountKurus, reductions }: BillTotals): number {
  return reductions.reduce((left, { amountKurus }) => left - amountKurus, discountKurus);
}

/** A line that is a gift, also if its bill is cancelled. One that was struck afterwards counts as struck. */
function isGivenAway({ isGift, state }: BillLine): boolean {
  return isGift && state !== 'Cancelled';
}

function unitsOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function worthOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + unitKurus(line) * line.quantity, 0);
}
