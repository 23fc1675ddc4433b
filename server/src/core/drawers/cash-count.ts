import { sumOf } from '../money.ts';

/** The counted cash of a drawer: how many of each note and coin, and a sum for each foreign currency. */
export interface CashCount {
  pieces: { valueKurus: number; times: number }[];
  /** `amount` is in hundredths of the foreign currency, `worthKurus` its value in kuruş. */
  foreign: { currency: string; amount: number; worthKurus: number }[];
}

/** The value of all counted cash, in kuruş. */
export function cashWorthOf({ pieces, foreign }: CashCount): number {
  return (
    sumOf(pieces.map(({ valueKurus, times }) => valueKurus * times)) +
    sumOf(foreign.map(({ worthKurus }) => worthKurus))
  );
}
