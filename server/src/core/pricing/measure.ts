import type { Measure } from './price-terms.ts';

/**
 * The price of measured goods, rounded half up to the kuruş.
 * @param priceKurus  the price of one unit of the measure, such as a kilogram; not negative
 * @param thousandths  the measured amount in thousandths of that unit; not negative
 */
export function measuredPriceKurus(priceKurus: number, thousandths: number): number {
  const exact = priceKurus * thousandths + 500;
  if (exact <= Number.MAX_SAFE_INTEGER) return (exact - (exact % 1_000)) / 1_000;
  return Number((BigInt(priceKurus) * BigInt(thousandths) + 500n) / 1_000n);
}

/** The net amount of measured goods, without the tare, in thousandths of the unit. */
export function netThousandths({ grossThousandths, tareThousandths }: Omit<Measure, 'unit'>): number {
  return grossThousandths - tareThousandths;
}
