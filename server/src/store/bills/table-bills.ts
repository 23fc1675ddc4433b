import type { Db } from '../database.ts';

/** The facts of an open bill for the plan of the tables. */
export interface TableBill {
  tableId: string;
  billId: string;
  number: number;
}

/** The open bills at the tables of a venue, at most one per table. Uses `bill_open_at_table`. */
export async function listTableBills(db: Db, venueId: string): Promise<TableBill[]> {
  return db.query<TableBill>({
    name: 'list-table-bills',
    text: `select table_id as "tableId", bill_id as "billId", number
             from bill where venue_id = $1 and state = 'Open' and table_id is not null`,
    values: [venueId],
  });
}
