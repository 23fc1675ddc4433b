import { allocate } from './allocate.ts';

/** A line of a bill whose units several people pay. */
export interface SharedLine {
  /** What the whole line owes, without its part of the fee. */
  dueKurus: number;
  /** How many units it has, at least 1. */
  units: number;
  /** How many of them are paid already. */
  paidUnits: number;
  /** How many of the others are chosen now. */
  chosenUnits: number;
}

/**
 * What the next of several people pays when all pay the same, in kuruş: rounded half up to the step, at most what remains, and all of it
 * for the last one. Each share is worked out of what the former ones left, so that none is short and none is below 0.
 * @param stepKurus  the least coin; 0 and 1 are the kuruş
 */
export function equalShare(remainingKurus: number, payersLeft: number, stepKurus: number): number {
  if (payersLeft <= 1) return remainingKurus;
  return Math.min(remainingKurus, halfUp(remainingKurus, payersLeft, stepKurus));
}

/**
 * What chosen units cost: their due, their part of the fee, and the share, which is the two together but at most what remains of the bill.
 * The fee is divided among the lines by what they owe; a line and its part of the fee are divided among its units, the earlier
 * paid ones having the larger parts. So all units together cost exactly the bill.
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

/** The due of the chosen units of each line and their part of the fee, as `unitsShare` adds them up. */
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
 * By how much cash that settles a bill is more (or, below 0, less) than what remains, when the least coin is the step; 0 for the
 * steps 0 and 1.
 */
export function cashRounding(remainingKurus: number, stepKurus: number): number {
  return halfUp(remainingKurus, 1, stepKurus) - remainingKurus;
}

/** `kurus / parts` rounded half up to a multiple of the step. */
function halfUp(kurus: number, parts: number, stepKurus: number): number {
  const step = Math.max(1, stepKurus);
  return Math.floor((2 * kurus + parts * step) / (2 * parts * step)) * step;
}

function chosenPart(kurus: number, { units, paidUnits, chosenUnits }: SharedLine): number {
  return ofFirstUnits(kurus, units, paidUnits + chosenUnits) - ofFirstUnits(kurus, units, paidUnits);
}

/** What the first units of a line come to: the largest remainder gives the kuruş that are over to the first ones. */
function ofFirstUnits(kurus: number, units: number, first: number): number {
  const over = kurus % units;
  return ((kurus - over) / units) * first + Math.min(first, over);
}
