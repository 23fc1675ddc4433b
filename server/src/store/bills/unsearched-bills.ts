import type { Db } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';
import { type SearchedParts, toSearchedText } from './bill-columns.ts';

/** A bill that an older release saved last: what a search compares of it is not stored beside it. */
export interface UnsearchedBill {
  venueId: string;
  billId: string;
}

/** Bills of all venues that an older release saved last, those of one venue together. For the background job. */
export async function listUnsearchedBills(db: Db, most: number): Promise<UnsearchedBill[]> {
  return queryReachable<UnsearchedBill>(db, {
    name: 'list-unsearched-bills',
    across: 'AllVenues',
    text: 'select venue_id as "venueId", bill_id as "billId" from unsearched_bill order by venue_id, bill_id limit $1',
    values: [most],
  });
}

interface PartsRow extends SearchedParts {
  id: string;
  revision: number;
}

/** What a search compares of a bill, as its content had it at a revision. */
export interface ReadParts {
  id: string;
  revision: number;
  /** As it is stored. */
  searched: object;
}

/** Reads what a search compares of those of the bills that do not have it beside them, from their content. */
export async function readUnsearched(
  db: Db,
  venueId: string,
  billIds: readonly string[],
): Promise<ReadParts[]> {
  const rows = await db.query<PartsRow>({
    name: 'read-unsearched-bills',
    text: `select n.bill_id as id, s.revision, c.customer, c.table, c.totals, c.payments
             from unnest($2::uuid[]) as n (bill_id)
            cross join lateral (
              select revision, content from bill where venue_id = $1 and bill_id = n.bill_id and searched is null offset 0) as s
            cross join lateral json_to_record(s.content) as c (customer json, "table" json, totals json, payments json)`,
    values: [venueId, billIds],
  });
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    searched: JSON.parse(toSearchedText(row)),
  }));
}

/**
 * Stores beside bills what was read of them, and takes the notes of all `billIds` away. A bill that an older release changed meanwhile keeps
 * its note.
 */
export async function storeSearched(
  db: Db,
  venueId: string,
  billIds: readonly string[],
  read: readonly ReadParts[],
): Promise<void> {
  await db.query({
    name: 'store-searched',
    text: `with stored as (
             update bill b set searched = s.searched, guest = s.searched ->> 'guest'
               from json_to_recordset($3::json) as s (id uuid, revision integer, searched json)
              where b.venue_id = $1 and b.bill_id = s.id and b.revision = s.revision and b.searched is null
              returning b.bill_id)
           delete from unsearched_bill u
            where u.venue_id = $1 and u.bill_id = any ($2::uuid[])
              and (u.bill_id in (select bill_id from stored)
                or not exists (
                  select 1 from bill b where b.venue_id = $1 and b.bill_id = u.bill_id and b.searched is null))`,
    values: [venueId, billIds, JSON.stringify(read)],
  });
}
