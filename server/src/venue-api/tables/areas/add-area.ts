import { TABLE_ACCESS } from '../../../core/access/policies/venue/tables.ts';
import { addAreaTo, findAreaIn } from '../../../core/venue/tables/area-revision.ts';
import { addTablesTo } from '../../../core/venue/tables/table-revision.ts';
import { reviseTables } from '../../../operations/venue/revise-tables.ts';
import { venueOperation } from '../../venue-operation.ts';
import { NewArea, toTables } from '../table-body.ts';
import { AreaResource, toAreaResource } from './area-resource.ts';

export const addArea = venueOperation({
  operationId: 'addArea',
  method: 'POST',
  path: '/venues/{venueId}/areas',
  tag: 'Tables',
  summary: 'Add an area, with or without tables',
  description:
    'Adds a hall, a garden or a floor at the end, with or without tables. Area names and table codes ' +
    'differ within a venue; an omitted code is random. A venue has at most 50 areas and 500 tables.',
  access: TABLE_ACCESS.change,
  body: NewArea,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: { description: 'The area.', schema: AreaResource, headers: { Location: 'The path of the area.' } },
  },
  run: async ({ db, newId, random }, { params: { venueId }, body, author, now }) => {
    const id = newId();
    const tables = toTables(body.tables, { newId, random });
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) =>
      addTablesTo(addAreaTo(stored, { id, name: body.name, tables: [], walls: [] }), id, tables),
    );
    return {
      status: 201,
      data: toAreaResource(findAreaIn(areas, id), bills),
      headers: { Location: `/venue/v1/venues/${venueId}/areas/${id}` },
    };
  },
});
