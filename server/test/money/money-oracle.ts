/**
 * The rules of money by another way than the service's: with exact fractions and by handing out single kuruş, slowly. Tests compare
 * the two, and the cases of `vectors/money.json` with both.
 */

/** A bill as in `vectors/money.json`. Rates are in basis points. */
export interface VectorBill {
  lines: { grossKurus: number; reductionKurus: number; rate: number }[];
  billReductionKurus: number;
  fee: { kurus: number; rate: number };
}

interface Fraction {
  over: bigint;
  under: bigint;
}

/** What a bill comes to: the due of each line, the VAT of each rate, the total. */
export function billOf({ lines, billReductionKurus, fee }: VectorBill) {
  const owed = lines.map((line) => line.grossKurus - line.reductionKurus);
  const rates = [...new Set(lines.map((line) => line.rate))].sort((a, b) => b - a);
  const sums = rates.map((rate) => sum(owed.filter((_, at) => lines[at]!.rate === rate)));
  const dueKurus = [...owed];
  for (const [at, reduction] of handOut(billReductionKurus, sums).entries()) {
    const places = lines.flatMap((line, place) => (line.rate === rates[at] ? [place] : []));
    const taken = handOut(
      reduction,
      places.map((place) => owed[place]!),
    );
    for (const [nth, place] of places.entries()) dueKurus[place] = owed[place]! - taken[nth]!;
  }
  const listed = new Set(rates);
  if (fee.kurus > 0) listed.add(fee.rate);
  const vat = [...listed]
    .sort((a, b) => a - b)
    .map((rate) => {
      const goods = sum(dueKurus.filter((_, at) => lines[at]!.rate === rate));
      const grossKurus = goods + (fee.rate === rate ? fee.kurus : 0);
      const vatKurus = vatWithin(grossKurus, rate);
      return { rate, grossKurus, vatKurus, netKurus: grossKurus - vatKurus };
    });
  return { dueKurus, vat, totalKurus: sum(dueKurus) + fee.kurus };
}

/** What each of so many people pays, one after the other. */
export function equalParts(remainingKurus: number, payers: number, stepKurus: number): number[] {
  const parts: number[] = [];
  let left = remainingKurus;
  for (let people = payers; people > 1; people--) {
    const rounded = nearest({ over: BigInt(left), under: BigInt(people) }, stepKurus);
    const part = Math.min(rounded, left);
    parts.push(part);
    left -= part;
  }
  return [...parts, left];
}

/** A refund by the rates of its bill, in the order given. */
export function refundOf(vat: { rate: number; grossKurus: number }[], amountKurus: number) {
  const falling = [...vat].sort((a, b) => b.rate - a.rate);
  const parts = handOut(
    amountKurus,
    falling.map((part) => part.grossKurus),
  );
  return vat.map((part) => {
    const grossKurus = parts[falling.indexOf(part)]!;
    const after = vatWithin(part.grossKurus - grossKurus, part.rate);
    return { rate: part.rate, grossKurus, vatKurus: vatWithin(part.grossKurus, part.rate) - after };
  });
}

/** What each unit of each line costs with its part of the fee: units in their order within the line. */
export function unitCosts(lines: { dueKurus: number; units: number }[], feeKurus: number): number[][] {
  const fees = handOut(
    feeKurus,
    lines.map((line) => line.dueKurus),
  );
  return lines.map(({ dueKurus, units }, at) => {
    const alike = new Array<number>(units).fill(1);
    const fee = handOut(fees[at]!, alike);
    return handOut(dueKurus, alike).map((due, unit) => due + fee[unit]!);
  });
}

/** The multiple of the step that is nearest to an amount: of two equally near ones the larger. */
export function nearest(amount: Fraction, step: number): number {
  let best = 0n;
  const coin = BigInt(step);
  const below = (amount.over / (amount.under * coin)) * coin;
  let least: bigint | null = null;
  for (const candidate of [below, below + coin]) {
    const distance = candidate * amount.under - amount.over;
    const size = distance < 0n ? -distance : distance;
    if (least === null || size <= least) [least, best] = [size, candidate];
  }
  return Number(best);
}

/** The VAT within a gross amount: gross × rate / (1 + rate), to the nearest kuruş. */
export function vatWithin(grossKurus: number, rate: number): number {
  return nearest({ over: BigInt(grossKurus) * BigInt(rate), under: BigInt(10_000 + rate) }, 1);
}

/**
 * Hands out an amount by weights. Each gets the whole kuruş of its exact part; each kuruş that is left then goes to the one that is
 * furthest below its exact part, the first of equals, and never to the same one twice.
 */
function handOut(amount: number, weights: number[]): number[] {
  const all = BigInt(sum(weights));
  if (all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const got = exact.map((part) => part / all);
  for (let left = BigInt(amount) - got.reduce((a, b) => a + b, 0n); left > 0n; left--) {
    let neediest = 0;
    for (const at of weights.keys()) if (lack(at) > lack(neediest)) neediest = at;
    got[neediest]! += 1n;
  }
  return got.map(Number);

  function lack(at: number): bigint {
    return exact[at]! - got[at]! * all;
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}
