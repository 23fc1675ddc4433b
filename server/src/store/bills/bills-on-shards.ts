import type { ListFilter } from '../../core/list-filter.ts';
import type { Db } from '../database.ts';
import { isMergedInService, LISTED_BILLS_SQL, mergeSorted, type Page, skippedItemsOf } from '../list-page.ts';

/** The key of a bill: its venue and its id. */
export interface BillKey {
  venueId: string;
  billId: string;
}

interface PlacedRow extends BillKey {
  openedAt: number;
}

/**
 * A page of the placed bills of several venues that may be on different nodes of a cluster, newest first. For pages
 * near the top it reads the newest bills of each venue and merges them: one statement for all venues would sort every
 * bill.
 */
export async function listPlacedOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<{ keys: BillKey[]; hasMore: boolean }> {
  const skip = skippedItemsOf(page);
  const rows = isMergedInService(venueIds, page)
    ? await listTop(db, venueIds, filter, skip, page.size + 1)
    : await sortOnShards(db, venueIds, filter, skip, page.size + 1);
  return { keys: rows.slice(0, page.size), hasMore: rows.length > page.size };
}

async function listTop(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  skip: number,
  count: number,
): Promise<PlacedRow[]> {
  const lists = await Promise.all(
    venueIds.map((venueId) =>
      db.query<PlacedRow>({
        name: `list-top-of-venue-${filter}`,
        text: `select b.venue_id as "venueId", b.bill_id as "billId", b.opened_at as "openedAt" from bill b
                where b.venue_id = $1 and ${LISTED_BILLS_SQL[filter]} order by b.opened_at desc, b.bill_id desc limit $2`,
        values: [venueId, skip + count],
      }),
    ),
  );
  return mergeSorted(lists, isBefore).slice(skip, skip + count);
}

function isBefore(a: PlacedRow, b: PlacedRow): boolean {
  return a.openedAt > b.openedAt || (a.openedAt === b.openedAt && a.billId > b.billId);
}

/** For later pages: each shard sorts the keys of its bills, and one node merges the keys that can be on the page. */
function sortOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  skip: number,
  count: number,
): Promise<PlacedRow[]> {
  return db.query<PlacedRow>({
    name: `sort-placed-bills-${filter}`,
    across: 'Venues',
    text: `select b.venue_id as "venueId", b.bill_id as "billId", b.opened_at as "openedAt" from bill b
            where b.venue_id = any ($1::uuid[]) and ${LISTED_BILLS_SQL[filter]}
            order by b.opened_at desc, b.bill_id desc limit $2 offset $3`,
    values: [venueIds, count, skip],
  });
}
