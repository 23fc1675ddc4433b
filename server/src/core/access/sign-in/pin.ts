import type { Grants, Right } from '../rights.ts';

/** After this many wrong PINs of one person at one device the PIN is locked there, until someone unlocks it. */
export const MOST_WRONG_PINS = 10;

/** After this many wrong PINs at one device in an hour, of all people together, the device must wait. */
export const MOST_WRONG_PINS_AN_HOUR = 30;

/** The length of a person's PIN: 6 digits for a person who may approve acts of others, else 4. */
export function pinDigitsOf(rights: readonly Right[]): 4 | 6 {
  return rights.includes('approve') ? 6 : 4;
}

/**
 * Whether a PIN is too easy to guess: a run, a repeat, a mirror image, a year of birth, or one of the most common PINs. Together they include
 * the hundred PINs that people choose most.
 * @see https://datagenetics.com/blog/september32012/
 */
function isCommonPin(pin: string): boolean {
  return (
    isRun(pin) || isRepeat(pin) || isMirrored(pin) || /^(19[4-9]|20[0-3])\d$/.test(pin) || COMMON.has(pin)
  );
}

/** Whether the digits count up or down by one; 0 comes after 9: 1234, 8901, 654321. */
function isRun(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  return steps.size === 1 && (steps.has(1) || steps.has(9));
}

/** Whether a part is repeated, as in 7777, 1212, 123123, or all digits are in pairs, as in 1122, 112233. */
function isRepeat(pin: string): boolean {
  return /^(\d{1,3})\1+$/.test(pin) || /^(?:(\d)\1)+$/.test(pin);
}

/** Whether the second half is the first half backwards: 1221, 123321. */
function isMirrored(pin: string): boolean {
  return [...pin].reverse().join('') === pin;
}

/** Patterns of the keypad, and numbers that people know by heart. */
const COMMON = new Set(
  `1004 1342 1020 1123 1230 1231 1224 1225 1235 1236 1245 1470 1478 1579 1590 2468 2580 2589 3690 3698 4200 4567 5150 5683
   6543 6780 7410 7531 7890 8520 8642 9630 1357 1379 1397 1793 2486 3179 3197 7139 7913 9731 1145 0007 0070 1100 5000 6000
   123654 123789 124578 147258 147369 147852 159357 159753 159951 258369 321654 369258 456123 456852 741852 753159 753951 789456
   789123 852456 963852 951753 987456 123457 111222 222333 520520 131420 142536 147147 010203 112358 314159 271828 246810 135790
   102030 123000 100000 200000 111000 000001 159159 147963 123987 121314 101112 696900 420420 112211 198700 199000 200000 197000`.split(
    /\s+/,
  ),
);

/** The problem of a PIN that a person chose, as the end of a sentence; `null` if the PIN is good. */
export function pinProblem(pin: string, grants: Pick<Grants, 'rights'>): string | null {
  const digits = pinDigitsOf(grants.rights);
  if (!/^\d+$/.test(pin) || pin.length !== digits) return `must be ${digits} digits`;
  return isCommonPin(pin) ? 'is too easy to guess' : null;
}

/** Whether the grants of one person include all grants of the other, so that the first may act for the second. */
export function includesGrants(one: Grants, other: Grants): boolean {
  return (
    other.mostOffBasisPoints <= one.mostOffBasisPoints &&
    other.rights.every((right) => one.rights.includes(right))
  );
}
