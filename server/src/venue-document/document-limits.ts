import { CAMPAIGN_LIMITS } from '../core/campaigns/campaign-limits.ts';

/** The largest document, in bytes. Import a larger chain in several documents. */
export const DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The most commas and brackets outside of texts. This limits the memory that a document needs. */
export const DOCUMENT_VALUES = 1_500_000;

/** The most items in each list of a document, far more than a restaurant has. */
export const MOST_IN_DOCUMENT = {
  venues: 1_000,
  /** Of one headquarter. */
  branches: 500,
  languages: 30,
  specialDays: 1_000,
  areas: 200,
  /** Of one area. */
  tables: 1_000,
  categories: 500,
  /** Of one category. */
  products: 2_000,
  campaigns: CAMPAIGN_LIMITS.campaigns,
  printers: 100,
  accounts: 500,
  /** Including revoked ones. */
  keys: 2_000,
} as const;
