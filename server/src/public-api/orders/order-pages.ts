import type { ListFilter } from '../../core/list-filter.ts';
import { bytesOfPrepared, type PreparedJson, prepareQuickly } from '../../http/answer/prepared-json.ts';
import type { ReadMany } from '../../store/batch-reader.ts';
import { isDatabaseUnavailable } from '../../store/database-errors.ts';
import type { Page } from '../../store/list-page.ts';
import type { MemoryCache } from '../../store/memory-cache.ts';
import type { VenueCounters } from '../../store/venue/venue-heads.ts';

/** A page of the orders of some venues. */
export interface OrderPage {
  venueIds: readonly string[];
  filter: ListFilter;
  page: Page;
}

/** The positions of the venues of a page; no order of theirs changed while they stay the same. */
export type Positions = string;

/**
 * Pages of orders as they were sent, each with the positions of its venues before it was read. Every change of an order is
 * a numbered change of its venue, so a page is current as long as the positions are.
 */
export interface OrderPages {
  /** The positions now; `null` if the page may not be stored. */
  positionsOf(page: OrderPage): Promise<Positions | null>;
  find(page: OrderPage, positions: Positions): PreparedJson | undefined;
  /** @param positions  read before the page */
  keep(page: OrderPage, positions: Positions, dataJson: string): PreparedJson;
}

/** A list of more venues changes too often. */
const MOST_VENUES = 20;
/**
 * A caller that follows a list reads its first pages again and again. A caller that reads a long list reads
 * each page once.
 */
const MOST_PAGES = 10;

/** Keeps pages in memory. @param readPositions  for many requests in one statement */
export function createOrderPages(memory: MemoryCache, readPositions: ReadMany<VenueCounters>): OrderPages {
  const kept = memory.part<{ positions: Positions; prepared: PreparedJson }>('page');
  return {
    positionsOf: async ({ venueIds, page }) => {
      if (venueIds.length > MOST_VENUES || page.number > MOST_PAGES) return null;
      const found = await readPositions(venueIds).catch(nullIfUnavailable);
      if (found === null) return null;
      return venueIds.map((venueId) => textOf(found.get(venueId))).join(' ');
    },
    find: (page, positions) => {
      const entry = kept.find(keyOf(page));
      return entry?.positions === positions ? entry.prepared : undefined;
    },
    keep: (page, positions, dataJson) => {
      const prepared = prepareQuickly(dataJson);
      kept.keep(keyOf(page), { positions, prepared }, bytesOfPrepared(prepared));
      return prepared;
    },
  };
}

/**
 * It includes the version, because the changes of a venue that was created again under its id count from 1
 * again.
 */
function textOf(position: VenueCounters | undefined): string {
  return position === undefined ? 'none' : `${position.version}/${position.lastChange}`;
}

function keyOf({ venueIds, filter, page }: OrderPage): string {
  return `${filter} ${page.number} ${page.size} ${venueIds.join(' ')}`;
}

/** While a node of a cluster is lost, a page is read without its venues, and not stored. */
function nullIfUnavailable(error: unknown): null {
  if (!isDatabaseUnavailable(error)) throw error;
  return null;
}
