import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { moveToTable as move } from '../../../core/bills/till.ts';
import { linkBillToGuests } from '../../../core/reservations/tables/guests-of-bill.ts';
import { findTable } from '../../../core/venue/tables/find-table.ts';
import { uuid } from '../../../http/schema.ts';
import { moveGuestsWithBill } from '../../../operations/reservations/bill-of-party.ts';
import { findStandings } from '../../../operations/reservations/find-standings.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const moveToTable = billChangeOperation({
  operationId: 'moveToTable',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/table',
  tag: 'Till',
  access: BILL_ACCESS.seat,
  summary: 'Move a bill to another table',
  description:
    'Moves a dine-in bill to a table that has no open bill. If its guests have several tables, the new ' +
    'table replaces the first one.',
  body: Type.Object({ tableId: uuid() }, { examples: [{ tableId: '01900000-0000-7000-8000-000000000104' }] }),
  refusals: ['TABLE_NOT_FOUND', 'BILL_TYPE_MISMATCH', 'BILL_NOT_OPEN', 'TABLE_TAKEN'],
  decide: async ({ params, body, now }, { db, cache }) => {
    const cached = await requireVenue(cache, params.venueId);
    const table = findTable(cached.tables, body.tableId.toLowerCase(), 'TABLE_NOT_FOUND');
    const standings = await findStandings(db, cached, now);
    return (bill, stamp) => {
      const isThere = bill.table?.id === table.id;
      return move(isThere ? bill : linkBillToGuests(bill, standings), table, stamp);
    };
  },
  afterwards: (bill, stamp, { db }, repeatedKey) => moveGuestsWithBill(db, bill, stamp, repeatedKey),
});
