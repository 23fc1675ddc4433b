/** Whole numbers from 0 to below `below`, the same ones for the same seed. */
export type Dice = (below: number) => number;

/** Dice of a seed; other numbers beside it, such as a minute, make other dice. */
export function seededDice(...seeds: readonly number[]): Dice {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ seed), 0x9e37_79b9);
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    return Math.floor((mix(state) / 2 ** 32) * below);
  };
}

/** Spreads the bits of a number over 32. */
function mix(number: number): number {
  const first = Math.imul(number ^ (number >>> 15), number | 1);
  const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
  return (second ^ (second >>> 14)) >>> 0;
}
