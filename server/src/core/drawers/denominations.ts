/** The notes and coins of each currency, in hundredths of the currency, the largest first. @see https://www.tcmb.gov.tr */
export const DENOMINATIONS = {
  TRY: { notes: [20_000, 10_000, 5_000, 2_000, 1_000, 500], coins: [500, 100, 50, 25, 10, 5, 1] },
} as const;
