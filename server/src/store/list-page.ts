import type { ListFilter } from '../core/list-filter.ts';

/** A page of a list. */
export interface Page {
  /** Counted from 1. */
  number: number;
  size: number;
}

/** How many items a page can skip and still be near the top of its list. */
const MOST_SKIPPED_NEAR_TOP = 1_000;

/** How many items are on the pages before one. */
export function skippedBy({ number, size }: Page): number {
  return (number - 1) * size;
}

/** Whether a page skips so many rows that it is to be read as a step of a long read. */
export function isDeepPage(page: Page): boolean {
  return skippedBy(page) > MOST_SKIPPED_NEAR_TOP;
}

/**
 * SQL for the rows that a page skips, the parameter `$2`. Far down PostgreSQL plans without the number: for a known one on a
 * table that was not vacuumed, it reads and sorts the rows of the whole list.
 */
export function skippedSqlOf(page: Page): string {
  return isDeepPage(page) ? '(select $2::integer)' : '$2::integer';
}

/** How many bytes of its items a list holds in memory at a time. */
export const BYTES_AT_ONCE = 1024 * 1024;

/** Not greater than any id. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000';
/** Greater than every id. */
export const HIGHEST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The condition on bills `b` of a list, by their state. */
const STATE_CONDITION: Record<ListFilter, string> = {
  Open: `and b.state = 'Open'`,
  Closed: `and b.state <> 'Open'`,
  All: '',
};

const placed = (filter: ListFilter) => `b.is_placed_by_api and not b.is_hidden ${STATE_CONDITION[filter]}`;

/** The condition on bills `b` of a venue in the list of the public API. */
export const LISTED: Record<ListFilter, string> = {
  Open: placed('Open'),
  Closed: placed('Closed'),
  All: placed('All'),
};

/**
 * SQL for the bytes that a value is expected to take in memory. The database knows its stored length; long
 * values are stored compressed, common contents to a tenth at best.
 */
export function memoryBytes(column: string): string {
  return `pg_column_size(${column}) * case when pg_column_compression(${column}) is null then 1 else 10 end`;
}

/** How many rows of the pages before one are read from a cluster, to be merged here. */
const SKIPPED_HERE = 10_000;

/** Whether a page of the list of venues on a cluster is merged here, of the first rows of each. */
export function isMergedHere(venueIds: readonly string[], page: Page): boolean {
  return skippedBy(page) * venueIds.length <= SKIPPED_HERE;
}

/** One sorted list of several sorted ones. */
export function mergeSorted<T>(lists: readonly (readonly T[])[], isBefore: (a: T, b: T) => boolean): T[] {
  return lists.flat().sort((a, b) => (isBefore(a, b) ? -1 : 1));
}
