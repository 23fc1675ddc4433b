import type { Bill, BillLine } from '../bills/bill.ts';
import type { StoredChange } from '../bills/bill-history.ts';
import { billState, lineTotalKurus, liveLines, unitKurus } from '../bills/bill-status.ts';
import type { OrderType } from '../bills/order-request.ts';
import { type DayRules, venueDayOf } from '../venue/hours/venue-day.ts';
import { localAt } from '../venue-clock.ts';
import { type Figures, NO_FIGURES } from './figures.ts';
import { preparationsOf } from './preparation.ts';

/** What a bill adds to the figures of its venue. */
export interface CountedBill {
  /** The venue's day on which the bill was opened, whenever it was closed. */
  day: string;
  /** The hour on the venue's clock at which it was opened, 0 to 23. */
  hour: number;
  type: OrderType;
  /** The API key that opened it; `null` for staff. */
  key: { id: string; name: string } | null;
  figures: Figures;
  products: SoldProduct[];
  preparations: Preparation[];
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

/** How long the kitchen took for a round. */
export interface Preparation {
  /** The hour on the venue's clock at which the round was ordered, 0 to 23. */
  hour: number;
  minutes: number;
}

/**
 * What a bill adds to the figures of its venue. An open one adds what has happened already: what was ordered, given
 * away and struck, and the times of the kitchen. Its money counts once it is closed.
 * @param changes  the history of the bill, in its order; only kitchen steps and the voiding are needed
 */
export function countBill(bill: Bill, changes: readonly StoredChange[], venue: DayRules): CountedBill {
  const opener = bill.rounds[0]?.by;
  return {
    day: venueDayOf(venue, bill.openedAt),
    hour: hourAt(venue, bill.openedAt),
    type: bill.type,
    key: opener?.kind === 'Key' ? { id: opener.id, name: opener.name } : null,
    figures: figuresOf(bill, changes),
    products: productsOf(bill),
    preparations: preparationsOf(bill, changes).map(({ orderedAt, minutes }) => ({
      hour: hourAt(venue, orderedAt),
      minutes,
    })),
  };
}

/** The hour that the clock of a venue shows at an instant, 0 to 23. */
export function hourAt({ timeZone }: Pick<DayRules, 'timeZone'>, instant: number): number {
  return Math.floor(localAt(timeZone, instant).minutes / 60);
}

function figuresOf(bill: Bill, changes: readonly StoredChange[]): Figures {
  const struck = bill.lines.filter(({ state }) => state === 'Cancelled');
  const given = bill.lines.filter(isGivenAway);
  const takenOff = {
    ...{ giftUnits: unitsOf(given), giftKurus: worthOf(given) },
    ...{ struckUnits: unitsOf(struck), struckKurus: worthOf(struck) },
  };
  if (billState(bill) === 'Cancelled') {
    const voided = changes.findLast(({ action }) => action === 'BillVoided');
    const voidedKurus = voided?.action === 'BillVoided' ? voided.detail.totalKurus : 0;
    return { ...NO_FIGURES, ...takenOff, cancelledOrders: 1, voidedKurus };
  }
  if (billState(bill) === 'Open') return { ...NO_FIGURES, ...takenOff };
  return {
    ...NO_FIGURES,
    ...takenOff,
    orders: 1,
    guests: bill.guests ?? 0,
    revenueKurus: bill.totals.totalKurus,
    discountKurus: bill.totals.discountKurus,
    serviceFeeKurus: bill.totals.serviceFeeKurus,
  };
}

function productsOf(bill: Bill): SoldProduct[] {
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

/** A line that is a gift, whatever becomes of its bill. One that was struck afterwards counts as struck. */
function isGivenAway({ isGift, state }: BillLine): boolean {
  return isGift && state !== 'Cancelled';
}

function unitsOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function worthOf(lines: readonly BillLine[]): number {
  return lines.reduce((sum, line) => sum + unitKurus(line) * line.quantity, 0);
}
