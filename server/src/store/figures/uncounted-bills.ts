import type { Bill } from '../../core/bills/bill.ts';
import type { StoredChange } from '../../core/bills/bill-history.ts';
import { type BillRow, toBill } from '../bills/bills.ts';
import type { Db, Tx } from '../database.ts';

/** A bill that is not in the figures yet, with the part of its history that they need. */
export interface UncountedBill {
  bill: Bill;
  changes: StoredChange[];
}

/** The changes of a bill `b` that figures need, in their order, as one row. */
export const CHANGES_TO_COUNT = `
              select json_agg(json_build_object(
                       'revision', revision, 'action', action, 'by', actor, 'detail', detail,
                       'at', (extract(epoch from at) * 1000)::bigint) order by revision) as changes
                from bill_history
               where venue_id = $1 and bill_id = b.bill_id
                 and action in ('LineMoved', 'RoundBumped', 'BillVoided')`;

/** Venues with finished bills that are not in their figures yet. Looks at all venues, for the background job. */
export async function listVenuesToCount(db: Db, most: number): Promise<string[]> {
  const rows = await db.query<{ venueId: string }>({
    name: 'list-venues-to-count',
    across: 'AllVenues',
    text: 'select distinct venue_id as "venueId" from uncounted_bill order by venue_id limit $1',
    values: [most],
  });
  return rows.map(({ venueId }) => venueId);
}

/**
 * The first finished bills of a venue that are not in its figures yet. Until the transaction ends, nobody else
 * counts them: another server waits, and then finds the next ones.
 */
export async function lockUncountedBills(tx: Tx, venueId: string, most: number): Promise<UncountedBill[]> {
  const noted = await tx.query<{ billId: string }>({
    name: 'lock-uncounted-bills',
    text: `select bill_id as "billId" from uncounted_bill
            where venue_id = $1 order by bill_id limit $2 for update`,
    values: [venueId, most],
  });
  const rows = await tx.query<BillRow & { changes: StoredChange[] | null }>({
    name: 'list-uncounted-bills',
    text: `select b.number, b.revision, b.content, h.changes
             from unnest($2::uuid[]) as u (bill_id)
            cross join lateral (
              select bill_id, number, revision, content from bill
               where venue_id = $1 and bill_id = u.bill_id offset 0) as b
            cross join lateral (${CHANGES_TO_COUNT}) as h`,
    values: [venueId, noted.map(({ billId }) => billId)],
  });
  return rows.map(({ changes, ...row }) => ({ bill: toBill(row), changes: changes ?? [] }));
}

/** Takes the notes of these bills away: they are in the figures of their venue now. */
export async function deleteUncountedBills(
  tx: Tx,
  venueId: string,
  billIds: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'delete-uncounted-bills',
    text: 'delete from uncounted_bill where venue_id = $1 and bill_id = any ($2)',
    values: [venueId, billIds],
  });
}
