import type { Bill } from '../../core/bills/bill.ts';
import type { ListFilter } from '../../core/list-filter.ts';
import type { Db, SqlValue } from '../database.ts';
import { runForReachableVenues } from '../distribution/venue-nodes.ts';
import {
  isDeepPage,
  LIST_BYTES_AT_ONCE,
  LISTED_BILLS_SQL,
  memoryBytesSql,
  type Page,
  skippedItemsOf,
  skippedItemsSql,
} from '../list-page.ts';
import { type BillRow, type BillRowWithDocuments, toBill } from './bill-columns.ts';
import { type BillKey, listPlacedOnShards } from './bills-on-shards.ts';

/** The key of a bill on a page, and the bytes that the bill is expected to take in memory. */
export interface ListedBill {
  venueId: string;
  billId: string;
  bytes: number;
}

/** A page of a list of bills. */
export interface BillPage {
  /** The first bills of the page, as many as fit into memory together: see {@link LIST_BYTES_AT_ONCE}. */
  bills: readonly Bill[];
  /** The keys of the other bills of the page, which the caller reads a few at a time. */
  later: ListedBill[];
  hasMore: boolean;
}

const BYTES = memoryBytesSql('b.content');

/**
 * A page of the bills that callers of the public API placed at these venues and that are not hidden, newest first. An
 * index skips the bills of earlier pages, so later pages cost more (decision record 192). `lacksVenues`: a node of a
 * cluster is lost, and the page does not include the bills of its venues.
 */
export function listPlacedBills(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  page: Page,
): Promise<BillPage & { lacksVenues: boolean }> {
  return runForReachableVenues(db, venueIds, async (reachable) => ({
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
  const isOne = venueIds.length === 1;
  if (!isOne && (await db.isDistributed())) {
    const { keys, hasMore } = await listPlacedOnShards(db, venueIds, filter, page);
    return { ...(await listKeyedBills(db, keys)), hasMore };
  }
  const skip = skippedItemsSql(page);
  const found = isOne ? placedAtOne(filter, skip) : placedAtEach(filter, skip);
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.opened_at desc, p.bill_id desc) as position
        from (${found}) as p`;
  const name = `list-placed-bills-${filter}${isDeepPage(page) ? '-far-down' : ''}${isOne ? '' : '-of-venues'}`;
  const venues = isOne ? {} : ({ venues: 'OneByOne' } as const);
  return readListedBills(db, {
    name,
    ...venues,
    listed,
    values: [venueIds, skippedItemsOf(page), page.size],
  });
}

const placedAtOne = (filter: ListFilter, skip: string) => `
         select b.venue_id, b.bill_id, b.opened_at
           from bill b
          where b.venue_id = ($1::uuid[])[1] and ${LISTED_BILLS_SQL[filter]}
          order by b.opened_at desc, b.bill_id desc
          limit $3::integer + 1 offset ${skip}`;

/**
 * SQL for the newest bills of each venue: reads a whole page at each, because all bills of the page can be of one
 * venue.
 */
const placedAtEach = (filter: ListFilter, skip: string) => `
         select e.venue_id, e.bill_id, e.opened_at
           from unnest($1::uuid[]) as v (venue_id)
          cross join lateral (
            select b.venue_id, b.bill_id, b.opened_at
              from bill b
             where b.venue_id = v.venue_id and ${LISTED_BILLS_SQL[filter]}
             order by b.opened_at desc, b.bill_id desc
             limit ${skip} + $3::integer + 1) as e
          order by e.opened_at desc, e.bill_id desc
          limit $3::integer + 1 offset ${skip}`;

/** The bills with these keys at several venues of a cluster, in the order of the keys. */
function listKeyedBills(db: Db, keys: readonly BillKey[]): Promise<BillPage> {
  const listed = `select n.venue_id, n.bill_id, n.position
        from unnest($1::uuid[], $2::uuid[]) with ordinality as n (venue_id, bill_id, position)`;
  const values = [keys.map(({ venueId }) => venueId), keys.map(({ billId }) => billId), keys.length];
  return readListedBills(db, { name: 'list-keyed-bills', venues: 'OnShards', listed, values });
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

/**
 * SQL condition on bills `b` of the venue `$1`: the lines of the bill have not all moved to another bill. `offset 0`
 * makes it a look-up for each bill.
 */
export const HAS_OWN_LINES =
  'not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = b.bill_id offset 0)';

/**
 * The bills of a venue with a number below `before` (`null`: from the newest), newest first. Merges the newest bills
 * of each state, hidden or not, from `bill_by_state`, so that it reads only bills that the list shows. Leaves out
 * bills whose lines have all moved to another bill.
 */
export async function listVenueBills(
  db: Db,
  venueId: string,
  { state, includesHidden }: VenueBillFilter,
  before: number | null,
  size: number,
): Promise<BillPage & { lastNumber: number | null }> {
  const groups = billGroupsOf({ state, includesHidden });
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.number desc) as position
        from (values ${groups.join(', ')}) as g (state, is_hidden)
       cross join lateral (
         select b.venue_id, b.bill_id, b.number
           from bill b
          where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
            and b.number < coalesce($2::bigint, ${AFTER_ALL_NUMBERS})
            and ${HAS_OWN_LINES}
          order by b.number desc limit $3::integer + 1) as p
       order by p.number desc limit $3::integer + 1`;
  const name = `list-venue-bills-${state}-${includesHidden}`;
  return readListedBills(db, { name, venue: '$1', listed, values: [venueId, before, size] });
}

/**
 * The groups (state, hidden) of the index `bill_by_state` that a filter selects, each as an SQL row. An open bill is
 * never hidden.
 */
export function billGroupsOf({ state, includesHidden }: VenueBillFilter): string[] {
  return STATES[state].flatMap((name) =>
    (includesHidden && name !== 'Open' ? [false, true] : [false]).map(
      (isHidden) => `('${name}', ${isHidden})`,
    ),
  );
}

/** The bills of a venue with these ids, in their order, at most `size`. */
export function listBillsByIds(
  db: Db,
  venueId: string,
  billIds: readonly string[],
  size: number,
): Promise<BillPage> {
  const listed = `select $1::uuid as venue_id, n.bill_id, n.position
        from unnest($2::uuid[]) with ordinality as n (bill_id, position)`;
  return readListedBills(db, {
    name: 'list-named-bills',
    venue: '$1',
    listed,
    values: [venueId, billIds, size],
  });
}

const AFTER_ALL_NUMBERS = 2 ** 32;

/** A statement that lists the keys of `$3` bills of a page, and one more if the list continues. */
interface ListStatement {
  name: string;
  /** SQL for the venue id, if all bills are of one venue. @default the first of `$1` */
  venue?: string;
  /** How bills of several venues are looked up; `OnShards` is for a cluster. */
  venues?: 'OneByOne' | 'OnShards';
  listed: string;
  values: SqlValue[];
}

interface ListedRow extends Omit<BillRowWithDocuments, 'content'> {
  venueId: string;
  /** `null` in the single row that an empty page returns. */
  billId: string | null;
  bytes: number;
  content: BillRow['content'] | null;
  hasMore: boolean;
}

const COLUMNS = 'venue_id, bill_id, number, revision, content, fiscal';

/** SQL that reads the bills of the keys `l`, each by the primary key, even if the planner's statistics are wrong. */
const LOOKED_UP = {
  AtOne: (venue: string) => `cross join lateral (
          select ${COLUMNS} from bill where venue_id = ${venue} and bill_id = l.bill_id offset 0) as b where true`,
  OneByOne: () => `cross join lateral (
          select ${COLUMNS} from bill where venue_id = l.venue_id and bill_id = l.bill_id offset 0) as b where true`,
  OnShards: () =>
    'join bill b on b.venue_id = l.venue_id and b.bill_id = l.bill_id where b.venue_id = any ($1::uuid[])',
};

/** Reads the page that a statement lists: the keys of all its bills, and the content of the first ones. */
export async function readListedBills(
  db: Db,
  { name, venue = '($1::uuid[])[1]', venues, listed, values }: ListStatement,
): Promise<BillPage & { lastNumber: number | null }> {
  const rows = await db.query<ListedRow>({
    name,
    ...(venues === undefined ? {} : { across: 'Venues' }),
    text: `with listed as materialized (${listed}),
     found as (
       select l.position, b.venue_id, b.bill_id, b.number, b.revision, b.content, b.fiscal, ${BYTES} as bytes, sum(${BYTES}) over (order by l.position) as bytes_until
         from listed l
         ${LOOKED_UP[venues ?? 'AtOne'](venue)} and l.position <= $3::integer)
select f.venue_id as "venueId", f.bill_id as "billId", f.number, f.revision, f.bytes,
       case when f.bytes_until <= ${LIST_BYTES_AT_ONCE} then f.content end as content, f.fiscal, w."hasMore"
  from (select count(*) > $3::integer as "hasMore" from listed) as w
  left join found f on true
 order by f.position`,
    values,
  });
  const [first] = rows;
  const isRead = (row: ListedRow): row is ListedRow & BillRowWithDocuments => row.content !== null;
  return {
    bills: rows.filter(isRead).map(toBill),
    later: rows.flatMap((row) =>
      isRead(row) || row.billId === null
        ? []
        : [{ venueId: row.venueId, billId: row.billId, bytes: row.bytes }],
    ),
    lastNumber: rows.at(-1)!.number,
    hasMore: first!.hasMore,
  };
}
