/**
 * Divides an amount by weights, to the kuruş and without loss: each gets its exact part rounded down, and what is then left goes,
 * a kuruş each, to the largest remainders. Where all weights are 0, all count alike. No part is above its weight when the amount
 * is not above their sum.
 * @param amountKurus  not negative
 * @param weights  whole and not negative
 * @param comesBefore  which of two equal remainders, given as indexes, gets its kuruş first: in the order of the weights if not given
 */
export function allocate(
  amountKurus: number,
  weights: readonly number[],
  comesBefore: (index: number, other: number) => boolean = (index, other) => index < other,
): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.length === 0) return [];
  if (sum === 0) return allocate(amountKurus, new Array<number>(weights.length).fill(1), comesBefore);
  const parts = weights.map((weight) => divide(amountKurus, weight, sum));
  const left = amountKurus - parts.reduce((total, { whole }) => total + whole, 0);
  if (left === 0) return parts.map(({ whole }) => whole);
  const byRemainder = [...parts.keys()].sort((a, b) => {
    const difference = parts[b]!.remainder - parts[a]!.remainder;
    if (difference !== 0) return difference;
    return comesBefore(a, b) ? -1 : 1;
  });
  const first = new Set(byRemainder.slice(0, left));
  return parts.map(({ whole }, index) => (first.has(index) ? whole + 1 : whole));
}

/** `amount × weight / sum`, exact also if the product is above the safe integers. */
function divide(amount: number, weight: number, sum: number): { whole: number; remainder: number } {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % sum;
    return { whole: (product - remainder) / sum, remainder };
  }
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}

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
