import type { Bill } from '../../core/bills/bill.ts';
import { type BillRow, toBill } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';

/**
 * The bills of a venue that were open at the end of a day, by number: opened before, and either still open or closed
 * by a ledger row after the last row of the day. Leaves out a bill whose lines have all moved to another one. Uses
 * `bill_open` and the primary keys.
 */
export async function listCarriedBills(
  db: Db,
  venueId: string,
  { endsAt, lastRow }: { endsAt: number; lastRow: number },
  most: number,
): Promise<Bill[]> {
  const rows = await db.query<BillRow>({
    name: 'list-carried-bills',
    text: `select b.number, b.revision, b.content
             from (
               select o.bill_id from bill o where o.venue_id = $1 and o.state = 'Open' and o.opened_at < $2
                union
               select l.bill_id from ledger l where l.venue_id = $1 and l.number > $3
                  and (l.act = 'BillClosed' or l.act = 'BillVoided' or l.content ->> 'cancels' is not null)
             ) as c
             join bill b on b.venue_id = $1 and b.bill_id = c.bill_id
            where b.venue_id = $1 and b.opened_at < $2
              and not exists (select 1 from moved_bill m where m.venue_id = $1 and m.bill_id = b.bill_id)
            order by b.number limit $4`,
    values: [venueId, new Date(endsAt), lastRow, most],
  });
  return rows.map(toBill);
}
