import { billSearch, type SearchedBill, searchedNumber } from '../../core/bills/bill-search.ts';
import type { Db } from '../database.ts';
import { type BillPage, groupsOf, listNamedBills, type VenueBillFilter } from './bill-lists.ts';

/** How many of the newest bills of each state a search looks at. */
const SEARCHED_BILLS = 500;

/**
 * The newest bills of a venue that a text finds, at most `size`. Looks at the newest 500 bills of each state,
 * and by a number at every bill. Walks `bill_by_state`, and reads of the bills only whom they are for.
 */
export async function searchVenueBills(
  db: Db,
  venueId: string,
  filter: VenueBillFilter,
  text: string,
  size: number,
): Promise<BillPage> {
  const groups = groupsOf(filter).join(', ');
  const searched = await db.query<SearchedBill & { id: string }>({
    name: `search-bills-${filter.state}-${filter.includesHidden}`,
    text: `select p.bill_id as id, p.number, p.content -> 'customer' ->> 'name' as "customerName",
                  p.content -> 'customer' ->> 'phone' as "customerPhone"
             from (values ${groups}) as g (state, is_hidden)
            cross join lateral (
              (select b.bill_id, b.number, b.content from bill b
                where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                order by b.number desc limit $2)
              union all
              select b.bill_id, b.number, b.content from bill b
               where b.venue_id = $1 and b.state = g.state and b.is_hidden = g.is_hidden
                 and b.number = $3) as p
            order by p.number desc`,
    values: [venueId, SEARCHED_BILLS, searchedNumber(text)],
  });
  const found = searched.filter(billSearch(text)).map(({ id }) => id);
  return listNamedBills(db, venueId, [...new Set(found)].slice(0, size), size);
}
