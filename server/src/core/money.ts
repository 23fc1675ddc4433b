/** Inside the service, an amount of money is an integer number of kuruş (1/100 lira). In JSON it is lira with two decimals. */

/** The only currency of the service. */
export const CURRENCY = 'TRY';

/** The sum of the numbers; 0 for an empty list. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * A percentage of an amount, rounded half up to the kuruş.
 * @param amountKurus  not negative
 * @param basisPoints  hundredths of a percent, not negative: 1050 is 10.5 %
 */
export function shareOf(amountKurus: number, basisPoints: number): number {
  const tenThousandths = amountKurus * basisPoints + 5_000;
  if (tenThousandths <= Number.MAX_SAFE_INTEGER) return (tenThousandths - (tenThousandths % 10_000)) / 10_000;
  return Number((BigInt(amountKurus) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

/** An amount as it is written in JSON: lira with exactly two decimals, such as `120.50` for 12050 kuruş. */
export function formatLira(amountKurus: number): string {
  const digits = String(Math.abs(amountKurus)).padStart(3, '0');
  return `${amountKurus < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Converts lira with at most two decimals to kuruş, and tolerates the rounding errors of floating-point numbers.
 * `null` if the number has more than two decimals, is not finite, or is too large to be exact.
 */
export function kurusFromLira(lira: number): number | null {
  const kurus = Math.round(lira * 100);
  const tolerance = 8 * Number.EPSILON * Math.max(1, Math.abs(kurus));
  return Number.isSafeInteger(kurus) && Math.abs(lira * 100 - kurus) <= tolerance ? kurus : null;
}
