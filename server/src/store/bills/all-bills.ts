import type { Bill } from '../../core/bills/bill.ts';
import type { Db } from '../database.ts';
import { type BillRowWithDocuments, toBill } from './bill-columns.ts';

/**
 * The bills of a venue with a number above a given one, also hidden bills, by number, at most `limit`. Uses the
 * unique key of the number.
 */
export async function listBillsAfter(
  db: Db,
  venueId: string,
  number: number,
  limit: number,
): Promise<Bill[]> {
  const rows = await db.query<BillRowWithDocuments>({
    name: 'list-bills-after',
    text: `select number, revision, content, fiscal from bill
            where venue_id = $1 and number > $2 order by number limit $3`,
    values: [venueId, number, limit],
  });
  return rows.map(toBill);
}
