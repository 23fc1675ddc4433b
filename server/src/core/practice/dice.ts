/** A random number generator for tests and practice: returns a whole number from 0 to `below - 1`. */
export type Dice = (below: number) => number;

/** Creates dice that give the same numbers for the same seeds. Further seeds, such as the minute, give other numbers. */
export function seededDice(...seeds: readonly number[]): Dice {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ seed), 0x9e37_79b9);
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    return Math.floor((mix(state) / 2 ** 32) * below);
  };
}

/** Mixes the bits of a number into a 32-bit hash. */
function mix(number: number): number {
  const first = Math.imul(number ^ (number >>> 15), number | 1);
  const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
  return (second ^ (second >>> 14)) >>> 0;
}
