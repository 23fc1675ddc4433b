import { Type } from 'typebox';
import { removeTableFrom } from '../../core/venue/tables/table-revision.ts';
import { uuid } from '../../http/schema.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { venueOperation } from '../venue-operation.ts';
import { TableParams } from './table-params.ts';

export const removeTable = venueOperation({
  operationId: 'removeTable',
  method: 'DELETE',
  path: '/venues/{venueId}/tables/{tableId}',
  tag: 'Tables',
  summary: 'Remove a table',
  description:
    'Refused while the table has an open bill: close it, or move it to another table. Its QR card no ' +
    'longer works; older bills keep its name.',
  access: 'Owner',
  params: TableParams,
  answers: { 200: { description: 'The table is removed.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND', 'TABLE_NOT_FOUND', 'TABLE_HAS_OPEN_BILL'],
  run: async ({ db }, { params: { venueId, tableId }, now }) => {
    await reviseTables(db, venueId, now, (stored, taken) => removeTableFrom(stored, tableId, taken));
    return { status: 200, data: { id: tableId } };
  },
});
