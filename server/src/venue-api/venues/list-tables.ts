import { type Static, Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import type { Area } from '../../core/venue-record.ts';
import { nullable, uuid, VenueParams } from '../../http/schema.ts';
import { listTableBills, type TableBill } from '../../store/table-bills.ts';
import { venueOperation } from '../venue-operation.ts';

const AreaResource = Type.Object(
  {
    id: uuid(),
    name: Type.String({ description: 'A hall, a garden, a floor.' }),
    tables: Type.Array(
      Type.Object(
        {
          id: uuid(),
          name: Type.String(),
          code: Type.String({ description: "Printed on the table's QR card." }),
          capacity: nullable(Type.Integer(), '`null` when unstated.'),
          openBill: nullable(
            Type.Object({ id: uuid(), number: Type.Integer() }),
            'What is ordered at the table now; `null` when it is free.',
          ),
        },
        { title: 'Table' },
      ),
    ),
  },
  { title: 'Area' },
);

export const listTables = venueOperation({
  operationId: 'listTables',
  method: 'GET',
  path: '/venues/{venueId}/tables',
  tag: 'Bills',
  summary: 'List the tables with their open bills',
  description: 'Grouped by area; areas and tables in the order of the till.',
  access: 'Staff',
  params: VenueParams,
  answers: { 200: { description: 'The areas with their tables.', schema: Type.Array(AreaResource) } },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async ({ db, memory }, { params: { venueId } }) => {
    const [kept, bills] = await Promise.all([memory.current.findVenue(venueId), listTableBills(db, venueId)]);
    if (kept === null) throw new Refusal('VENUE_NOT_FOUND');
    const billsByTable = new Map(bills.map((bill) => [bill.tableId, bill]));
    return { status: 200, data: kept.areas.map((area) => toAreaResource(area, billsByTable)) };
  },
});

function toAreaResource(
  { id, name, tables }: Area,
  bills: ReadonlyMap<string, TableBill>,
): Static<typeof AreaResource> {
  return {
    id,
    name,
    tables: tables.map((table) => {
      const bill = bills.get(table.id);
      const openBill = bill === undefined ? null : { id: bill.billId, number: bill.number };
      return { id: table.id, name: table.name, code: table.code, capacity: table.capacity, openBill };
    }),
  };
}
