import type { Db } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import { HIGHEST_ID } from '../list-page.ts';
import { type BillPage, readListedBills } from './bill-lists.ts';

/**
 * The closed bills of a venue that kitchen boards list at an instant, because guests paid before the food was ready;
 * last opened first, hidden bills included. `save_bill` keeps a note of each; no other closed bill is read.
 * @param before  the bill after which the list continues; `null` for its beginning
 */
export async function listPaidFirstBills(
  db: Db,
  venueId: string,
  before: string | null,
  size: number,
  now: number,
): Promise<BillPage & { lastId: string | null }> {
  const listed = `select p.venue_id, p.bill_id, row_number() over (order by p.bill_id desc) as position
        from paid_first_bill p
       where p.venue_id = $1 and p.bill_id < $2 and p.board_until > $4
       order by p.bill_id desc limit $3::integer + 1`;
  const values = [venueId, before ?? HIGHEST_ID, size, new Date(now)];
  const page = await readListedBills(db, { name: 'list-paid-first-bills', venue: '$1', listed, values });
  const last = page.later.at(-1)?.billId ?? page.bills.at(-1)?.id ?? null;
  return { ...page, lastId: last };
}

/**
 * Deletes the notes of bills that boards listed until an instant, at most `most` of them. Uses
 * `paid_first_bill_until`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deletePaidFirstBillsBefore(db: Db, instant: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, bill_id from paid_first_bill where board_until < $1 limit $2),
                gone as (
                  delete from paid_first_bill p using old
                   where p.venue_id = old.venue_id and p.bill_id = old.bill_id and p.board_until < $1 returning 1
                )
           select count(*) from old`,
    values: [new Date(instant), most],
  });
}
