/**
 * What bills add up to. Amounts in kuruş. A bill counts once it is finished: closed or cancelled. It then
 * never changes again. What was given away and struck on the open bills of today is added when figures are read.
 */
export interface Figures {
  /** Closed bills. */
  orders: number;
  /** Guests at the tables of closed bills, where they were counted. */
  guests: number;
  /** The totals of closed bills: after campaigns, with the service fee, without gifts and struck lines. */
  revenueKurus: number;
  /** What campaigns, and prices and discounts by hand, took off closed bills. */
  discountKurus: number;
  /** The part of it that people gave by hand; the rest is of campaigns. */
  byHandKurus: number;
  /** The part of the revenue that is service fee. */
  serviceFeeKurus: number;
  /** Units given away, and what they would have cost, whatever became of their bill. */
  giftUnits: number;
  giftKurus: number;
  /** Units struck off, and what they would have cost. Those of a voided bill that were struck before count, too. */
  struckUnits: number;
  struckKurus: number;
  /** Bills that were voided, or whose lines were all struck. */
  cancelledOrders: number;
  /** The totals of voided bills at the moment they were voided. */
  voidedKurus: number;
}

export const NO_FIGURES: Figures = {
  orders: 0,
  guests: 0,
  revenueKurus: 0,
  discountKurus: 0,
  byHandKurus: 0,
  serviceFeeKurus: 0,
  giftUnits: 0,
  giftKurus: 0,
  struckUnits: 0,
  struckKurus: 0,
  cancelledOrders: 0,
  voidedKurus: 0,
};

const FIGURE_NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** The sum of figures. */
export function sumOfFigures(all: Iterable<Figures>): Figures {
  const sum = { ...NO_FIGURES };
  for (const figures of all) for (const name of FIGURE_NAMES) sum[name] += figures[name];
  return sum;
}

/** The revenue of an order on average, in whole kuruş, half up; `null` without orders. */
export function averageBillKurus({ orders, revenueKurus }: Figures): number | null {
  return orders === 0 ? null : Math.round(revenueKurus / orders);
}
