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
 * @param unitsKurus  of a refund of chosen units, what they are of each rate, in the same order. Each rate has that, as far as it is left;
 *   what former refunds took of it is divided in proportion.
 * @returns one part for each rate, in the same order
 */
export function refundByRate(
  left: readonly { rate: number; grossKurus: number }[],
  amountKurus: number,
  unitsKurus: readonly number[] = left.map(({ grossKurus }) => grossKurus),
): RefundOfRate[] {
  const divide = (kurus: number, weights: readonly number[]) =>
    allocate(kurus, weights, (index, other) => left[index]!.rate > left[other]!.rate);
  const wanted = divide(amountKurus, unitsKurus);
  const own = left.map(({ grossKurus }, index) => Math.min(grossKurus, wanted[index]!));
  const others = divide(
    own.reduce((rest, kurus) => rest - kurus, amountKurus),
    left.map(({ grossKurus }, index) => grossKurus - own[index]!),
  );
  return left.map(({ rate, grossKurus }, index) => {
    const part = own[index]! + others[index]!;
    const vatKurus = vatKurusOf(grossKurus, rate) - vatKurusOf(grossKurus - part, rate);
    return { rate, grossKurus: part, vatKurus };
  });
}
