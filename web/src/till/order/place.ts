import type { Bill } from '../../api/bill-list.ts';

/** The place of an order: a table, a bill without a table, or an order that is not sent yet. */
export type Place =
  | { kind: 'Table'; tableId: string }
  | { kind: 'Bill'; billId: string }
  | { kind: 'New'; type: 'Takeaway' | 'Delivery' };

/** A unique name of the place, under which data is stored. */
export function placeName(place: Place): string {
  switch (place.kind) {
    case 'Table':
      return `table:${place.tableId}`;
    case 'Bill':
      return `bill:${place.billId}`;
    case 'New':
      return `new:${place.type}`;
  }
}

/** The place where more is ordered for a bill: its table, or the bill itself. */
export function placeOfBill({ id, table }: Pick<Bill, 'id' | 'table'>): Place {
  return table === null ? { kind: 'Bill', billId: id } : { kind: 'Table', tableId: table.id };
}
