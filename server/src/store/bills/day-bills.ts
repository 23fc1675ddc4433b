import type { Db } from '../database.ts';
import {
  type BillPage,
  billGroupsOf,
  HAS_OWN_LINES,
  readListedBills,
  type VenueBillFilter,
} from './bill-lists.ts';

/**
 * The bills of a business day of a venue with a number below `before` (`null`: from the newest), newest first. The
 * day of a bill is stored when the bill is opened.
 */
export async function listDayBills(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  date: string,
  before: number | null,
  size: number,
): Promise<BillPage & { lastNumber: number | null }> {
  const condition = `b.number < coalesce($2::bigint, b.number + 1) and ${HAS_OWN_LINES}`;
  const newest = newestBillsOfDaySql({ filter, date: '$4', condition, most: '$3::integer + 1' });
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.number desc) as position
        from (${newest}) as p`;
  const name = `list-day-bills-${filter.state}-${filter.includesHidden}`;
  return readListedBills(db, { name, venue: '$1', listed, values: [venueId, before, size, date] });
}

/** SQL for the newest bills `b` of a day at the venue `$1`. Reads only the index `bill_of_day` to find their numbers. */
export function newestBillsOfDaySql({ filter, date, condition, most }: NewestOfDay): string {
  // The subquery keeps the planner from reading all bills of the venue in the order of their numbers.
  return `select b.venue_id, b.bill_id, b.number from (
           select * from bill where venue_id = $1 and business_date = ${date}::date offset 0) as b
          where (b.state, b.is_hidden) in (${billGroupsOf(filter).join(', ')}) and ${condition}
          order by b.number desc limit ${most}`;
}

interface NewestOfDay {
  filter: VenueBillFilter;
  /** SQL expression for the date. */
  date: string;
  /** Another SQL condition on bills `b`. */
  condition: string;
  /** SQL expression for the number of bills. */
  most: string;
}
