/**
 * Limits for the campaigns of one venue: every server keeps them in memory, and prices each order with those that run.
 */
export const CAMPAIGN_LIMITS = {
  campaigns: 100,
  /** The most products and portions that the campaigns cover in total. One that two campaigns cover counts twice. */
  covered: 5_000,
} as const;
