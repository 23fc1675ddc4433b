import { invalidContent } from '../invalid-content.ts';
import { kurusFromLira } from '../money.ts';
import { Refusal, type RefusalCode } from '../refusals.ts';

/** The largest amount that a person can enter: ten million lira. */
export const MOST_KURUS = 1_000_000_000;

/**
 * Converts an amount that a person entered, in lira, to kuruş.
 * @param field  its path in the body
 * @throws Refusal AMOUNT_TOO_LARGE above ten million lira, AMOUNT_NEGATIVE, AMOUNT_TOO_FINE with fractions of a kuruş
 */
export function readAmount(field: string, lira: number): number {
  const refuse = (code: RefusalCode, message: string) =>
    new Refusal(code, { problems: [{ field, message, attemptedValue: lira }] });
  if (lira * 100 > MOST_KURUS) throw refuse('AMOUNT_TOO_LARGE', 'must be at most 10000000');
  if (lira < 0) throw refuse('AMOUNT_NEGATIVE', 'must not be below 0');
  const kurus = kurusFromLira(lira);
  if (kurus === null) throw refuse('AMOUNT_TOO_FINE', 'must have at most two decimals');
  return kurus;
}

/**
 * Like {@link readAmount}, for payments and reductions: refuses 0.
 * @throws Refusal like `readAmount`, and CONTENT_INVALID for 0
 */
export function readPositiveAmount(field: string, lira: number): number {
  const kurus = readAmount(field, lira);
  if (kurus > 0) return kurus;
  throw invalidContent(field, 'must be more than 0', lira);
}
