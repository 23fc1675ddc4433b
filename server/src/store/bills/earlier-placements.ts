import type { Bill } from '../../core/bills/bill.ts';
import type { Db } from '../database.ts';
import { type BillRowWithDocuments, toBill } from './bill-columns.ts';

/**
 * The earlier placement with an Idempotency-Key, and its bill as it is now; `null` if the key was not used. Uses the
 * primary key.
 */
export async function findPlacement(
  db: Db,
  venueId: string,
  placedBy: string,
  idempotencyKey: string,
): Promise<{ bill: Bill; lineIds: string[] } | null> {
  const [row] = await db.query<BillRowWithDocuments & { line_ids: string[] }>({
    name: 'find-placement',
    text: `select b.number, b.revision, b.content, b.fiscal,
                  lines_of_round(p_content => b.content, p_round => p.round_id) as line_ids
             from placement p join bill b on b.venue_id = p.venue_id and b.bill_id = p.bill_id
            where p.venue_id = $1 and p.placed_by = $2 and p.idempotency_key = $3`,
    values: [venueId, placedBy, idempotencyKey],
  });
  return row === undefined ? null : { bill: toBill(row), lineIds: row.line_ids };
}
