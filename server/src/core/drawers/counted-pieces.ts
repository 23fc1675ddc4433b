import { sumOf } from '../money.ts';

/** A count of cash: notes and coins of the venue's currency, and sums of others. */
export interface CountedPieces {
  pieces: { valueKurus: number; times: number }[];
  /** `amount` is in hundredths of the currency, `worthKurus` what it counts as. */
  foreign: { currency: string; amount: number; worthKurus: number }[];
}

/** The worth of a count, in kuruş. */
export function worthOf({ pieces, foreign }: CountedPieces): number {
  return (
    sumOf(pieces.map(({ valueKurus, times }) => valueKurus * times)) +
    sumOf(foreign.map(({ worthKurus }) => worthKurus))
  );
}
