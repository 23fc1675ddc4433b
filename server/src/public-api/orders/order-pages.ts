import type { ListFilter } from '../../core/list-filter.ts';
import { memoryOfPreparedJson, type PreparedJson, prepareJsonFast } from '../../http/answer/prepared-json.ts';
import type { ReadMany } from '../../store/batch-reader.ts';
import { isDatabaseUnavailable } from '../../store/database-errors.ts';
import type { Page } from '../../store/list-page.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { VenueCounters } from '../../store/venue/venue-heads.ts';

/** A requested page of the orders of some venues. */
export interface OrderPage {
  venueIds: readonly string[];
  filter: ListFilter;
  page: Page;
}

/**
 * How far the changes of the venues of a page have been counted. While it stays the same, no order of the venues has
 * changed.
 */
export type Positions = string;

/**
 * Pages of orders, stored as they were sent, with the positions of their venues before the page was read. Every
 * change of an order is a numbered change of its venue, so a page is up to date while the positions stay the same.
 */
export interface OrderPageCache {
  /** The current positions; `null` if the page must not be stored. */
  positionsOf(page: OrderPage): Promise<Positions | null>;
  find(page: OrderPage, positions: Positions): PreparedJson | undefined;
  /** Stores a page. @param positions  read before the page */
  keep(page: OrderPage, positions: Positions, dataJson: string): PreparedJson;
}

/** The pages of more venues are not stored: they change too often. */
const MOST_VENUES = 20;
/**
 * Later pages are not stored. A caller that follows a list reads its first pages repeatedly; one that reads a long
 * list reads each page once.
 */
const MOST_PAGES = 10;

/**
 * Makes the store of pages in memory. @param readCounters  reads the positions for many requests with one statement
 */
export function createOrderPageCache(
  memory: MemoryCache,
  readCounters: ReadMany<VenueCounters>,
): OrderPageCache {
  const kept = memory.part<{ positions: Positions; prepared: PreparedJson }>('page');
  return {
    positionsOf: async ({ venueIds, page }) => {
      if (venueIds.length > MOST_VENUES || page.number > MOST_PAGES) return null;
      const found = await readCounters(venueIds).catch(nullIfUnavailable);
      if (found === null) return null;
      return venueIds.map((venueId) => textOf(found.get(venueId))).join(' ');
    },
    find: (page, positions) => {
      const entry = kept.find(keyOf(page));
      return entry?.positions === positions ? entry.prepared : undefined;
    },
    keep: (page, positions, dataJson) => {
      const prepared = prepareJsonFast(dataJson);
      kept.keep(keyOf(page), { positions, prepared }, memoryOfPreparedJson(prepared));
      return prepared;
    },
  };
}

/**
 * The position of one venue. It includes the version: if a venue is created again under the same id, its changes
 * count from 1 again.
 */
function textOf(position: VenueCounters | undefined): string {
  return position === undefined ? 'none' : `${position.version}/${position.lastChange}`;
}

function keyOf({ venueIds, filter, page }: OrderPage): string {
  return `${filter} ${page.number} ${page.size} ${venueIds.join(' ')}`;
}

/** While a node of a cluster is lost, a page is read without the venues on it, and not stored. */
function nullIfUnavailable(error: unknown): null {
  if (!isDatabaseUnavailable(error)) throw error;
  return null;
}
