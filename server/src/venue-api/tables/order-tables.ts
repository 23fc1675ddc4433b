import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { findAreaIn } from '../../core/venue/tables/area-revision.ts';
import { reorderTables } from '../../core/venue/tables/table-revision.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { venueOperation } from '../venue-operation.ts';
import { TableOrder } from './table-body.ts';

export const orderTables = venueOperation({
  operationId: 'orderTables',
  method: 'PUT',
  path: '/venues/{venueId}/areas/{areaId}/tables/order',
  tag: 'Tables',
  summary: 'Put the tables of an area in order',
  description: 'Sets the order in which the till, the public API and the QR cards list them.',
  access: TABLE_ACCESS.change,
  body: TableOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: TableOrder } },
  refusals: ['AREA_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, areaId }, body, author, now }) => {
    const { areas } = await reviseTables(db, { venueId, by: author, now }, (stored) =>
      reorderTables(stored, areaId, body.ids),
    );
    return { status: 200, data: { ids: findAreaIn(areas, areaId).tables.map(({ id }) => id) } };
  },
});
