import { allocate } from './allocate.ts';

/** A line of a bill whose units different guests pay. */
export interface SharedLine {
  /** The due of the whole line, without its part of the service fee. */
  dueKurus: number;
  /** At least 1. */
  units: number;
  /** How many units are paid already. */
  paidUnits: number;
  /** How many of the unpaid units this guest pays. */
  chosenUnits: number;
}

/**
 * The share of the next guest if all pay the same, in kuruş: the remaining amount divided by the guests who have not paid, rounded
 * half up to the step. The last guest pays all that remains. So the shares add up to the bill, and none is below 0.
 * @param stepKurus  the smallest coin, to which shares are rounded; 0 and 1 mean no rounding
 */
export function equalShare(remainingKurus: number, payersLeft: number, stepKurus: number): number {
  if (payersLeft <= 1) return remainingKurus;
  return Math.min(remainingKurus, divideHalfUp(remainingKurus, payersLeft, stepKurus));
}

/**
 * What chosen units cost: their due, their part of the service fee, and `shareKurus`: both together, but at most what remains of the
 * bill. The fee is divided among the lines in proportion to their dues. A line and its part of the fee are divided among its units;
 * units that are paid earlier get the larger parts. So all units together cost exactly the bill.
 */
export function unitsShare(
  lines: readonly SharedLine[],
  feeKurus: number,
  remainingKurus: number,
): { dueKurus: number; feeKurus: number; shareKurus: number } {
  let due = 0;
  let fee = 0;
  for (const part of partsOfUnits(lines, feeKurus)) {
    due += part.dueKurus;
    fee += part.feeKurus;
  }
  return { dueKurus: due, feeKurus: fee, shareKurus: Math.min(remainingKurus, due + fee) };
}

/** For each line: the due of its chosen units and their part of the service fee. {@link unitsShare} adds them up. */
export function partsOfUnits(
  lines: readonly SharedLine[],
  feeKurus: number,
): { dueKurus: number; feeKurus: number }[] {
  const feeOf = allocate(
    feeKurus,
    lines.map((line) => line.dueKurus),
  );
  return lines.map((line, index) => ({
    dueKurus: chosenPart(line.dueKurus, line),
    feeKurus: chosenPart(feeOf[index]!, line),
  }));
}

/**
 * The rounding of a cash payment that settles a bill: the rounded minus the remaining amount, in kuruş; below 0 if rounded down.
 * @param stepKurus  the smallest coin, to which the payment is rounded; 0 and 1 mean no rounding
 */
export function cashRounding(remainingKurus: number, stepKurus: number): number {
  return divideHalfUp(remainingKurus, 1, stepKurus) - remainingKurus;
}

/** `kurus / parts` rounded half up to a multiple of the step. */
function divideHalfUp(kurus: number, parts: number, stepKurus: number): number {
  const step = Math.max(1, stepKurus);
  return Math.floor((2 * kurus + parts * step) / (2 * parts * step)) * step;
}

function chosenPart(kurus: number, { units, paidUnits, chosenUnits }: SharedLine): number {
  return (
    priceOfFirstUnits(kurus, units, paidUnits + chosenUnits) - priceOfFirstUnits(kurus, units, paidUnits)
  );
}

/** The price of the first units of a line. The kuruş that cannot be divided equally go to the first units, one each. */
function priceOfFirstUnits(kurus: number, units: number, first: number): number {
  const remainder = kurus % units;
  return ((kurus - remainder) / units) * first + Math.min(first, remainder);
}
