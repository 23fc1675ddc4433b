import type { BillSummary } from '../../core/figures/bill-summary.ts';
import type { ProductTally } from '../../core/figures/figure-tally.ts';
import type { PreparedRound } from '../../core/figures/preparation.ts';
import { type StoredBillSummary, toSummary } from '../bills/bill-columns.ts';
import type { Db, Tx } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';

/** A closed or cancelled bill that is not in the figures yet. */
export interface UncountedBill {
  billId: string;
  summary: BillSummary;
  rounds: PreparedRound[];
}

/**
 * The ids of venues with finished bills that are not in their figures yet, at most `most`. For the background job:
 * reads all venues.
 */
export async function listVenuesToCount(db: Db, most: number): Promise<string[]> {
  const rows = await queryReachable<{ venueId: string }>(db, {
    name: 'list-venues-to-count',
    across: 'AllVenues',
    text: 'select distinct venue_id as "venueId" from uncounted_bill order by venue_id limit $1',
    values: [most],
  });
  return rows.map(({ venueId }) => venueId);
}

/**
 * Locks the first finished bills of a venue that are not in its figures yet. Until the transaction ends no other
 * session counts them: another server waits, and then gets the next bills.
 */
export async function lockUncountedBills(tx: Tx, venueId: string, most: number): Promise<UncountedBill[]> {
  const rows = await tx.query<{
    billId: string;
    summary: StoredBillSummary;
    rounds: PreparedRound[] | null;
  }>({
    name: 'lock-uncounted-bills',
    text: `select bill_id as "billId", summary, kitchen -> 'rounds' as rounds from uncounted_bill
            where venue_id = $1 order by bill_id limit $2 for update`,
    values: [venueId, most],
  });
  return rows.map(({ billId, summary, rounds }) => ({
    billId,
    summary: toSummary(summary),
    rounds: rounds ?? [],
  }));
}

/** The sums of each product over uncounted bills, by the day for which the bills count; sorted by day and product. */
export function sumUncountedProducts(
  tx: Tx,
  venueId: string,
  bills: readonly { billId: string; day: string }[],
): Promise<ProductTally[]> {
  return tx.query({
    name: 'sum-uncounted-products',
    text: `select to_char(d.day, 'YYYY-MM-DD') as day, s."productId", (array_agg(s.name order by d.place desc))[1] as name,
                  sum(s.units)::bigint as units, sum(s."amountKurus")::bigint as "amountKurus",
                  sum(s."giftUnits")::bigint as "giftUnits", sum(s."struckUnits")::bigint as "struckUnits"
             from unnest($2::uuid[], $3::date[]) with ordinality as d (bill_id, day, place)
            cross join lateral (
              select sold from uncounted_bill where venue_id = $1 and bill_id = d.bill_id offset 0) as u
            cross join lateral json_to_recordset(u.sold) as s (
              "productId" uuid, name text, units integer, "amountKurus" bigint, "giftUnits" integer, "struckUnits" integer)
            group by d.day, s."productId" order by d.day, s."productId"`,
    values: [venueId, bills.map(({ billId }) => billId), bills.map(({ day }) => day)],
  });
}

/** Deletes the notes of these bills after they were added to the figures of their venue. */
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
