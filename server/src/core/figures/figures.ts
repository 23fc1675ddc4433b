/**
 * The sums of bills, for statistics. Amounts in kuruş. A bill counts when it is closed or cancelled; after that it never
 * changes. Gifts and struck lines of bills that are still open today are added when figures are read.
 */
export interface Figures {
  /** Closed bills. */
  orders: number;
  /** Guests of closed bills, if staff entered their number. */
  guests: number;
  /** The totals of closed bills: after campaigns, with the service fee, without gifts and struck lines. */
  revenueKurus: number;
  /** All reductions of closed bills: campaigns, prices by hand and discounts by hand. */
  discountKurus: number;
  /** The part of `discountKurus` from prices and discounts by hand; the rest is from campaigns. */
  byHandKurus: number;
  /** The part of the revenue that is service fee. */
  serviceFeeKurus: number;
  /** Comped units, and their price. They count even if the bill was voided. */
  giftUnits: number;
  giftKurus: number;
  /** Units struck, and their price. Those that were struck before their bill was voided count, too. */
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

export function sumOfFigures(all: Iterable<Figures>): Figures {
  const sum = { ...NO_FIGURES };
  for (const figures of all) for (const name of FIGURE_NAMES) sum[name] += figures[name];
  return sum;
}

/** The average revenue of a closed bill, rounded half up to whole kuruş; `null` without orders. */
export function averageBillKurus({ orders, revenueKurus }: Figures): number | null {
  return orders === 0 ? null : Math.round(revenueKurus / orders);
}
