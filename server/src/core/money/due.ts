import { allocate } from './allocate.ts';

/** What a line costs before the reductions of its whole bill. Rates are in basis points. */
export interface ReducedLine {
  grossKurus: number;
  /** What was taken off this line alone, at most its gross. */
  reductionKurus: number;
  rate: number;
}

/**
 * What each line of a bill owes, in kuruş: never negative, and together exactly what the bill owes without its fee. The reduction of
 * the whole bill is divided among the VAT rates first and then among the lines of each rate, so that the order of the lines
 * moves nothing between rates. Of equal remainders the higher rate comes first, then the earlier line.
 * @param billReductionKurus  at most what the lines owe without it
 */
export function dueOfLines(lines: readonly ReducedLine[], billReductionKurus: number): number[] {
  const due = lines.map(({ grossKurus, reductionKurus }) => grossKurus - reductionKurus);
  if (billReductionKurus === 0) return due;
  const linesOf = Map.groupBy(lines.keys(), (index) => lines[index]!.rate);
  const rates = [...linesOf.keys()].sort((a, b) => b - a);
  const owedOf = rates.map((rate) => linesOf.get(rate)!.map((index) => due[index]!));
  const reductions = allocate(
    billReductionKurus,
    owedOf.map((owed) => owed.reduce((sum, kurus) => sum + kurus, 0)),
  );
  for (const [at, rate] of rates.entries()) {
    const shares = allocate(reductions[at]!, owedOf[at]!);
    for (const [place, index] of linesOf.get(rate)!.entries()) due[index]! -= shares[place]!;
  }
  return due;
}
