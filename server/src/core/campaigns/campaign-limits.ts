/**
 * The most campaigns of one venue. Every server has them in memory, and each order is priced with those that
 * run.
 */
export const CAMPAIGN_LIMITS = {
  campaigns: 100,
  /** The most products and portions that all campaigns of a venue cover together; each mention counts. */
  covered: 5_000,
} as const;
