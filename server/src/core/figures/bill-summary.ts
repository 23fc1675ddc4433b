import type { Bill, BillLine } from '../bills/bill.ts';
import { billState, lineTotalKurus, liveLines, unitKurus } from '../bills/bill-status.ts';
import type { OrderType } from '../order-type.ts';
import type { BillTotals } from '../pricing/price-terms.ts';
import { type Figures, NO_FIGURES } from './figures.ts';

/** The facts of a bill that figures and lists of bills need. */
export interface BillSummary {
  openedAt: number;
  /** The business day on which the bill was opened. */
  businessDate: string;
  type: OrderType;
  /** The API key that opened the bill; `null` if staff opened it. */
  key: { id: string; name: string } | null;
  guests: number;
  /** The present total of the bill. */
  totalKurus: number;
  /** What the bill adds to the figures of its venue. An open bill adds only its gifts and struck lines. */
  figures: Figures;
}

/** The units of one product on a bill. */
export interface SoldProduct {
  productId: string;
  name: string;
  /** The units that the guest pays: without gifts and struck lines. */
  units: number;
  /** The price of `units` before campaigns, discounts and service fee. */
  amountKurus: number;
  giftUnits: number;
  struckUnits: number;
}

/** @param voidedKurus  for a voided bill: its total just before it was voided */
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

/** The units of each product on a bill. The name is that of the product's last line. */
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
  // Its lines moved to another bill and count there.
  if (state === 'Moved') return NO_FIGURES;
  const struck = bill.lines.filter(({ state }) => state === 'Cancelled');
  const gifts = bill.lines.filter(isGivenAway);
  const open = {
    ...NO_FIGURES,
    ...{ giftUnits: unitsOf(gifts), giftKurus: worthOf(gifts) },
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

/** The discount from prices and discounts by hand: all discounts minus those of campaigns. */
function byHandKurus({ discountKurus, reductions }: BillTotals): number {
  return reductions.reduce((left, { amountKurus }) => left - amountKurus, discountKurus);
}

/** Whether a line is a gift, also on a voided bill. A gift that was struck later counts as struck only. */
function isGivenAway({ isGift, state }: BillLine): boolean {
  return isGift && state !== 'Cancelled';
}

function unitsOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function worthOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + unitKurus(line) * line.quantity, 0);
}
