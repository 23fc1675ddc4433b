import type { BillAtTable } from '../../core/reservations/tables/table-state.ts';
import type { Db } from '../database.ts';

/** The fields of an open bill that the table plan shows. */
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

/**
 * The open bills at these tables of a venue, with the fields that decide the state of a table. Uses
 * `bill_open_at_table`.
 */
export async function listBillsAtTables(
  db: Db,
  venueId: string,
  tableIds: readonly string[],
): Promise<BillAtTable[]> {
  return db.query<BillAtTable>({
    name: 'list-bills-at-tables',
    text: `select table_id as "tableId", bill_id as "billId",
                  content -> 'reservation' ->> 'id' as "reservationId", (content ->> 'askedAt')::bigint as "askedAt",
                  array(select distinct line ->> 'state' from json_array_elements(content -> 'lines') as line)
                    as "lineStates"
             from bill where venue_id = $1 and state = 'Open' and table_id is not null and table_id = any ($2)`,
    values: [venueId, tableIds],
  });
}
