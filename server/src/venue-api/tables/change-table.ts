import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { changeTableIn, findTableIn } from '../../core/venue/tables/table-revision.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { IF_MATCH, requireRevision } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { TableResource, tableRevision, toTableResource } from './areas/area-resource.ts';
import { TableChange } from './table-body.ts';

export const changeTable = venueOperation({
  operationId: 'changeTable',
  method: 'PATCH',
  path: '/venues/{venueId}/tables/{tableId}',
  tag: 'Tables',
  summary: 'Change a table, or move it to another area',
  description:
    'Omitted properties stay as they are. A new name does not change the code or the QR card. After a ' +
    'new code, print the card again. An open bill of the table stays there, under the name that the ' +
    'table had when the bill was opened.',
  access: TABLE_ACCESS.change,
  headers: IF_MATCH,
  body: TableChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The table as it is now.', schema: TableResource } },
  refusals: ['TABLE_NOT_FOUND', 'AREA_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, tableId }, body, author, header, now }) => {
    const { areaId, ...rest } = body;
    const change = areaId === undefined ? rest : { ...rest, areaId: areaId.toLowerCase() };
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) => {
      const revised = changeTableIn(stored, tableId, change);
      const [before, after] = [findTableIn(stored, tableId), findTableIn(revised, tableId)];
      requireRevision(header('if-match'), tableRevision(before), tableRevision(after));
      return revised;
    });
    return { status: 200, data: toTableResource(findTableIn(areas, tableId), bills) };
  },
});
