import { Type } from 'typebox';
import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { findAreaIn } from '../../core/venue/tables/area-revision.ts';
import { addTablesTo } from '../../core/venue/tables/table-revision.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { venueOperation } from '../venue-operation.ts';
import { TableResource, toTableResource } from './areas/area-resource.ts';
import { NewTables, toTables } from './table-body.ts';

export const addTables = venueOperation({
  operationId: 'addTables',
  method: 'POST',
  path: '/venues/{venueId}/areas/{areaId}/tables',
  tag: 'Tables',
  summary: 'Add tables to an area',
  description:
    'Adds one or several tables at the end of the area: all of them or none. Table codes differ within a ' +
    'venue; an omitted code is random. A venue has at most 500 tables.',
  access: TABLE_ACCESS.change,
  body: NewTables,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The new tables, in the order of the request.',
      schema: Type.Array(TableResource),
      headers: { Location: 'The path of the list of all tables.' },
    },
  },
  refusals: ['AREA_NOT_FOUND'],
  run: async ({ db, newId, random }, { params: { venueId, areaId }, body, author, now }) => {
    const tables = toTables(body.tables, { newId, random });
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) =>
      addTablesTo(stored, areaId, tables),
    );
    const area = findAreaIn(areas, areaId);
    return {
      status: 201,
      data: tables.map((table) => toTableResource({ area, table }, bills)),
      headers: { Location: `/venue/v1/venues/${venueId}/tables` },
    };
  },
});
