import type { Measure } from './price-terms.ts';

/**
 * The price of what was measured, half up to the kuruş.
 * @param priceKurus  of one unit of the measure, not negative
 * @param thousandths  of that unit, not negative
 */
export function measuredKurus(priceKurus: number, thousandths: number): number {
  const exact = priceKurus * thousandths + 500;
  if (exact <= Number.MAX_SAFE_INTEGER) return (exact - (exact % 1_000)) / 1_000;
  return Number((BigInt(priceKurus) * BigInt(thousandths) + 500n) / 1_000n);
}

/** What is charged of a measure, in thousandths of its unit: without the tare. */
export function netThousandths({ grossThousandths, tareThousandths }: Omit<Measure, 'unit'>): number {
  return grossThousandths - tareThousandths;
}
