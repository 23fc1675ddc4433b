import type { Bill } from '../../core/bills/bill.ts';
import type { Db, Tx } from '../database.ts';
import { type BillRow, toBill, toContentText, toSearchedText } from './bill-columns.ts';

/** The bills of a venue whose lines have all moved to the bill `holderId`. Uses `moved_bill_holder`. */
export async function listBillsMovedTo(db: Db, venueId: string, holderId: string): Promise<Bill[]> {
  const rows = await db.query<BillRow>({
    name: 'list-followers',
    text: `select b.number, b.revision, b.content
             from moved_bill m join bill b on b.venue_id = m.venue_id and b.bill_id = m.bill_id
            where m.venue_id = $1 and m.holder_id = $2 order by b.number`,
    values: [venueId, holderId],
  });
  return rows.map(toBill);
}

/**
 * The orders as callers read them. An order whose lines have all moved to another bill gets the content of that bill,
 * but keeps its own id and number. Reads nothing if no order moved.
 */
export async function readMovedOrders(db: Db, bills: readonly Bill[]): Promise<readonly Bill[]> {
  const moved = bills.filter(({ movedTo }) => movedTo !== undefined);
  if (moved.length === 0) return bills;
  const rows = await db.query<BillRow>({
    name: 'read-through',
    across: 'Venues',
    // A bill that got its lines back in the meantime is returned as it is.
    text: `select b.number, b.revision,
                  case when h.bill_id is null then b.content
                       else content_of_order(p_content => b.content, p_holder => h.content) end as content
             from unnest($1::uuid[], $2::uuid[]) as p (venue_id, bill_id)
             join bill b on b.venue_id = p.venue_id and b.bill_id = p.bill_id
             left join moved_bill m on m.venue_id = b.venue_id and m.bill_id = b.bill_id
             left join bill h on h.venue_id = m.venue_id and h.bill_id = m.holder_id
            where b.venue_id = any ($1::uuid[])`,
    values: [moved.map(({ venueId }) => venueId), moved.map(({ id }) => id)],
  });
  const found = new Map(rows.map((row) => [row.content.id, toBill(row)]));
  return bills.map((bill) => found.get(bill.id) ?? bill);
}

/** Takes the next order number of a venue. The caller holds the lock of the venue's head. */
export async function takeOrderNumber(tx: Tx, venueId: string): Promise<number> {
  const [row] = await tx.query<{ number: number }>({
    name: 'take-order-number',
    text: `update venue_head set last_order_number = last_order_number + 1 where venue_id = $1
           returning last_order_number as number`,
    values: [venueId],
  });
  return row!.number;
}

/**
 * Writes a new bill without lines and without a table. The save of the move, later in the same transaction, adds
 * both.
 */
export async function insertEmptyBill(tx: Tx, bill: Bill): Promise<void> {
  await tx.query({
    name: 'insert-empty-bill',
    text: `insert into bill (venue_id, bill_id, number, revision, state, is_placed_by_api, is_hidden, opened_at, content,
                            business_date, searched)
           values ($1, $2, $3, 0, 'Open', false, false, $4, $5, $6, $7)`,
    values: [
      bill.venueId,
      bill.id,
      bill.number,
      new Date(bill.openedAt),
      toContentText(bill),
      bill.businessDate,
      toSearchedText(bill),
    ],
  });
}
