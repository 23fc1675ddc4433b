import { Type } from 'typebox';
import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { findAreaIn, removeAreaFrom } from '../../../core/venue/tables/area-revision.ts';
import { uuid } from '../../../http/schema.ts';
import { reviseTables } from '../../../operations/venue/revise-tables.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { areaRevision } from './area-resource.ts';

export const removeArea = venueOperation({
  operationId: 'removeArea',
  method: 'DELETE',
  path: '/venues/{venueId}/areas/{areaId}',
  tag: 'Tables',
  summary: 'Remove an area with its tables',
  description:
    'Removes an area with its tables. The call is refused while one of its tables has an open bill: ' +
    'close the bill, or move it to a table of another area. The QR cards of the tables stop working; ' +
    'older bills keep the names of the tables.',
  access: TABLE_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The area is removed.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['AREA_NOT_FOUND', 'TABLE_HAS_OPEN_BILL'],
  run: async ({ db }, { params: { venueId, areaId }, author, header, now }) => {
    await reviseTables(db, { venueId, by: author, now }, (stored, taken) => {
      requireRevision(header('if-match'), areaRevision(findAreaIn(stored, areaId)));
      return removeAreaFrom(stored, areaId, taken);
    });
    return { status: 200, data: { id: areaId } };
  },
});
