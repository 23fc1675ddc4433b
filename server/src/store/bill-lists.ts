import type { Bill } from '../core/bill.ts';
import { findPageStart } from './bill-page-start.ts';
import { type BillRow, toBill } from './bills.ts';
import type { Db, SqlValue } from './database.ts';
import {
  BYTES_AT_ONCE,
  LISTED,
  type ListFilter,
  memoryBytes,
  type Page,
  STATE_CONDITION,
} from './list-page.ts';

/** A bill that a list names, with the bytes that it is expected to take in memory. */
export interface ListedBill {
  venueId: string;
  billId: string;
  bytes: number;
}

/** A page of a list of bills. */
export interface BillPage {
  /** The first bills of it: as many as are small enough to be held together. */
  bills: Bill[];
  /** The bills behind those, to be read a few at a time. */
  later: ListedBill[];
  hasMore: boolean;
}

const BYTES = memoryBytes('b.content');

/**
 * A page of the bills that the public API placed at these venues and that are not hidden, newest first. Where it begins is
 * found by counts, and what is skipped from there is skipped in the index, so that every page costs about the same.
 */
export async function listPlacedBills(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<BillPage> {
  const start = await findPageStart(db, venueIds, filter, page);
  if (start === null) return { bills: [], later: [], hasMore: false };
  const { before, from, skip } = start;
  // One venue skips in its index; what several skip has to be put in order first.
  const isOne = venueIds.length === 1;
  const range = 'limit $3::integer + 1 offset $2::integer';
  const [inVenue, inAll] = isOne ? [range, ''] : ['limit $2::integer + $3::integer + 1', range];
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.opened_at desc, p.bill_id desc)${isOne ? '' : ' - $2::integer'} as position
        from unnest($1::uuid[]) as v (venue_id)
       cross join lateral (
         select b.venue_id, b.bill_id, b.opened_at
           from bill b
          where b.venue_id = v.venue_id and ${LISTED[filter]}
            and (b.opened_at, b.bill_id) < ($4::timestamptz, $5::uuid)
            and (b.opened_at, b.bill_id) >= ($6::timestamptz, $7::uuid)
          order by b.opened_at desc, b.bill_id desc
          ${inVenue}) as p
       order by p.opened_at desc, p.bill_id desc
       ${inAll}`;
  const values = [venueIds, skip, page.size, before.at, before.id, from.at, from.id];
  return readPage(db, `list-placed-bills-${filter}-${isOne ? 'one' : 'several'}`, listed, values);
}

/** A page of the bills of a venue, newest first, hidden ones only when asked for. */
export function listVenueBills(
  db: Db,
  venueId: string,
  filter: ListFilter,
  includesHidden: boolean,
  page: Page,
): Promise<BillPage> {
  const listed = `select b.venue_id, b.bill_id, row_number() over (order by b.number desc) - $2::integer as position
        from bill b
       where b.venue_id = $1 ${STATE_CONDITION[filter]} ${includesHidden ? '' : 'and not b.is_hidden'}
       order by b.number desc limit $3::integer + 1 offset $2::integer`;
  const name = `list-venue-bills-${filter}-${includesHidden}`;
  return readPage(db, name, listed, [venueId, ...rangeOf(page)]);
}

function rangeOf({ number, size }: Page): [offset: number, size: number] {
  return [(number - 1) * size, size];
}

interface ListedRow extends Omit<BillRow, 'content'> {
  venueId: string;
  billId: string;
  bytes: number;
  content: BillRow['content'] | null;
  hasMore: boolean;
}

/**
 * Reads the bills that a statement lists, of which `$3` is the size of the page: what is needed to find all of them, and the
 * content of the first ones.
 */
async function readPage(db: Db, name: string, listed: string, values: SqlValue[]): Promise<BillPage> {
  const rows = await db.query<ListedRow>({
    name,
    text: `with listed as materialized (${listed}),
     found as (
       select l.position, b.*, ${BYTES} as bytes, sum(${BYTES}) over (order by l.position) as bytes_until
         from listed l
        cross join lateral (
          select venue_id, bill_id, number, revision, content from bill
           where venue_id = l.venue_id and bill_id = l.bill_id offset 0) as b
        where l.position <= $3::integer)
select venue_id as "venueId", bill_id as "billId", number, revision, bytes,
       case when bytes_until <= ${BYTES_AT_ONCE} then content end as content,
       (select count(*) from listed) > $3::integer as "hasMore"
  from found order by position`,
    values,
  });
  const isRead = (row: ListedRow): row is ListedRow & BillRow => row.content !== null;
  return {
    bills: rows.filter(isRead).map(toBill),
    later: rows
      .filter((row) => !isRead(row))
      .map(({ venueId, billId, bytes }) => ({ venueId, billId, bytes })),
    hasMore: rows[0]?.hasMore ?? false,
  };
}
