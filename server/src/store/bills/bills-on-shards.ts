import type { ListFilter } from '../../core/list-filter.ts';
import type { Db } from '../database.ts';
import { LISTED, mergeSorted, type Page } from '../list-page.ts';
import { findPageStart, PASSED_AT_MOST } from './bill-page-start.ts';

/** A bill at its venue. */
export interface BillKey {
  venueId: string;
  billId: string;
}

interface PlacedRow extends BillKey {
  openedAt: number;
}

/**
 * A page of the placed bills of several venues that may lie on different nodes, newest first. Near the top each venue is asked
 * for its newest bills, and the answers are merged: a statement for all of them would sort every bill of these venues.
 */
export async function listPlacedOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<{ keys: BillKey[]; hasMore: boolean }> {
  const skip = (page.number - 1) * page.size;
  const rows =
    skip > PASSED_AT_MOST
      ? await listFarDown(db, venueIds, filter, page)
      : await listTop(db, venueIds, filter, skip, page.size + 1);
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
                where b.venue_id = $1 and ${LISTED[filter]} order by b.opened_at desc, b.bill_id desc limit $2`,
        values: [venueId, skip + count],
      }),
    ),
  );
  return mergeSorted(lists, isBefore).slice(skip, skip + count);
}

function isBefore(a: PlacedRow, b: PlacedRow): boolean {
  return a.openedAt > b.openedAt || (a.openedAt === b.openedAt && a.billId > b.billId);
}

/** The counts leave a stretch of the list that holds the page, so each shard sorts little. */
async function listFarDown(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<PlacedRow[]> {
  const start = await findPageStart(db, venueIds, filter, page);
  if (start === null) return [];
  const { before, from, skip } = start;
  return db.query<PlacedRow>({
    name: `list-far-down-on-shards-${filter}`,
    across: 'Venues',
    text: `select b.venue_id as "venueId", b.bill_id as "billId", b.opened_at as "openedAt" from bill b
            where b.venue_id = any ($1::uuid[]) and ${LISTED[filter]}
              and (b.opened_at, b.bill_id) < ($2::timestamptz, $3::uuid)
              and (b.opened_at, b.bill_id) >= ($4::timestamptz, $5::uuid)
            order by b.opened_at desc, b.bill_id desc limit $6 offset $7`,
    values: [venueIds, before.at, before.id, from.at, from.id, page.size + 1, skip],
  });
}
