/**
 * The most campaigns of one venue. Every server has them in memory, and each order is priced with those that
 * run.
 */
export const CAMPAIGN_LIMITS = {
  campaigns: 100,
  /** Products and portions that all campaigns of a venue cover together, each as often as it is named. */
  covered: 5_000,
} as const;
