/** Money is an integer number of kuruş (a hundredth of a lira) everywhere inside. On the wire it is lira with two decimals. */

/** The one currency of the service. */
export const CURRENCY = 'TRY';

/** The sum of some amounts; 0 of none. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/**
 * The share of an amount, rounded half up to the kuruş.
 * @param amountKurus  not negative
 * @param basisPoints  hundredths of a percent, not negative: 1050 is 10.5 %
 */
export function shareOf(amountKurus: number, basisPoints: number): number {
  const tenThousandths = amountKurus * basisPoints + 5_000;
  if (tenThousandths <= Number.MAX_SAFE_INTEGER) return (tenThousandths - (tenThousandths % 10_000)) / 10_000;
  return Number((BigInt(amountKurus) * BigInt(basisPoints) + 5_000n) / 10_000n);
}

/** An amount as it is written on the wire: lira with exactly two decimals, `12050` is `120.50`. */
export function formatLira(amountKurus: number): string {
  const digits = String(Math.abs(amountKurus)).padStart(3, '0');
  return `${amountKurus < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads lira with at most two decimals into kuruş, and ignores the rounding errors of binary fractions;
 * `null` if the number is finer than a kuruş or not finite.
 */
export function kurusFromLira(lira: number): number | null {
  const kurus = Math.round(lira * 100);
  const dust = 8 * Number.EPSILON * Math.max(1, Math.abs(kurus));
  return Number.isSafeInteger(kurus) && Math.abs(lira * 100 - kurus) <= dust ? kurus : null;
}
