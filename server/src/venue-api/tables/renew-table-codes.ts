import { type Static, Type } from 'typebox';
import { TABLE_ACCESS } from '../../core/access/policies/venue/tables.ts';
import { newTableCode } from '../../core/venue/tables/table-code.ts';
import { findTableIn, MOST_TABLES, renewCodesIn } from '../../core/venue/tables/table-revision.ts';
import { EXAMPLE_IDS } from '../../http/openapi/example-ids.ts';
import { uuid } from '../../http/schema.ts';
import { reviseTables } from '../../operations/venue/revise-tables.ts';
import { venueOperation } from '../venue-operation.ts';
import { TableResource, toTableResource } from './areas/area-resource.ts';

const TablesToRenew = Type.Object(
  {
    ids: Type.Array(uuid(), {
      ...{ minItems: 1, maxItems: MOST_TABLES, uniqueItems: true },
      description: 'The tables that get a new code.',
    }),
  },
  { title: 'TablesToRenew', additionalProperties: false, examples: [{ ids: [EXAMPLE_IDS.table] }] },
);

export const renewTableCodes = venueOperation({
  operationId: 'renewTableCodes',
  method: 'POST',
  path: '/venues/{venueId}/tables/codes',
  tag: 'Tables',
  summary: 'Give tables new codes',
  description:
    'Gives each of the tables a new random code: all of them or none. QR cards that were printed ' +
    'before stop working: print them again. Open bills of the tables stay.',
  access: TABLE_ACCESS.change,
  body: TablesToRenew,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: { description: 'The tables with their new codes.', schema: Type.Array(TableResource) },
  },
  refusals: ['TABLE_NOT_FOUND'],
  run: async ({ db, random }, { params: { venueId }, body, author, now }) => {
    const ids = (body as Static<typeof TablesToRenew>).ids.map((id) => id.toLowerCase());
    const codes = new Map(ids.map((id) => [id, newTableCode(random)]));
    const { areas, bills } = await reviseTables(db, { venueId, by: author, now }, (stored) =>
      renewCodesIn(stored, codes),
    );
    return { status: 200, data: ids.map((id) => toTableResource(findTableIn(areas, id), bills)) };
  },
});
