import type { ListFilter } from '../../core/list-filter.ts';
import { HIGHEST_ID, LOWEST_ID } from '../list-page.ts';

/** How a list of the public API is read. */
export interface ListRule {
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

export const RULES: Record<ListFilter, ListRule> = {
  Open: { order: 'asc', stored: 'and r.runs_out_at is not null', count: 'k.open_count', expired: -1 },
  Closed: { order: 'desc', stored: 'and r.runs_out_at is null', count: 'k.closed_count', expired: 1 },
  All: { order: 'desc', stored: '', count: 'k.open_count + k.closed_count', expired: 0 },
};

/** How the venues of a statement are read: only the first; one after the other; or all on the shards of a cluster. */
type Form = 'AtOne' | 'OneByOne' | 'OnShards';

/** A source of rows, `as`, of each venue. `rows` is given the condition on the venue of a table. */
function ofVenues(form: Form, as: string, rows: (isThere: (table: string) => string) => string): string {
  if (form === 'AtOne') return `(${rows((table) => `${table}.venue_id = ($1::uuid[])[1]`)}) as ${as}`;
  if (form === 'OnShards') return `(${rows((table) => `${table}.venue_id = any ($1::uuid[])`)}) as ${as}`;
  return `unnest($1::uuid[]) as v (venue_id)
   cross join lateral (${rows((table) => `${table}.venue_id = v.venue_id`)}) as ${as}`;
}

/*
 * In the statements, $1 are the venues, $2 is how many reservations are on earlier pages, $3 the size of the
 * page and $4 the instant.
 */

/**
 * Reservations that have expired and are not saved as such yet: the job that saves them runs every minute.
 * Uses `reservation_expiring`.
 */
export const expired = ({ expired: adds }: ListRule, form: Form) => `expired as materialized (
  select e.venue_id, e.at, e.id
    from ${ofVenues(
      form,
      'e',
      (isThere) => `
     select r.venue_id, r.starts_at as at, r.reservation_id as id from reservation r
      where ${isThere('r')} and r.is_taken_by_api and r.runs_out_at <= $4::timestamptz
        ${adds === 0 ? 'and false' : ''} ${form === 'OnShards' ? '' : 'offset 0'}`,
    )})`;

/** The reservations of the list in a range, at most `most` of each venue, from the indexes alone. */
export const rangeOf = (
  { stored, expired: adds }: ListRule,
  form: Form,
  { range, order, most }: { range: (at: string, id: string) => string; order: string; most: string },
) => `select p.venue_id, p.at, p.id
    from ${ofVenues(
      form,
      'p',
      (isThere) => `
     select r.venue_id, r.starts_at as at, r.reservation_id as id from reservation r
      where ${isThere('r')} and r.is_taken_by_api ${stored}
        ${adds === -1 ? 'and r.runs_out_at > $4::timestamptz' : ''} ${range('r.starts_at', 'r.reservation_id')}
      ${form === 'OnShards' ? '' : `order by r.starts_at ${order}, r.reservation_id ${order} limit ${most}`}`,
    )}
  ${adds === 1 ? `union all select e.venue_id, e.at, e.id from expired e where true ${range('e.at', 'e.id')}` : ''}`;

/** The listed reservations themselves. */
const contentOf = (order: string, form: Form) => `select r.revision, r.content
  from listed l
 ${CONTENT[form]}
 order by l.at ${order}, l.id ${order}`;

const CONTENT: Record<Form, string> = {
  AtOne: `cross join lateral (
   select revision, content from reservation
    where venue_id = ($1::uuid[])[1] and reservation_id = l.id offset 0) as r`,
  OneByOne: `cross join lateral (
   select revision, content from reservation
    where venue_id = l.venue_id and reservation_id = l.id offset 0) as r`,
  OnShards: `join reservation r on r.venue_id = l.venue_id and r.reservation_id = l.id where r.venue_id = any ($1::uuid[])`,
};

/** One of the first pages. */
export function fromTheTop(rule: ListRule, form: 'AtOne' | 'OneByOne'): string {
  const { order } = rule;
  const range = rangeOf(rule, form, { range: () => '', order, most: '$2::integer + $3::integer + 1' });
  return `with ${expired(rule, form)},
listed as materialized (
  select * from (${range}) as p
   order by p.at ${order}, p.id ${order} limit $3::integer + 1 offset $2::integer)
${contentOf(order, form)}`;
}

/**
 * For one venue. `find_reservation_page` sums the blocks of level 1 and a few of level 0, so that the page costs little more than
 * the first one; for several venues, all their blocks are read.
 */
export function farDownOfVenue(filter: ListFilter, found = FOUND(filter)): string {
  const rule = RULES[filter];
  const range = rangeOf(rule, 'AtOne', {
    range: (at, id) => `and (${at}, ${id}) >= ((select at from page), (select id from page))`,
    order: 'asc',
    most: '(select skip + size from page)',
  });
  return `with ${expired(rule, 'AtOne')},
page as materialized (
  select p.at, p.id, p.size,
         p.position - p.before - ${rule.expired} * (select count(*) from expired e where (e.at, e.id) < (p.at, p.id)) as skip
    from ${found} as p),
listed as materialized (
  select * from (${range}) as p
   order by p.at, p.id limit (select size from page) offset (select skip from page))
${contentOf(rule.order, 'AtOne')}`;
}

const FOUND = (filter: ListFilter) => `find_reservation_page(
      p_venue => ($1::uuid[])[1], p_list => '${filter}', p_skip => $2::bigint, p_size => $3::integer,
      p_expired => (select count(*) from expired))`;

/**
 * Positions are counted from the earliest reservation on, also for lists that begin with the latest one.
 *
 * `run` says for each bound of a block how many stored reservations are in the blocks that begin before it. At
 * most so many of the list are before the bound: the blocks of other venues may reach beyond it. `first` is the
 * last bound that is certainly not after the page, `place` its exact position: `beyond` are the reservations of
 * other venues' blocks from the bound on. `last` is the first bound that is certainly after the page.
 */
export function farDown(rule: ListRule, form: 'OneByOne' | 'OnShards'): string {
  const { order, stored, count, expired: adds } = rule;
  const range = rangeOf(rule, form, {
    range: (at, id) => `and (${at}, ${id}) >= ((select at from first), (select id from first))
        and (${at}, ${id}) < ((select at from last), (select id from last))`,
    order: 'asc',
    most: '(select until_position - place from page)',
  });
  const [from, until] =
    order === 'asc'
      ? ['$2::bigint', 'least(total, $2::bigint + $3::integer + 1)']
      : ['greatest(0, total - $2::bigint - $3::integer - 1)', 'total - $2::bigint'];
  return `with ${expired(rule, form)},
block as materialized (
  select k.venue_id, k.from_at as at, k.from_id as id, k.n
    from ${ofVenues(
      form,
      'k',
      (isThere) => `
     select k.venue_id, k.from_at, k.from_id, ${count} as n from reservation_block k
      where ${isThere('k')} and k.level = 0 ${form === 'OnShards' ? '' : 'offset 0'}`,
    )}),
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
stretch as materialized (
  select v.venue_id, f.at, f.id, coalesce(u.at, 'infinity') as until_at, coalesce(u.id, f.id) as until_id
    from first f
   cross join unnest($1::uuid[]) as v (venue_id)
    left join lateral (
      select k.at, k.id from block k
       where k.venue_id = v.venue_id and (k.at, k.id) >= (f.at, f.id) order by k.at, k.id limit 1) as u on true),
beyond as (
  select count(*) as before
    from stretch s
   ${form === 'OnShards' ? 'join reservation r on true' : 'cross join lateral ( select 1 from reservation r'}
      where r.venue_id = s.venue_id and r.is_taken_by_api ${stored}
        and (r.starts_at, r.reservation_id) >= (s.at, s.id) and (r.starts_at, r.reservation_id) < (s.until_at, s.until_id)
        ${form === 'OnShards' ? 'and r.venue_id = any ($1::uuid[])' : 'offset 0) as r'}),
page as materialized (
  select w.from_position, greatest(w.until_position, w.from_position) as until_position,
         case when w.until_position <= w.from_position then w.from_position
              else f.before - (select before from beyond)
                + ${adds} * (select count(*) from expired e where (e.at, e.id) < (f.at, f.id)) end as place
    from whole w cross join first f),
range as materialized (${range}),
listed as materialized (
  select * from range as p order by p.at, p.id
   limit (select until_position - from_position from page) offset (select from_position - place from page))
${contentOf(order, form)}`;
}
