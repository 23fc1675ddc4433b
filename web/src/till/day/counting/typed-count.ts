import { toKurus } from '../../typed-amount.ts';
import { typedKurus } from '../day-queries.ts';

/** The typed values of a count. */
export interface TypedCount {
  /** Whether the total is typed as one sum. */
  isSum: boolean;
  sum: string;
  /** The typed number of each note and coin, by its value in lira. */
  pieces: Readonly<Record<string, string>>;
  /** A typed amount in another currency; `worth`: its value in lira. */
  foreign: { currency: string; amount: string };
  worth: string;
  isTouched: boolean;
}

export const EMPTY_COUNT: TypedCount = {
  ...{ isSum: false, sum: '', pieces: {}, worth: '', isTouched: false },
  foreign: { currency: 'EUR', amount: '' },
};

/** The counted total in kuruş; `null` if a typed value is invalid. */
export function countedKurus({ isSum, sum, pieces, worth }: TypedCount): number | null {
  if (isSum) return typedKurus(sum);
  const worthKurus = typedKurus(worth);
  if (worthKurus === null) return null;
  const ofPieces = Object.entries(pieces).map(
    ([value, times]) => toKurus(Number(value)) * Number(times || 0),
  );
  const all = ofPieces.reduce((total, kurus) => total + kurus, worthKurus);
  return Number.isSafeInteger(all) ? all : null;
}
