import type { Bill } from '../../core/bills/bill.ts';
import type { ListFilter } from '../../core/list-filter.ts';
import type { Db, SqlValue } from '../database.ts';
import { forReachable } from '../distribution/venue-nodes.ts';
import { BYTES_AT_ONCE, LISTED, memoryBytes, type Page } from '../list-page.ts';
import { type BillRow, type DocumentedRow, toBill } from './bill-columns.ts';
import {
  countBills,
  findPageStart,
  PASSED_AT_MOST,
  PASSES,
  startOfPage,
  UNCOUNTED_AT_MOST,
} from './bill-page-start.ts';
import { type BillKey, listPlacedOnShards } from './bills-on-shards.ts';

/** A bill that a list names, with the bytes that it is expected to take in memory. */
export interface ListedBill {
  venueId: string;
  billId: string;
  bytes: number;
}

/** A page of a list of bills. */
export interface BillPage {
  /** The first bills of the page: as many as are small enough to be in memory together. */
  bills: readonly Bill[];
  /** The bills after those, to be read a few at a time. */
  later: ListedBill[];
  hasMore: boolean;
}

/** The bills of the longest page. */
const MOST_LISTED = 100;

const BYTES = memoryBytes('b.content');

/**
 * A page of the bills that the public API placed at these venues and that are not hidden, newest first. Its
 * start is found by counts, and the rest is skipped in the index, so that every page costs about the same.
 * `lacksVenues`: a node of a cluster is lost, and the bills of its venues are left out.
 */
export function listPlacedBills(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<BillPage & { lacksVenues: boolean }> {
  return forReachable(db, venueIds, async (reachable) => ({
    ...(await listPlacedAt(db, reachable, filter, page)),
    lacksVenues: reachable.length < venueIds.length,
  }));
}

async function listPlacedAt(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<BillPage> {
  const [skip] = rangeOf(page);
  if (venueIds.length === 1) {
    const [venueId] = venueIds as [string];
    return skip > PASSED_AT_MOST
      ? listFarDown(db, venueId, filter, page)
      : listFromTheTop(db, venueId, filter, page);
  }
  if (await db.isDistributed()) {
    const { keys, hasMore } = await listPlacedOnShards(db, venueIds, filter, page);
    return { ...(await listKeyedBills(db, keys)), hasMore };
  }
  const start = await findPageStart(db, venueIds, filter, page);
  if (start === null) return { bills: [], later: [], hasMore: false };
  const { before, from } = start;
  const listed = `select p.venue_id, p.bill_id,
             row_number() over (order by p.opened_at desc, p.bill_id desc) - $2::integer as position
        from unnest($1::uuid[]) as v (venue_id)
       cross join lateral (
         select b.venue_id, b.bill_id, b.opened_at
           from bill b
          where b.venue_id = v.venue_id and ${LISTED[filter]}
            and (b.opened_at, b.bill_id) < ($4::timestamptz, $5::uuid)
            and (b.opened_at, b.bill_id) >= ($6::timestamptz, $7::uuid)
          order by b.opened_at desc, b.bill_id desc
          limit $2::integer + $3::integer + 1) as p
       order by p.opened_at desc, p.bill_id desc
       limit $3::integer + 1 offset $2::integer`;
  const values = [venueIds, start.skip, page.size, before.at, before.id, from.at, from.id];
  return readPage(db, { name: `list-placed-bills-${filter}-of-venues`, venues: 'OneByOne', listed, values });
}

/** One of the first pages of the list of one venue. */
function listFromTheTop(db: Db, venueId: string, filter: ListFilter, page: Page): Promise<BillPage> {
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.opened_at desc, p.bill_id desc) as position
        from (
         select b.venue_id, b.bill_id, b.opened_at
           from bill b
          where b.venue_id = ($1::uuid[])[1] and ${LISTED[filter]}
          order by b.opened_at desc, b.bill_id desc
          limit $3::integer + 1 offset $2::integer) as p`;
  return readPage(db, { name: `list-placed-bills-${filter}`, listed, values: [[venueId], ...rangeOf(page)] });
}

/** The bills of these keys, at several venues of a cluster, in this order. */
function listKeyedBills(db: Db, keys: readonly BillKey[]): Promise<BillPage> {
  const listed = `select n.venue_id, n.bill_id, n.position
        from unnest($1::uuid[], $2::uuid[]) with ordinality as n (venue_id, bill_id, position)`;
  const values = [keys.map(({ venueId }) => venueId), keys.map(({ billId }) => billId), keys.length];
  return readPage(db, { name: 'list-keyed-bills', venues: 'OnShards', listed, values });
}

/**
 * A page far down the list of one venue, in one statement, when its bills are counted. Its limit is the longest page and one more: with
 * the size of the page as the limit PostgreSQL would plan the statement anew each time, which takes half as long as running it.
 * The condition on the position ends the reading after the page.
 */
async function listFarDown(db: Db, venueId: string, filter: ListFilter, page: Page): Promise<BillPage> {
  const listed = `select * from (
       select p.venue_id, p.bill_id, row_number() over (order by p.opened_at desc, p.bill_id desc) as position
         from (
          select b.venue_id, b.bill_id, b.opened_at
            from bill b
           where b.venue_id = ($1::uuid[])[1] and ${LISTED[filter]}
             and (b.opened_at, b.bill_id) < ((select at from start), (select id from start))
           order by b.opened_at desc, b.bill_id desc
           limit ${MOST_LISTED + 1} offset (select skip from start)) as p) as p
       where p.position <= $3::integer + 1`;
  const list = {
    name: `list-far-down-${filter}`,
    before: `${startOfPage(filter)},`,
    waiting: '(select count(*) from later)',
    listed,
    values: [[venueId], ...rangeOf(page)],
  };
  let read = await readPage(db, list);
  for (let passes = 0; read.waiting > UNCOUNTED_AT_MOST && passes < PASSES; passes++) {
    await countBills(db, [venueId]);
    read = await readPage(db, list);
  }
  return read;
}

/** Which bills of a venue to list. */
export interface VenueBillFilter {
  state: ListFilter;
  includesHidden: boolean;
}

const STATES: Record<ListFilter, readonly string[]> = {
  Open: ['Open'],
  Closed: ['Closed', 'Cancelled'],
  All: ['Open', 'Closed', 'Cancelled'],
};

/** On bills `b` of the venue `$1`, each looked up: its lines have not all moved to another one. */
export const HOLDS_LINES =
  'not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = b.bill_id offset 0)';

/**
 * The bills of a venue with numbers below one, or from the newest with `null`, newest first. Merges the newest
 * bills of each state, hidden or not, from `bill_by_state`, so that it reads no bill that the list does not show.
 * Bills whose lines have all moved to another one are left out.
 */
export async function listVenueBills(
  db: Db,
  venueId: string,
  { state, includesHidden }: VenueBillFilter,
  before: number | null,
  size: number,
): Promise<BillPage & { lastNumber: number | null }> {
  const groups = groupsOf({ state, includesHidden });
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.number desc) as position
        from (values ${groups.join(', ')}) as g (state, is_hidden)
       cross join lateral (
         select b.venue_id, b.bill_id, b.number
           from bill b
          where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
            and b.number < coalesce($2::bigint, ${AFTER_ALL_NUMBERS})
            and ${HOLDS_LINES}
          order by b.number desc limit $3::integer + 1) as p
       order by p.number desc limit $3::integer + 1`;
  const name = `list-venue-bills-${state}-${includesHidden}`;
  return readPage(db, { name, venue: '$1', listed, values: [venueId, before, size] });
}

/** The groups of `bill_by_state` that a filter takes, each as a row of SQL. Open bills that an older release hid are to be paid: they are not left out. */
export function groupsOf({ state, includesHidden }: VenueBillFilter): string[] {
  return STATES[state].flatMap((name) =>
    (includesHidden || name === 'Open' ? [false, true] : [false]).map(
      (isHidden) => `('${name}', ${isHidden})`,
    ),
  );
}

/** The bills of a venue with these ids, in their order, at most `size`. */
export function listNamedBills(
  db: Db,
  venueId: string,
  billIds: readonly string[],
  size: number,
): Promise<BillPage> {
  const listed = `select $1::uuid as venue_id, n.bill_id, n.position
        from unnest($2::uuid[]) with ordinality as n (bill_id, position)`;
  return readPage(db, { name: 'list-named-bills', venue: '$1', listed, values: [venueId, billIds, size] });
}

const AFTER_ALL_NUMBERS = 2 ** 32;

function rangeOf({ number, size }: Page): [offset: number, size: number] {
  return [(number - 1) * size, size];
}

/** A statement that lists the bills of a page of `$3` bills, and one more when there are further ones. */
interface ListStatement {
  name: string;
  /** SQL for the venue of all bills. @default the first of `$1` */
  venue?: string;
  /** How bills of several venues are looked up; `OnShards` is for a cluster. */
  venues?: 'OneByOne' | 'OnShards';
  /** CTEs that `listed` uses. */
  before?: string;
  /** SQL for the number of bills that are not counted yet. */
  waiting?: string;
  listed: string;
  values: SqlValue[];
}

interface ListedRow extends Omit<DocumentedRow, 'content'> {
  venueId: string;
  /** `null` in the one row of an empty page. */
  billId: string | null;
  bytes: number;
  content: BillRow['content'] | null;
  hasMore: boolean;
  waiting: number;
}

const COLUMNS = 'venue_id, bill_id, number, revision, content, fiscal';

/** How the bills that `l` names are read. Each is a look-up in the primary key, even when the statistics are wrong. */
const LOOKED_UP = {
  AtOne: (venue: string) => `cross join lateral (
          select ${COLUMNS} from bill where venue_id = ${venue} and bill_id = l.bill_id offset 0) as b where true`,
  OneByOne: () => `cross join lateral (
          select ${COLUMNS} from bill where venue_id = l.venue_id and bill_id = l.bill_id offset 0) as b where true`,
  OnShards: () =>
    'join bill b on b.venue_id = l.venue_id and b.bill_id = l.bill_id where b.venue_id = any ($1::uuid[])',
};

/**
 * Reads the bills that a statement lists: what is needed to find all of them, and the content of the first
 * ones.
 */
export async function readPage(
  db: Db,
  { name, venue = '($1::uuid[])[1]', venues, before = '', waiting = '0', listed, values }: ListStatement,
): Promise<BillPage & { waiting: number; lastNumber: number | null }> {
  const rows = await db.query<ListedRow>({
    name,
    ...(venues === undefined ? {} : { across: 'Venues' }),
    text: `with ${before}
     listed as materialized (${listed}),
     found as (
       select l.position, b.venue_id, b.bill_id, b.number, b.revision, b.content, b.fiscal, ${BYTES} as bytes, sum(${BYTES}) over (order by l.position) as bytes_until
         from listed l
         ${LOOKED_UP[venues ?? 'AtOne'](venue)} and l.position <= $3::integer)
select f.venue_id as "venueId", f.bill_id as "billId", f.number, f.revision, f.bytes,
       case when f.bytes_until <= ${BYTES_AT_ONCE} then f.content end as content, f.fiscal, w."hasMore", w.waiting
  from (select (select count(*) from listed) > $3::integer as "hasMore", ${waiting} as waiting) as w
  left join found f on true
 order by f.position`,
    values,
  });
  const [first] = rows;
  const isRead = (row: ListedRow): row is ListedRow & DocumentedRow => row.content !== null;
  return {
    bills: rows.filter(isRead).map(toBill),
    later: rows.flatMap((row) =>
      isRead(row) || row.billId === null
        ? []
        : [{ venueId: row.venueId, billId: row.billId, bytes: row.bytes }],
    ),
    lastNumber: rows.at(-1)!.number,
    hasMore: first!.hasMore,
    waiting: first!.waiting,
  };
}
