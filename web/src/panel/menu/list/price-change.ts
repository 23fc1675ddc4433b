import type { Product } from '../menu-queries.ts';

/** A change of prices by a percentage, rounded to a multiple of a step. */
export interface PriceChange {
  /** In percent: 10 for 10 % more, -10 for 10 % less. */
  percent: number;
  /** In kuruş; 1 means no rounding. */
  stepKurus: number;
}

/** The steps that can be chosen for rounding, in kuruş. */
export const ROUNDING_STEPS = [1, 50, 100, 500, 1_000] as const;

/**
 * A price after a change, in lira: the nearest multiple of the step, halves are rounded up. It never falls
 * below the smallest step, so that rounding makes nothing free. A price of 0 stays 0.
 */
export function priceAfterChange(price: number, { percent, stepKurus }: PriceChange): number {
  const kurus = Math.round(price * 100);
  if (kurus === 0) return 0;
  // In hundredths of a kuruş, because the percentage may have two decimals.
  const exact = kurus * (10_000 + Math.round(percent * 100));
  const steps = Math.floor((2 * exact + stepKurus * 10_000) / (2 * stepKurus * 10_000));
  return (Math.max(steps, 1) * stepKurus) / 100;
}

/** The parts of a product that have prices. */
export type PricedParts = Pick<Product, 'portions'> & Partial<Pick<Product, 'extras' | 'optionGroups'>>;

/** The parts of a product with changed prices, for the request. @param withExtras  whether extras and choices change, too */
export function partsAfterChange(product: Product, change: PriceChange, withExtras: boolean): PricedParts {
  const priced = <P extends { price: number }>(part: P): P => ({
    ...part,
    price: priceAfterChange(part.price, change),
  });
  const portions = product.portions.map(priced);
  if (!withExtras) return { portions };
  return {
    portions,
    extras: product.extras.map(priced),
    optionGroups: product.optionGroups.map((group) => ({ ...group, choices: group.choices.map(priced) })),
  };
}

/** All parts with prices in one list. A choice has the name of its group before its own. */
export function listPricedParts({
  portions,
  extras = [],
  optionGroups = [],
}: PricedParts): { id: string; name: string; price: number }[] {
  const choices = optionGroups.flatMap((group) =>
    group.choices.map((choice) => ({ ...choice, name: `${group.name}: ${choice.name}` })),
  );
  return [...portions, ...extras, ...choices];
}

/**
 * @returns a function that puts the prices that the person has seen into the present state of a product. Its other
 * properties do not change.
 */
export function withShownPrices(shown: readonly PricedParts[]): (product: Product) => PricedParts {
  const prices = new Map(shown.flatMap(listPricedParts).map(({ id, price }) => [id, price]));
  const withExtras = shown.some(({ extras }) => extras !== undefined);
  const priced = <P extends { id: string; price: number }>(part: P): P => ({
    ...part,
    price: prices.get(part.id) ?? part.price,
  });
  return ({ portions, extras, optionGroups }) => ({
    portions: portions.map(priced),
    ...(withExtras && {
      extras: extras.map(priced),
      optionGroups: optionGroups.map((group) => ({ ...group, choices: group.choices.map(priced) })),
    }),
  });
}
