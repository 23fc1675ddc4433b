import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { findAreaIn, renameAreaIn } from '../../../core/venue/tables/area-revision.ts';
import { reviseTables } from '../../../operations/venue/revise-tables.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { AreaChange } from '../table-body.ts';
import { AreaResource, areaRevision, toAreaResource } from './area-resource.ts';

export const changeArea = venueOperation({
  operationId: 'changeArea',
  method: 'PATCH',
  path: '/venues/{venueId}/areas/{areaId}',
  tag: 'Tables',
  summary: 'Rename an area',
  description: 'Renames an area. Its tables do not change; they have their own operations.',
  access: TABLE_ACCESS.change,
  headers: IF_MATCH,
  body: AreaChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The area as it is now.', schema: AreaResource } },
  refusals: ['AREA_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, areaId }, body, author, header, now }) => {
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) => {
      const area = findAreaIn(stored, areaId);
      const name = body.name ?? area.name;
      requireRevision(header('if-match'), areaRevision(area), areaRevision({ ...area, name }));
      return renameAreaIn(stored, areaId, name);
    });
    return { status: 200, data: toAreaResource(findAreaIn(areas, areaId), bills) };
  },
});
