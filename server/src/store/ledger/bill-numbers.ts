import type { Db } from '../database.ts';

/** The numbers of bills of a venue, by their ids. Uses the primary key. */
export async function listBillNumbers(
  db: Db,
  venueId: string,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (billIds.length === 0) return new Map();
  const rows = await db.query<{ id: string; number: number }>({
    name: 'list-bill-numbers',
    text: 'select bill_id as id, number from bill where venue_id = $1 and bill_id = any ($2::uuid[])',
    values: [venueId, billIds],
  });
  return new Map(rows.map(({ id, number }) => [id, number]));
}
