import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { orderAreasBy } from '../../../core/venue/tables/area-revision.ts';
import { reviseTables } from '../../../operations/venue/revise-tables.ts';
import { venueOperation } from '../../venue-operation.ts';
import { AreaOrder } from '../table-body.ts';

export const orderAreas = venueOperation({
  operationId: 'orderAreas',
  method: 'PUT',
  path: '/venues/{venueId}/areas/order',
  tag: 'Tables',
  summary: 'Put the areas in order',
  description: 'Sets the order in which the till, the public API and the QR cards list them.',
  access: TABLE_ACCESS.change,
  body: AreaOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: AreaOrder } },
  run: async ({ db }, { params: { venueId }, body, author, now }) => {
    const { areas } = await reviseTables(db, { venueId, by: author, now }, (stored) =>
      orderAreasBy(stored, body.ids),
    );
    return { status: 200, data: { ids: areas.map(({ id }) => id) } };
  },
});
