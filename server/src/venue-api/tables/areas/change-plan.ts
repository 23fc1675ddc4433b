import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { findAreaIn } from '../../../core/venue/tables/area-revision.ts';
import { changePlanIn } from '../../../core/venue/tables/table-revision.ts';
import { reviseTables } from '../../../operations/venue/revise-tables.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { PlanChange } from '../table-body.ts';
import { AreaResource, planRevision, toAreaResource } from './area-resource.ts';

export const changePlan = venueOperation({
  operationId: 'changePlan',
  method: 'PUT',
  path: '/venues/{venueId}/areas/{areaId}/plan',
  tag: 'Tables',
  summary: 'Change the plan of an area',
  description:
    'Replaces the whole plan: the walls and the positions of the tables. A table of the area that is ' +
    'not in the request is removed from the plan. Only staff see the plan. Send the `planRevision` of ' +
    'the area as `If-Match`.',
  access: TABLE_ACCESS.change,
  headers: IF_MATCH,
  body: PlanChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The area as it is now.', schema: AreaResource } },
  refusals: ['AREA_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, areaId }, body, author, header, now }) => {
    const tables = body.tables.map(({ id, place }) => ({ id: id.toLowerCase(), place }));
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) => {
      const revised = changePlanIn(stored, areaId, { walls: body.walls, tables });
      const [before, after] = [findAreaIn(stored, areaId), findAreaIn(revised, areaId)];
      requireRevision(header('if-match'), planRevision(before), planRevision(after));
      return revised;
    });
    return { status: 200, data: toAreaResource(findAreaIn(areas, areaId), bills) };
  },
});
