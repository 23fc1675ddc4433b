import type { ListFilter } from '../../core/list-filter.ts';

/** How a list of the public API is read: SQL conditions on reservations `r`. `now` is SQL for the instant. */
interface ListRule {
  order: 'asc' | 'desc';
  /** The main condition, for which an index returns the reservations in the order of the list. */
  inOrder: (now: string) => string;
  /**
   * An additional condition for reservations that have expired but are not saved as expired yet. A job saves them
   * every minute, so `reservation_expiring` has few.
   */
  expired?: (now: string) => string;
}

const RULES: Record<ListFilter, ListRule> = {
  Open: { order: 'asc', inOrder: (now) => `r.runs_out_at > ${now}` },
  Closed: {
    order: 'desc',
    inOrder: (now) => `${now} is not null and r.runs_out_at is null`,
    expired: (now) => `r.runs_out_at <= ${now}`,
  },
  All: { order: 'desc', inOrder: (now) => `${now} is not null` },
};

/** SQL `order by` of a list. @param at  the column of the start @param id  the column of the id */
export function orderSql(filter: ListFilter, at: string, id: string): string {
  const { order } = RULES[filter];
  return `order by ${at} ${order}, ${id} ${order}`;
}

/** Whether a list begins with the earliest reservation. */
export function isEarliestFirst(filter: ListFilter): boolean {
  return RULES[filter].order === 'asc';
}

/** SQL condition on the reservations `r` of a list. */
export function listedReservationsSql(filter: ListFilter, now: string): string {
  const { inOrder, expired } = RULES[filter];
  return `r.is_taken_by_api and (${[inOrder(now), ...(expired ? [expired(now)] : [])].join(' or ')})`;
}

/**
 * SQL for the first reservations in the list of one venue: `most` of them, and the few that have expired. Reads only
 * indexes.
 */
export function firstOfVenueSql(
  filter: ListFilter,
  { venue, most, now }: Record<'venue' | 'most' | 'now', string>,
): string {
  const { inOrder, expired } = RULES[filter];
  const where = (condition: string) => `
     select r.venue_id, r.starts_at as at, r.reservation_id as id from reservation r
      where r.venue_id = ${venue} and r.is_taken_by_api and ${condition}`;
  const first = `(${where(inOrder(now))}
      ${orderSql(filter, 'r.starts_at', 'r.reservation_id')} limit ${most})`;
  return expired === undefined ? first : `${first} union all (${where(expired(now))} offset 0)`;
}

/**
 * SQL for a page of the list of the venues `$1`, and one more reservation. `$3` is the size of the page and `$4` the
 * instant.
 * @param skip  SQL for the number of reservations on earlier pages
 */
export function pageOfVenuesSql(filter: ListFilter, skip: string, isOne: boolean): string {
  const venue = isOne ? '($1::uuid[])[1]' : 'v.venue_id';
  const most = `${skip} + $3::integer + 1`;
  const first = firstOfVenueSql(filter, { venue, most, now: '$4::timestamptz' });
  return `with listed as materialized (
  select p.venue_id, p.at, p.id
    from ${isOne ? `(${first}) as p` : `unnest($1::uuid[]) as v (venue_id) cross join lateral (${first}) as p`}
   ${orderSql(filter, 'p.at', 'p.id')} limit $3::integer + 1 offset ${skip})
select r.revision, r.content
  from listed l
 cross join lateral (
   select revision, content from reservation
    where venue_id = ${isOne ? venue : 'l.venue_id'} and reservation_id = l.id offset 0) as r
 ${orderSql(filter, 'l.at', 'l.id')}`;
}
