import { billSearch, isPaidBy, type SearchedBill, searchedNumber } from '../../core/bills/bill-search.ts';
import type { Db, SqlValue } from '../database.ts';
import { type BillPage, groupsOf, listNamedBills, type VenueBillFilter } from './bill-lists.ts';
import { type BillDay, dayValues, newestOfDay } from './day-bills.ts';

/** How many of the newest bills of each state a search looks at. */
const SEARCHED_BILLS = 500;
/** How many of the bills of a day. */
const SEARCHED_OF_DAY = 2_000;

/** What to find. Without a part, it finds all. */
export interface BillSought {
  text: string;
  /** The code of a way to pay, or a kind. */
  method: string | null;
  day: BillDay | null;
}

interface SearchedRow extends SearchedBill {
  id: string;
}

/**
 * The newest bills of a venue that a search finds, at most `size`; one with the number that was sought comes first. Looks at the newest 500
 * bills of each state, or at the newest 2,000 of a day, and by a number at every bill. Of the bills it reads only what it compares.
 */
export async function searchVenueBills(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  { text, method, day }: BillSought,
  size: number,
): Promise<BillPage> {
  const number = searchedNumber(text);
  const searched =
    day === null ? await readNewest(db, venueId, filter, number) : await readDay(db, venueId, filter, day);
  const isFound = text === '' ? () => true : billSearch(text);
  const found = searched
    .filter((bill) => isFound(bill) && (method === null || isPaidBy(bill, method)))
    .sort((a, b) => Number(b.number === number) - Number(a.number === number))
    .map(({ id }) => id);
  return listNamedBills(db, venueId, [...new Set(found)].slice(0, size), size);
}

/** Walks `bill_by_state`. */
function readNewest(db: Db, venueId: string, filter: VenueBillFilter, number: number | null) {
  const newest = `select p.* from (values ${groupsOf(filter).join(', ')}) as g (state, is_hidden)
            cross join lateral (
              (select b.bill_id, b.number, b.content from bill b
                where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                order by b.number desc limit $2)
              union all
              select b.bill_id, b.number, b.content from bill b
               where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                 and b.number = $3) as p`;
  return readSearched(db, 'newest', filter, newest, [venueId, SEARCHED_BILLS, number]);
}

function readDay(db: Db, venueId: string, filter: VenueBillFilter, day: BillDay) {
  const columns = 'b.bill_id, b.number, b.content';
  const ofDay = newestOfDay({ filter, columns, condition: 'true', most: '$2', dayAt: 3 });
  return readSearched(db, 'day', filter, ofDay, [venueId, SEARCHED_OF_DAY, ...dayValues(day)]);
}

/** What a search compares of the bills that a statement names, newest first. */
function readSearched(
  db: Db,
  of: string,
  filter: VenueBillFilter,
  bills: string,
  values: SqlValue[],
): Promise<SearchedRow[]> {
  return db.query<SearchedRow>({
    name: `search-bills-${of}-${filter.state}-${filter.includesHidden}`,
    text: `select s.bill_id as id, s.number, c.customer ->> 'name' as "customerName", c.customer ->> 'phone' as "customerPhone",
                  c.table ->> 'name' as "tableName", (c.totals ->> 'totalKurus')::bigint as "totalKurus", c.payments
             from (${bills}) as s
            cross join lateral json_to_record(s.content) as c (customer json, "table" json, totals json, payments json)
            order by s.number desc`,
    values,
  });
}
