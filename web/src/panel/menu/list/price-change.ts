import type { Product } from '../menu-queries.ts';

/** A change of prices: by a percentage, up or down, to the next multiple of a step. */
export interface PriceChange {
  /** 10 for 10 % more, -10 for 10 % less. */
  percent: number;
  /** In kuruş: 1 does not round. */
  stepKurus: number;
}

/** Steps that prices are rounded to, in kuruş. */
export const ROUNDING_STEPS = [1, 50, 100, 500, 1_000] as const;

/**
 * A price after a change, in lira: the nearest multiple of the step, half of it up. It never falls below the
 * smallest step, so that nothing becomes free by rounding; what is free stays free.
 */
export function changedPrice(price: number, { percent, stepKurus }: PriceChange): number {
  const kurus = Math.round(price * 100);
  if (kurus === 0) return 0;
  // In hundredths of a kuruş, because the percentage may have two decimals.
  const exact = kurus * (10_000 + Math.round(percent * 100));
  const steps = Math.floor((2 * exact + stepKurus * 10_000) / (2 * stepKurus * 10_000));
  return (Math.max(steps, 1) * stepKurus) / 100;
}

/** The portions of a product with changed prices, as they are sent. */
export function changedPortions({ portions }: Product, change: PriceChange): Product['portions'] {
  return portions.map((portion) => ({ ...portion, price: changedPrice(portion.price, change) }));
}
