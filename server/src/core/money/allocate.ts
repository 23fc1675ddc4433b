/**
 * Divides an amount into parts in proportion to weights, in whole kuruş. The parts add up to the amount: each is its exact part
 * rounded down, and the kuruş that are left go to the parts with the largest remainders, one each. If all weights are 0, they
 * count as equal. If the amount is at most the sum of the weights, no part is larger than its weight.
 * @param amountKurus  not negative
 * @param weights  whole and not negative
 * @param comesBefore  for two parts with equal remainders, by index: whether the first gets a kuruş before the other. By default, the
 *   order of the weights.
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

/** `amount × weight / sum` as a whole number and a remainder; exact even if the product is not a safe integer. */
function divide(amount: number, weight: number, sum: number): { whole: number; remainder: number } {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % sum;
    return { whole: (product - remainder) / sum, remainder };
  }
  const exact = BigInt(amount) * BigInt(weight);
  return { whole: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
}

/** The price of a line before reductions of the whole bill. `rate` is its VAT rate in basis points. */
export interface ReducedLine {
  grossKurus: number;
  /** The reduction of this line alone, at most its gross. */
  reductionKurus: number;
  rate: number;
}

/**
 * The due of each line of a bill, in kuruş: never negative, and together exactly the total of the bill without its service fee. The
 * reduction of the whole bill is divided first among the VAT rates and then among the lines of each rate. So the order of the lines
 * does not change the amount of a rate. If remainders are equal, the higher rate gets its kuruş first, then the earlier line.
 * @param billReductionKurus  the reduction of the whole bill, at most the dues of the lines without it
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
