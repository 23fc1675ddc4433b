import type { Bill } from '../../core/bills/bill.ts';
import type { StoredChange } from '../../core/bills/bill-history.ts';
import { type BillNumbers, type KitchenTimes, NO_KITCHEN_TIMES } from '../../core/figures/bill-numbers.ts';
import { type BillRow, type DocumentedRow, toBill, toColumns } from '../bills/bill-columns.ts';
import type { Db } from '../database.ts';

/** A bill that is going to be changed. */
export interface BillToChange {
  bill: Bill;
  /** The times of its kitchen; `null` when its numbers are not known: it is finished, or an older release saved it last. */
  kitchen: KitchenTimes | null;
}

/** The bill that is going to be changed; `null` when there is no such bill. */
export async function findBillToChange(
  db: Db,
  venueId: string,
  billId: string,
): Promise<BillToChange | null> {
  const [row] = await db.query<DocumentedRow & { isKnown: boolean; kitchen: KitchenTimes | null }>({
    name: 'find-bill-to-change',
    text: `select number, revision, content, fiscal, summary is not null as "isKnown", kitchen
             from bill where venue_id = $1 and bill_id = $2`,
    values: [venueId, billId],
  });
  if (row === undefined) return null;
  const { isKnown, kitchen, ...bill } = row;
  return { bill: toBill(bill), kitchen: isKnown ? (kitchen ?? NO_KITCHEN_TIMES) : null };
}

/** The ids of the open bills of a venue whose numbers are not known, of those opened at or after an instant. Uses `bill_open`. */
export async function listUnknownBills(
  db: Db,
  venueId: string,
  from: number,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ billId: string }>({
    name: 'list-unknown-bills',
    text: `select bill_id as "billId" from bill
            where venue_id = $1 and state = 'Open' and opened_at >= $2 and summary is null
            order by opened_at desc, bill_id desc limit $3`,
    values: [venueId, new Date(from), most],
  });
  return rows.map(({ billId }) => billId);
}

/** A bill with the part of its history that figures need; `null` when there is none. */
export async function findBillToCount(
  db: Db,
  venueId: string,
  billId: string,
): Promise<{ bill: Bill; changes: StoredChange[] } | null> {
  const [row] = await db.query<BillRow & { changes: StoredChange[] | null }>({
    name: 'find-bill-to-count',
    text: `select b.number, b.revision, b.content, h.changes
             from (
               select bill_id, number, revision, content from bill
                where venue_id = $1 and bill_id = $2) as b
            cross join lateral (
              select json_agg(json_build_object(
                       'revision', revision, 'action', action, 'by', actor, 'detail', detail,
                       'at', (extract(epoch from at) * 1000)::bigint) order by revision) as changes
                from bill_history
               where venue_id = $1 and bill_id = b.bill_id
                 and action in ('LineMoved', 'RoundBumped', 'BillVoided')) as h`,
    values: [venueId, billId],
  });
  if (row === undefined) return null;
  const { changes, ...bill } = row;
  return { bill: toBill(bill), changes: changes ?? [] };
}

/** Saves the numbers of an open bill that had none, unless it has changed since they were worked out. */
export async function saveBillNumbers(db: Db, bill: Bill, numbers: BillNumbers): Promise<void> {
  await db.query({
    name: 'save-bill-numbers',
    text: `update bill set summary = $4, sold = $5, kitchen = $6
            where venue_id = $1 and bill_id = $2 and revision = $3 and state = 'Open' and summary is null`,
    values: [bill.venueId, bill.id, bill.revision, ...toColumns(numbers)],
  });
}
