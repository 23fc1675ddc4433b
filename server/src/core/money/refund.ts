import { allocate } from './allocate.ts';
import { vatKurusOf } from './vat.ts';

/** The part of a refund that is of one rate, in kuruş. */
export interface RefundOfRate {
  rate: number;
  grossKurus: number;
  vatKurus: number;
}

/**
 * Divides a refund among the VAT rates of its bill, in proportion to what is left of each; of equal remainders the higher rate comes
 * first. The VAT of a part is the VAT of what was left less that of what is left then: refunds of a whole bill give back exactly its VAT,
 * in whatever parts.
 * @param left  the gross of each rate, less former refunds, each rate once
 * @param amountKurus  at most what is left of all rates
 * @returns one part for each rate, in the same order
 */
export function refundByRate(
  left: readonly { rate: number; grossKurus: number }[],
  amountKurus: number,
): RefundOfRate[] {
  const parts = allocate(
    amountKurus,
    left.map(({ grossKurus }) => grossKurus),
    (index, other) => left[index]!.rate > left[other]!.rate,
  );
  return left.map(({ rate, grossKurus }, index) => ({
    rate,
    grossKurus: parts[index]!,
    vatKurus: vatKurusOf(grossKurus, rate) - vatKurusOf(grossKurus - parts[index]!, rate),
  }));
}
