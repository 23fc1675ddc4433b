/** An amount with one VAT rate, and the VAT in it. Amounts in kuruş, the rate in basis points: 1000 is 10 %. */
export interface VatOfRate {
  rate: number;
  grossKurus: number;
  vatKurus: number;
  netKurus: number;
}

/**
 * The VAT in a gross amount, rounded half up to the kuruş. Call it only with the sum of all lines of a rate: line by line, rounding
 * would change the VAT of every third bill by some kuruş.
 * @param grossKurus  not negative
 * @param rate  basis points, not negative
 */
export function vatKurusOf(grossKurus: number, rate: number): number {
  const divisor = 2 * (10_000 + rate);
  const dividend = 2 * grossKurus * rate + 10_000 + rate;
  if (dividend <= Number.MAX_SAFE_INTEGER) return (dividend - (dividend % divisor)) / divisor;
  return Number((2n * BigInt(grossKurus) * BigInt(rate) + 10_000n + BigInt(rate)) / BigInt(divisor));
}

/** The VAT of a bill by rate, lowest rate first. Includes rates whose amount is 0. @param parts  the lines and the service fee */
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
