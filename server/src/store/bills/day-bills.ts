import type { Span } from '../../core/venue-clock.ts';
import type { Db, SqlValue } from '../database.ts';
import { type BillPage, groupsOf, HOLDS_LINES, readPage, type VenueBillFilter } from './bill-lists.ts';

/** A day of a venue, and when it begins and ends by the rules of today. */
export interface BillDay {
  date: string;
  span: Span;
}

/**
 * The bills of a day of a venue with numbers below one, or from the newest with `null`, newest first. A bill is of the day that it
 * was stamped with when it was opened; one of an older release, which has no stamp, of the day in whose span it was opened.
 */
export async function listDayBills(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  day: BillDay,
  before: number | null,
  size: number,
): Promise<BillPage & { lastNumber: number | null }> {
  const newest = newestOfDay({
    filter,
    columns: 'b.venue_id, b.bill_id, b.number',
    condition: `b.number < coalesce($2::bigint, b.number + 1) and ${HOLDS_LINES}`,
    most: '$3::integer + 1',
    dayAt: 4,
  });
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.number desc) as position
        from (${newest}) as p
       order by p.number desc limit $3::integer + 1`;
  const name = `list-day-bills-${filter.state}-${filter.includesHidden}`;
  return readPage(db, { name, venue: '$1', listed, values: [venueId, before, size, ...dayValues(day)] });
}

interface NewestOfDay {
  filter: VenueBillFilter;
  /** SQL on bills `b`. */
  columns: string;
  condition: string;
  /** SQL for a number. */
  most: string;
  /** The number of the first parameter of {@link dayValues}. */
  dayAt: number;
}

/**
 * SQL for the newest bills of a day at the venue `$1`: up to `most` with a stamp, and as many without. Their numbers come from
 * `bill_of_day` and `bill_without_day` alone.
 */
export function newestOfDay({ filter, columns, condition, most, dayAt }: NewestOfDay): string {
  const [date, from, until] = [`$${dayAt}::date`, `$${dayAt + 1}`, `$${dayAt + 2}`];
  const newest = (ofDay: string) => `(
         select ${columns} from (
           select * from bill where venue_id = $1 and ${ofDay} offset 0) as b
          where (b.state, b.is_hidden) in (${groupsOf(filter).join(', ')}) and ${condition}
          order by b.number desc limit ${most})`;
  // The subquery keeps the planner from walking all bills of the venue by their numbers.
  return `${newest(`business_date = ${date}`)}
       union all ${newest(`business_date is null and opened_at >= ${from} and opened_at < ${until}`)}`;
}

/** The values of a day in a statement. */
export function dayValues({ date, span }: BillDay): SqlValue[] {
  return [date, new Date(span.startsAt), new Date(span.endsAt)];
}
