/**
 * The most campaigns of one venue. Every server keeps them in memory, and prices each order with the running
 * ones.
 */
export const CAMPAIGN_LIMITS = {
  campaigns: 100,
  /** The most products and portions that all campaigns of a venue cover together; each mention counts. */
  covered: 5_000,
} as const;
