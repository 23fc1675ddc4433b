/** The VAT that an amount of one rate contains. Amounts in kuruş, the rate in basis points: 1000 is 10 %. */
export interface VatOfRate {
  rate: number;
  grossKurus: number;
  vatKurus: number;
  netKurus: number;
}

/**
 * The VAT within a gross amount, rounded half up to the kuruş. Only ever worked out of the sum of a rate: by lines it would be off by
 * some kuruş on every third bill.
 * @param grossKurus  not negative
 * @param rate  basis points, not negative
 */
export function vatKurusOf(grossKurus: number, rate: number): number {
  const divisor = 2 * (10_000 + rate);
  const dividend = 2 * grossKurus * rate + 10_000 + rate;
  if (dividend <= Number.MAX_SAFE_INTEGER) return (dividend - (dividend % divisor)) / divisor;
  return Number((2n * BigInt(grossKurus) * BigInt(rate) + 10_000n + BigInt(rate)) / BigInt(divisor));
}

/** The VAT of a bill once for each rate of its parts (lines and fee), also where a rate comes to 0, by rising rate. */
export function vatByRate(parts: readonly { rate: number; kurus: number }[]): VatOfRate[] {
  const grossOf = new Map<number, number>();
  for (const { rate, kurus } of parts) grossOf.set(rate, (grossOf.get(rate) ?? 0) + kurus);
  return [...grossOf]
    .sort(([rate], [other]) => rate - other)
    .map(([rate, grossKurus]) => {
      const vatKurus = vatKurusOf(grossKurus, rate);
      return { rate, grossKurus, vatKurus, netKurus: grossKurus - vatKurus };
    });
}
