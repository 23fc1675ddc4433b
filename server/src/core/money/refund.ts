import { allocate } from './allocate.ts';
import { vatKurusOf } from './vat.ts';

/** The part of a refund of one VAT rate. Amounts in kuruş. */
export interface RefundOfRate {
  rate: number;
  grossKurus: number;
  vatKurus: number;
}

/**
 * Divides a refund among the VAT rates of its bill, in proportion to the amounts that are not refunded yet. If remainders are equal,
 * the higher rate gets its kuruş first. The VAT of a part is the VAT of the amount left before, minus the VAT of the amount left
 * after the refund. So when a whole bill is refunded in any number of parts, exactly its VAT is refunded.
 * @param left  for each rate once: its gross minus earlier refunds
 * @param amountKurus  at most the sum of `left`
 * @param unitsKurus  for a refund of chosen units: their price by rate, in the order of `left`. Each rate bears the price of
 *   its units, at most what is left of it; an amount above that is divided in proportion to the rest.
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
  const unitParts = left.map(({ grossKurus }, index) => Math.min(grossKurus, wanted[index]!));
  const restParts = divide(
    unitParts.reduce((rest, kurus) => rest - kurus, amountKurus),
    left.map(({ grossKurus }, index) => grossKurus - unitParts[index]!),
  );
  return left.map(({ rate, grossKurus }, index) => {
    const part = unitParts[index]! + restParts[index]!;
    const vatKurus = vatKurusOf(grossKurus, rate) - vatKurusOf(grossKurus - part, rate);
    return { rate, grossKurus: part, vatKurus };
  });
}
