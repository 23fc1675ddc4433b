import type { ListFilter } from '../../core/list-filter.ts';
import type { Db } from '../database.ts';
import { HIGHEST_ID, LISTED, LOWEST_ID, type Page } from '../list-page.ts';

/**
 * Where a page begins in the order of (opened_at, bill_id): between two places, after a number of the bills
 * between them.
 */
export interface PageStart {
  /** The page holds only bills before this place. */
  before: ListPlace;
  /** The page holds no bills before this place. */
  from: ListPlace;
  /** How many bills between the two places are on earlier pages. */
  skip: number;
}

/** A place in a list. The instant is text of the database, which has infinite instants. */
export interface ListPlace {
  at: string;
  id: string;
}

/** How many orders a page may skip in the index. */
export const PASSED_AT_MOST = 1_000;
/** How many bills may be uncounted before a page counts them. */
export const UNCOUNTED_AT_MOST = 500;
/** How often counting is tried for one page. */
export const PASSES = 5;
/** How many bills one transaction counts; the lock of the venue is taken meanwhile. */
const COUNTED_AT_ONCE = 5_000;

/**
 * Finds where a page of the placed bills of these venues begins, by the counts of `bill_block`. The cost
 * grows with the square root of the number of bills before the page. Returns `null` for a page after the last
 * bill.
 */
export async function findPageStart(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  { number, size }: Page,
): Promise<PageStart | null> {
  const skip = (number - 1) * size;
  const whole = {
    before: { at: 'infinity', id: HIGHEST_ID },
    from: { at: '-infinity', id: LOWEST_ID },
    skip,
  };
  if (skip <= PASSED_AT_MOST) return whole;
  let found = await lookUp(db, venueIds, filter, skip, size);
  // Another pass is needed only when hundreds of orders come in during one.
  for (let passes = 0; found.waiting > UNCOUNTED_AT_MOST && passes < PASSES; passes++) {
    await countBills(db, venueIds);
    found = await lookUp(db, venueIds, filter, skip, size);
  }
  if (found.counted + found.uncounted <= skip) return null;
  return {
    before: found.beforeAt === null ? whole.before : { at: found.beforeAt, id: found.beforeId! },
    from: found.fromAt === null ? whole.from : { at: found.fromAt, id: found.fromId! },
    skip: skip - found.passed,
  };
}

/** The counting that is under way for a venue; other requests wait for it. */
const underWay = new WeakMap<Db, Map<string, Promise<void>>>();

/** Counts the uncounted bills of these venues. */
export async function countBills(db: Db, venueIds: readonly string[]): Promise<void> {
  const counting = underWay.get(db) ?? new Map<string, Promise<void>>();
  underWay.set(db, counting);
  for (const venueId of venueIds) {
    let run = counting.get(venueId);
    if (run === undefined) {
      run = countVenue(db, venueId).finally(() => counting.delete(venueId));
      counting.set(venueId, run);
    }
    await run;
  }
}

async function countVenue(db: Db, venueId: string): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const [row] = await db.query<{ more: boolean }>({
      name: 'count-listed-bills',
      text: 'select count_listed_bills(p_venue => $1, p_most => $2) as more',
      values: [venueId, COUNTED_AT_ONCE],
    });
    hasMore = row!.more;
  }
}

interface FoundStart {
  beforeAt: string | null;
  beforeId: string | null;
  fromAt: string | null;
  fromId: string | null;
  /** Bills before the first place. */
  passed: number;
  counted: number;
  /** How many of the first uncounted bills belong to the list. */
  uncounted: number;
  /** Uncounted bills; above the limit, one more for each venue. */
  waiting: number;
}

const COUNT: Record<ListFilter, string> = {
  Open: 'k.open_count',
  Closed: 'k.closed_count',
  All: 'k.open_count + k.closed_count',
};

const later = (
  venue: string,
  counted: string,
) => `select b.opened_at, b.bill_id, b.is_placed_by_api, b.is_hidden, b.state
    from bill b where b.venue_id = ${venue} and b.number > ${counted} order by b.number limit ${UNCOUNTED_AT_MOST} + 1`;

/**
 * CTEs for a page of one venue `$1[1]`, in the statement that lists it. `later` are the uncounted bills,
 * which must be fewer than the limit. `start` is the newer bound of the first block in which the page may begin, and how
 * many bills to skip from there; it is empty for a page after the last bill. `$2` is the number of bills before the page.
 */
export function startOfPage(filter: ListFilter): string {
  return `later as materialized (
  ${later('($1::uuid[])[1]', 'coalesce((select counted_number from bill_tally where venue_id = ($1::uuid[])[1]), 0)')}),
tail as materialized (select b.opened_at as at, b.bill_id as id from later b where ${LISTED[filter]}),
start as materialized (
  select r.at, r.id, $2::integer - r.bills - (select count(*) from tail t where (t.at, t.id) >= (r.at, r.id)) as skip
    from (
      select k.from_at, k.from_id,
             lag(k.from_at, 1, 'infinity') over in_order as at, lag(k.from_id, 1, '${HIGHEST_ID}') over in_order as id,
             sum(${COUNT[filter]}) over in_order - (${COUNT[filter]}) as bills, sum(${COUNT[filter]}) over in_order as bills_until
        from bill_block k where k.venue_id = ($1::uuid[])[1]
      window in_order as (order by k.from_at desc, k.from_id desc rows unbounded preceding)) as r
   where r.bills_until > $2::integer - (select count(*) from tail)
   order by r.from_at desc, r.from_id desc limit 1)`;
}

/** The parts of {@link lookUp} that read tables. */
interface PageStartReads {
  head: string;
  later: string;
  block: string;
  part: string;
}

const oneByOne = (filter: ListFilter): PageStartReads => ({
  head: `head as materialized (
  select v.venue_id, coalesce(t.counted_number, 0) as counted
    from unnest($1::uuid[]) as v (venue_id)
    left join lateral (select counted_number from bill_tally where venue_id = v.venue_id offset 0) as t on true)`,
  later: `
  select b.*
    from head h
   cross join lateral (
     ${later('h.venue_id', 'h.counted')}) as b`,
  block: `
  select h.venue_id, k.from_at as at, k.from_id as id, k.n
    from head h
   cross join lateral (
     select k.from_at, k.from_id, ${COUNT[filter]} as n from bill_block k
      where k.venue_id = h.venue_id offset 0) as k`,
  part: `
  select count(*) as bills
    from stretch s
   cross join lateral (
     select b.number from bill b
      where b.venue_id = s.venue_id and ${LISTED[filter]}
        and (b.opened_at, b.bill_id) >= (s.at, s.id) and (b.opened_at, b.bill_id) < (s.until_at, s.until_id) offset 0) as b
   where b.number <= s.counted`,
});

/** Numbers have no gaps, so that a bound on them takes the place of a limit for each venue. */
const onShards = (filter: ListFilter): PageStartReads => ({
  head: `tally as materialized (
  select venue_id, counted_number from bill_tally where venue_id = any ($1::uuid[])),
head as materialized (
  select v.venue_id, coalesce(t.counted_number, 0) as counted
    from unnest($1::uuid[]) as v (venue_id) left join tally t on t.venue_id = v.venue_id)`,
  later: `
  select b.opened_at, b.bill_id, b.is_placed_by_api, b.is_hidden, b.state
    from head h join bill b on b.venue_id = h.venue_id and b.number > h.counted
     and b.number <= h.counted + ${UNCOUNTED_AT_MOST} + 1
   where b.venue_id = any ($1::uuid[])`,
  block: `
  select k.venue_id, k.from_at as at, k.from_id as id, ${COUNT[filter]} as n
    from bill_block k where k.venue_id = any ($1::uuid[])`,
  part: `
  select count(*) as bills
    from stretch s join bill b on b.venue_id = s.venue_id
     and (b.opened_at, b.bill_id) >= (s.at, s.id) and (b.opened_at, b.bill_id) < (s.until_at, s.until_id)
     and b.number <= s.counted
   where b.venue_id = any ($1::uuid[]) and ${LISTED[filter]}`,
});

/**
 * Uncounted bills are found by their numbers alone, so that the database does not read the others.
 *
 * `run` is, for each bound of a block, the number of counted bills that are certainly at or before it in the
 * list. Bills in the block of another venue around the bound may be before it, too: that is the margin. So
 * may all uncounted bills. The first place is the last bound that is certainly before the page; the bills
 * before it are then counted exactly. The second place is the first bound that is certainly after the page.
 */
async function lookUp(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  skip: number,
  size: number,
): Promise<FoundStart> {
  const listed = LISTED[filter];
  const read = (await db.isDistributed()) ? onShards(filter) : oneByOne(filter);
  const [row] = await db.query<FoundStart>({
    name: `find-page-start-${filter}`,
    across: 'Venues',
    text: `with ${read.head},
later as materialized (${read.later}),
tail as materialized (select b.opened_at as at, b.bill_id as id from later b where ${listed}),
block as materialized (${read.block}),
run as materialized (select at, id, sum(n) over (order by at desc, id desc) as bills from block),
whole as materialized (
  select coalesce((select max(bills) from run), 0) as counted, (select count(*) from tail) as uncounted,
         (select count(*) from later) as waiting,
         (select coalesce(sum(m.most) - min(m.most), 0)
            from (select max(n) as most from block group by venue_id) as m) as margin),
first as materialized (
  select r.at, r.id, r.bills from run r cross join whole w
   where r.bills + w.margin + w.uncounted <= $2::integer order by r.bills desc, r.at, r.id limit 1),
last as materialized (
  select at, id from run where bills > $2::integer + $3::integer order by bills, at desc, id desc limit 1),
stretch as materialized (
  select h.venue_id, h.counted, f.at, f.id, coalesce(u.at, 'infinity') as until_at, coalesce(u.id, f.id) as until_id
    from first f
   cross join head h
    left join lateral (
      select k.at, k.id from block k
       where k.venue_id = h.venue_id and (k.at, k.id) >= (f.at, f.id) order by k.at, k.id limit 1) as u on true),
part as (${read.part})
select first.at::text as "beforeAt", first.id as "beforeId", last.at::text as "fromAt", last.id as "fromId",
       coalesce(first.bills, 0) + (select bills from part)
         + (select count(*) from tail t where (t.at, t.id) >= (first.at, first.id)) as passed,
       whole.counted, whole.uncounted, whole.waiting
  from whole left join first on true left join last on true`,
    values: [venueIds, skip, size],
  });
  const { passed, counted, ...found } = row!;
  return { ...found, passed: Number(passed), counted: Number(counted) };
}
