import type { ListFilter } from '../../core/list-filter.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Db, Statement } from '../database.ts';
import { HIGHEST_ID, LOWEST_ID, type Page } from '../list-page.ts';
import { type ReservationRow, toReservation } from './stored-reservation.ts';

/** How many reservations a page may skip one by one. A page further down is found by counts. */
const SKIPPED_AT_MOST = 1_000;

/** How a list of the public API is read. */
interface ListRule {
  order: 'asc' | 'desc';
  /** Which reservations `r` the list shows, by what is stored: the predicate of its index. */
  stored: string;
  /** How many reservations a block `k` has in the list, by what is stored. */
  count: string;
  /**
   * What a reservation that has expired, and is not saved as such yet, adds to the list beside what is
   * stored.
   */
  expired: -1 | 0 | 1;
}

const RULES: Record<ListFilter, ListRule> = {
  Open: { order: 'asc', stored: 'and r.runs_out_at is not null', count: 'k.open_count', expired: -1 },
  Closed: { order: 'desc', stored: 'and r.runs_out_at is null', count: 'k.closed_count', expired: 1 },
  All: { order: 'desc', stored: '', count: 'k.open_count + k.closed_count', expired: 0 },
};

/**
 * A page of the reservations that the public API took at these venues, by their state at an instant: open
 * ones the soonest first, closed or all the latest first; with one more than the page holds when there are
 * further ones. Every page costs about the same, also one past the end.
 */
export async function listTakenReservations(
  db: Db,
  venueIds: readonly string[],
  filter: ListFilter,
  { number, size }: Page,
  now: number,
): Promise<Reservation[]> {
  const skip = (number - 1) * size;
  const isFarDown = skip > SKIPPED_AT_MOST;
  const [name, text] = !isFarDown
    ? ['', fromTheTop(RULES[filter])]
    : venueIds.length === 1
      ? ['-far-down', farDownOfVenue(filter)]
      : ['-far-down-of-venues', farDown(RULES[filter])];
  return list(db, {
    name: `list-taken-reservations-${filter}${name}`,
    text,
    values: [venueIds, skip, size, new Date(now)],
  });
}

/*
 * In the statements, $1 are the venues, $2 is how many reservations are on earlier pages, $3 the size of the
 * page and $4 the instant.
 */

/**
 * Reservations that have expired and are not saved as such yet: the job that saves them runs every minute.
 * Uses `reservation_expiring`.
 */
const expired = ({ expired: adds }: ListRule) => `expired as materialized (
  select e.venue_id, e.at, e.id
    from unnest($1::uuid[]) as v (venue_id)
   cross join lateral (
     select r.venue_id, r.starts_at as at, r.reservation_id as id from reservation r
      where r.venue_id = v.venue_id and r.is_taken_by_api and r.runs_out_at <= $4::timestamptz
        ${adds === 0 ? 'and false' : ''} offset 0) as e)`;

/** The reservations of the list in a range, at most `most` of each venue, from the indexes alone. */
const rangeOf = (
  { stored, expired: adds }: ListRule,
  { range, order, most }: { range: (at: string, id: string) => string; order: string; most: string },
) => `select p.venue_id, p.at, p.id
    from unnest($1::uuid[]) as v (venue_id)
   cross join lateral (
     select r.venue_id, r.starts_at as at, r.reservation_id as id from reservation r
      where r.venue_id = v.venue_id and r.is_taken_by_api ${stored}
        ${adds === -1 ? 'and r.runs_out_at > $4::timestamptz' : ''} ${range('r.starts_at', 'r.reservation_id')}
      order by r.starts_at ${order}, r.reservation_id ${order} limit ${most}) as p
  ${adds === 1 ? `union all select e.venue_id, e.at, e.id from expired e where true ${range('e.at', 'e.id')}` : ''}`;

/** The listed reservations themselves. */
const contentOf = (order: string) => `select r.revision, r.content
  from listed l
 cross join lateral (
   select revision, content from reservation
    where venue_id = l.venue_id and reservation_id = l.id offset 0) as r
 order by l.at ${order}, l.id ${order}`;

function fromTheTop(rule: ListRule): string {
  const { order } = rule;
  const range = rangeOf(rule, { range: () => '', order, most: '$2::integer + $3::integer + 1' });
  return `with ${expired(rule)},
listed as materialized (
  select * from (${range}) as p
   order by p.at ${order}, p.id ${order} limit $3::integer + 1 offset $2::integer)
${contentOf(order)}`;
}

/**
 * For one venue. `find_reservation_page` sums the blocks of level 1 and a few of level 0, so that the page costs little more than
 * the first one; for several venues, all their blocks are read.
 */
function farDownOfVenue(filter: ListFilter): string {
  const rule = RULES[filter];
  const range = rangeOf(rule, {
    range: (at, id) => `and (${at}, ${id}) >= ((select at from page), (select id from page))`,
    order: 'asc',
    most: '(select skip + size from page)',
  });
  return `with ${expired(rule)},
page as materialized (
  select p.at, p.id, p.size,
         p.position - p.before - ${rule.expired} * (select count(*) from expired e where (e.at, e.id) < (p.at, p.id)) as skip
    from find_reservation_page(
      p_venue => ($1::uuid[])[1], p_list => '${filter}', p_skip => $2::bigint, p_size => $3::integer,
      p_expired => (select count(*) from expired)) as p),
listed as materialized (
  select * from (${range}) as p
   order by p.at, p.id limit (select size from page) offset (select skip from page))
${contentOf(rule.order)}`;
}

/**
 * Positions are counted from the earliest reservation on, also for lists that begin with the latest one.
 *
 * `run` says for each bound of a block how many stored reservations are in the blocks that begin before it. At
 * most so many of the list are before the bound: the blocks of other venues may reach beyond it. `first` is the
 * last bound that is certainly not after the page, `place` its exact position: `beyond` are the reservations of
 * other venues' blocks from the bound on. `last` is the first bound that is certainly after the page.
 */
function farDown(rule: ListRule): string {
  const { order, stored, count, expired: adds } = rule;
  const range = rangeOf(rule, {
    range: (at, id) => `and (${at}, ${id}) >= ((select at from first), (select id from first))
        and (${at}, ${id}) < ((select at from last), (select id from last))`,
    order: 'asc',
    most: '(select until_position - place from page)',
  });
  const [from, until] =
    order === 'asc'
      ? ['$2::bigint', 'least(total, $2::bigint + $3::integer + 1)']
      : ['greatest(0, total - $2::bigint - $3::integer - 1)', 'total - $2::bigint'];
  return `with ${expired(rule)},
block as materialized (
  select k.venue_id, k.from_at as at, k.from_id as id, k.n
    from unnest($1::uuid[]) as v (venue_id)
   cross join lateral (
     select k.venue_id, k.from_at, k.from_id, ${count} as n from reservation_block k
      where k.venue_id = v.venue_id and k.level = 0 offset 0) as k),
run as materialized (
  select at, id, sum(n) over (order by at, id) - sum(n) over (partition by at, id) as before from block),
whole as materialized (
  select t.total, ${from} as from_position, ${until} as until_position, t.expired,
         (select coalesce(sum(m.most) - min(m.most), 0)
            from (select max(n) as most from block group by venue_id) as m) as margin
    from (select coalesce((select sum(n) from block), 0) + ${adds} * e.expired as total, e.expired
            from (select count(*) as expired from expired) as e) as t),
first as materialized (
  select f.at, f.id, f.before
    from (select '-infinity'::timestamptz as at, '${LOWEST_ID}'::uuid as id, 0 as before
           union all
          select r.at, r.id, r.before from run r cross join whole w
           where r.before + ${adds === 1 ? 'w.expired' : '0'} <= w.from_position) as f
   order by f.at desc, f.id desc limit 1),
last as materialized (
  select l.at, l.id
    from (select 'infinity'::timestamptz as at, '${HIGHEST_ID}'::uuid as id
           union all
          select r.at, r.id from run r cross join whole w
           where r.before - w.margin - ${adds === -1 ? 'w.expired' : '0'} >= w.until_position) as l
   order by l.at, l.id limit 1),
beyond as (
  select count(*) as before
    from first f
   cross join unnest($1::uuid[]) as v (venue_id)
    left join lateral (
      select k.at, k.id from block k
       where k.venue_id = v.venue_id and (k.at, k.id) >= (f.at, f.id) order by k.at, k.id limit 1) as u on true
   cross join lateral (
     select from reservation r
      where r.venue_id = v.venue_id and r.is_taken_by_api ${stored}
        and (r.starts_at, r.reservation_id) >= (f.at, f.id)
        and (r.starts_at, r.reservation_id) < (coalesce(u.at, 'infinity'), coalesce(u.id, f.id)) offset 0) as r),
page as materialized (
  select w.from_position, greatest(w.until_position, w.from_position) as until_position,
         case when w.until_position <= w.from_position then w.from_position
              else f.before - (select before from beyond)
                + ${adds} * (select count(*) from expired e where (e.at, e.id) < (f.at, f.id)) end as place
    from whole w cross join first f),
listed as materialized (
  select * from (${range}) as p
   order by p.at, p.id
   limit (select until_position - from_position from page) offset (select from_position - place from page))
${contentOf(order)}`;
}

/** A position in a list of reservations: at the one with this start and id. */
export type ReservationPosition = Pick<Reservation, 'startsAt' | 'id'>;

/**
 * A venue's pending reservations after a position, or the first ones with `null`, the soonest first, with one
 * more than `size` when there are further ones. Uses `reservation_pending`.
 */
export async function listPendingReservations(
  db: Db,
  venueId: string,
  after: ReservationPosition | null,
  size: number,
  now: number,
): Promise<Reservation[]> {
  // One bound: of two, the database may begin at the lower one.
  const from = after === null || after.startsAt <= now ? { startsAt: now, id: HIGHEST_ID } : after;
  return list(db, {
    name: 'list-pending-reservations',
    text: `select r.revision, r.content from reservation r
            where r.venue_id = $1 and r.is_pending
              and (r.starts_at, r.reservation_id) > ($2::timestamptz, $3::uuid)
            order by r.starts_at, r.reservation_id limit $4::integer + 1`,
    values: [venueId, new Date(from.startsAt), from.id, size],
  });
}

async function list(db: Db, statement: Statement): Promise<Reservation[]> {
  return (await db.query<ReservationRow>(statement)).map((row) => toReservation(row, db.encryption));
}
