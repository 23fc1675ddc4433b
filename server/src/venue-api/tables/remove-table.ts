import { Type } from 'typebox';
import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { findTableIn, removeTableFrom } from '../../core/venue/tables/table-revision.ts';
import { uuid } from '../../http/schema.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { tableRevision } from './areas/area-resource.ts';

export const removeTable = venueOperation({
  operationId: 'removeTable',
  method: 'DELETE',
  path: '/venues/{venueId}/tables/{tableId}',
  tag: 'Tables',
  summary: 'Remove a table',
  description:
    'Removes a table. The call is refused while it has an open bill: close the bill, or move it to ' +
    'another table. The QR card of the table stops working; older bills keep its name.',
  access: TABLE_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The table is removed.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['TABLE_NOT_FOUND', 'TABLE_HAS_OPEN_BILL'],
  run: async ({ db }, { params: { venueId, tableId }, author, header, now }) => {
    await reviseTables(db, { venueId, by: author, now }, (stored, taken) => {
      requireRevision(header('if-match'), tableRevision(findTableIn(stored, tableId)));
      return removeTableFrom(stored, tableId, taken);
    });
    return { status: 200, data: { id: tableId } };
  },
});
