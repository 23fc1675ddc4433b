import type { ListFilter } from '../core/list-filter.ts';

/** A page of a list. */
export interface Page {
  /** Counted from 1. */
  number: number;
  size: number;
}

/** A page that skips at most this many items counts as near the top of its list. */
const MOST_SKIPPED_NEAR_TOP = 1_000;

/** The number of items on all earlier pages. */
export function skippedItemsOf({ number, size }: Page): number {
  return (number - 1) * size;
}

/** Whether a page is so far down that a caller probably reads the whole list, page by page. */
export function isDeepPage(page: Page): boolean {
  return skippedItemsOf(page) > MOST_SKIPPED_NEAR_TOP;
}

/**
 * SQL for the number of rows that a page skips, from the parameter `$2`. For a deep page it hides the number from the
 * planner: with a known large number, on a table that was not vacuumed, PostgreSQL would read and sort the whole
 * list.
 */
export function skippedItemsSql(page: Page): string {
  return isDeepPage(page) ? '(select $2::integer)' : '$2::integer';
}

/** The most bytes of items that a list keeps in memory at a time. */
export const LIST_BYTES_AT_ONCE = 1024 * 1024;

/** The lowest possible UUID. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
/** The highest possible UUID. */
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** SQL condition on the state of bills `b`, by the filter of the list. */
const STATE_CONDITION: Record<ListFilter, string> = {
  Open: `and b.state = 'Open'`,
  Closed: `and b.state <> 'Open'`,
  All: '',
};

const placedBillsSql = (filter: ListFilter) =>
  `b.is_placed_by_api and not b.is_hidden ${STATE_CONDITION[filter]}`;

/** SQL condition on bills `b` that the public API lists, by the filter of the list. */
export const LISTED_BILLS_SQL: Record<ListFilter, string> = {
  Open: placedBillsSql('Open'),
  Closed: placedBillsSql('Closed'),
  All: placedBillsSql('All'),
};

/**
 * SQL for the bytes that a value is expected to take in memory. PostgreSQL knows the stored length; it compresses
 * long values, to a tenth at best.
 */
export function memoryBytesSql(column: string): string {
  return `pg_column_size(${column}) * case when pg_column_compression(${column}) is null then 1 else 10 end`;
}

/** The most rows of earlier pages that this server reads from a cluster to merge them. */
const SKIPPED_HERE = 10_000;

/** Whether this server reads the first rows of each venue of a cluster and merges them; otherwise the cluster sorts. */
export function isMergedInService(venueIds: readonly string[], page: Page): boolean {
  return skippedItemsOf(page) * venueIds.length <= SKIPPED_HERE;
}

/** Merges sorted lists into one. */
export function mergeSorted<T>(lists: readonly (readonly T[])[], isBefore: (a: T, b: T) => boolean): T[] {
  return lists.flat().sort((a, b) => (isBefore(a, b) ? -1 : 1));
}
