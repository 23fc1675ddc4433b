import type { Db } from '../database.ts';
import { LOWEST_ID } from '../list-page.ts';
import { type BillPage, readListedBills } from './bill-lists.ts';

/**
 * The bills of a venue that wait for a document of a fiscal device, first opened first. `save_bill` keeps a note of
 * each; no other bill is read.
 * @param after  the bill after which the list continues; `null` for its beginning
 */
export async function listUnissuedBills(
  db: Db,
  venueId: string,
  after: string | null,
  size: number,
): Promise<BillPage & { lastId: string | null }> {
  const listed = `select u.venue_id, u.bill_id, row_number() over (order by u.bill_id) as position
        from unissued_bill u
       where u.venue_id = $1 and u.bill_id > $2
       order by u.bill_id limit $3::integer + 1`;
  const values = [venueId, after ?? LOWEST_ID, size];
  const page = await readListedBills(db, { name: 'list-unissued-bills', venue: '$1', listed, values });
  const last = page.later.at(-1)?.billId ?? page.bills.at(-1)?.id ?? null;
  return { ...page, lastId: last };
}
