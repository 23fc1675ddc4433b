import type { ListFilter } from '../../core/list-filter.ts';
import type { Db } from '../database.ts';
import { mergeSorted } from '../list-page.ts';
import { expired, farDownOfVenue, RULES, rangeOf } from './reservation-list-sql.ts';
import type { ReservationRow } from './stored-reservation.ts';

/** Which part of a list to read: `size` reservations and one more, after the first `skip`. */
interface Part {
  skip: number;
  size: number;
}

interface ListedRow {
  venueId: string;
  id: string;
  at: number;
}

/**
 * One of the first pages of the list of several venues that may lie on different nodes. Each venue is asked for its first
 * reservations, and the answers are merged: a statement for all of them would sort every reservation of these venues.
 */
export async function listTopOnShards(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  { skip, size }: Part,
  now: number,
): Promise<ReservationRow[]> {
  const rule = RULES[filter];
  const range = rangeOf(rule, 'AtOne', { range: () => '', order: rule.order, most: '$2::integer' });
  const lists = await Promise.all(
    venueIds.map((venueId) =>
      db.query<ListedRow>({
        name: `list-top-reservations-${filter}`,
        text: `with ${expired(rule, 'AtOne')}, range as materialized (${range})
               select p.venue_id as "venueId", p.id, p.at from range as p
                where $3::integer = 0 order by p.at ${rule.order}, p.id ${rule.order} limit $2::integer`,
        values: [[venueId], skip + size + 1, 0, new Date(now)],
      }),
    ),
  );
  const sign = rule.order === 'asc' ? 1 : -1;
  const isBefore = (a: ListedRow, b: ListedRow) =>
    a.at === b.at ? a.id < b.id === sign > 0 : (a.at - b.at) * sign < 0;
  return readListed(db, mergeSorted(lists, isBefore).slice(skip, skip + size + 1));
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

/**
 * A page far down the list of one venue. A function runs where the venue is only when it is called by itself, so the place of the
 * page is found before the page is read.
 */
export async function listFarDownOnShard(
  db: Db,
  venueId: string,
  filter: ListFilter,
  { skip, size }: Part,
  now: number,
): Promise<ReservationRow[]> {
  const [counted] = await db.query<{ count: number }>({
    name: `count-expired-${filter}`,
    text: `with ${expired(RULES[filter], 'AtOne').replaceAll('$4', '$2')} select count(*) as count from expired`,
    values: [[venueId], new Date(now)],
  });
  const [page] = await db.query<{ at: string; id: string; before: number; position: number; size: number }>({
    name: 'find-reservation-page',
    text: `select at::text, id, before, position, size from find_reservation_page(
             p_venue => $1, p_list => $2, p_skip => $3, p_size => $4, p_expired => $5)`,
    values: [venueId, filter, skip, size, counted!.count],
  });
  if (page === undefined) return [];
  return db.query<ReservationRow>({
    name: `list-far-down-on-shard-${filter}`,
    text: farDownOfVenue(
      filter,
      '(select $2::timestamptz as at, $3::uuid as id, $5::bigint as before, $6::bigint as position, $7::bigint as size)',
    ),
    values: [[venueId], page.at, page.id, new Date(now), page.before, page.position, page.size],
  });
}
