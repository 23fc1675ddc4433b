import { CAMPAIGN_LIMITS } from '../core/campaigns/campaign-limits.ts';

/** Bytes that a document may have; a larger chain comes in several documents. */
export const DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Commas and brackets outside of texts: they bound what a document takes in memory, whatever it consists of. */
export const DOCUMENT_VALUES = 1_500_000;

/** How many of what a list of a document may hold: far beyond what a restaurant has. */
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
  /** Revoked ones among them. */
  keys: 2_000,
} as const;
