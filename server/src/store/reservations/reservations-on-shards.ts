import type { ListFilter } from '../../core/list-filter.ts';
import type { Db } from '../database.ts';
import { isMergedInService, mergeSorted, type Page, skippedItemsOf } from '../list-page.ts';
import { firstOfVenueSql, isEarliestFirst, listedReservationsSql, orderSql } from './reservation-list-sql.ts';
import type { ReservationRow } from './stored-reservation.ts';

interface ListedRow {
  venueId: string;
  id: string;
  at: number;
}

/**
 * A page of the list of several venues that may be on different nodes of a cluster, and one more reservation. For
 * pages near the top it reads the first reservations of each venue and merges them: one statement for all venues
 * would sort every reservation.
 */
export async function listTakenOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<ReservationRow[]> {
  const keys = isMergedInService(venueIds, page)
    ? await listTop(db, venueIds, filter, page, now)
    : await sortOnShards(db, venueIds, filter, page, now);
  return readListed(db, keys);
}

async function listTop(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<ListedRow[]> {
  const skip = skippedItemsOf(page);
  const first = firstOfVenueSql(filter, { venue: '$1', most: '$2::integer', now: '$3::timestamptz' });
  const lists = await Promise.all(
    venueIds.map((venueId) =>
      db.query<ListedRow>({
        name: `list-top-reservations-${filter}`,
        text: `select p.venue_id as "venueId", p.id, p.at from (${first}) as p
                where p.venue_id = $1 ${orderSql(filter, 'p.at', 'p.id')} limit $2::integer`,
        values: [venueId, skip + page.size + 1, new Date(now)],
      }),
    ),
  );
  const sign = isEarliestFirst(filter) ? 1 : -1;
  const isBefore = (a: ListedRow, b: ListedRow) =>
    a.at === b.at ? a.id < b.id === sign > 0 : (a.at - b.at) * sign < 0;
  return mergeSorted(lists, isBefore).slice(skip, skip + page.size + 1);
}

/**
 * For later pages: each shard sorts the keys of its reservations, and one node merges the keys that can be on the
 * page.
 */
function sortOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
  now: number,
): Promise<ListedRow[]> {
  return db.query<ListedRow>({
    name: `sort-taken-reservations-${filter}`,
    across: 'Venues',
    text: `select r.venue_id as "venueId", r.reservation_id as id, r.starts_at as at from reservation r
            where r.venue_id = any ($1::uuid[]) and ${listedReservationsSql(filter, '$4::timestamptz')}
            ${orderSql(filter, 'r.starts_at', 'r.reservation_id')} limit $3::integer + 1 offset $2::integer`,
    values: [venueIds, skippedItemsOf(page), page.size, new Date(now)],
  });
}

async function readListed(db: Db, listed: readonly ListedRow[]): Promise<ReservationRow[]> {
  const rows = await db.query<ReservationRow & { position: number }>({
    name: 'list-listed-reservations',
    across: 'Venues',
    text: `select n.position, r.revision, r.content
             from unnest($1::uuid[], $2::uuid[]) with ordinality as n (venue_id, id, position)
             join reservation r on r.venue_id = n.venue_id and r.reservation_id = n.id
            where r.venue_id = any ($1::uuid[])`,
    values: [listed.map(({ venueId }) => venueId), listed.map(({ id }) => id)],
  });
  return rows.sort((a, b) => a.position - b.position);
}
