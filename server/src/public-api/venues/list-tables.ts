import { type Static, Type } from 'typebox';
import type { Area } from '../../core/venue/tables/table.ts';
import { nullable, uuid, VenueParams, wordsSchema } from '../../http/schema.ts';
import { publicOperation } from '../public-operation.ts';
import { areaExample } from './venue-example.ts';

const AreaResource = Type.Object(
  {
    id: uuid('Identifies the area.'),
    name: Type.String({ description: 'The name of the area, for example a hall, a garden or a floor.' }),
    tables: Type.Array(
      Type.Object(
        {
          id: uuid('Send it as `tableId` of an order at the table.'),
          name: wordsSchema('The name of the table.'),
          code: Type.String({ description: 'The code on the QR card of the table.' }),
          capacity: nullable(Type.Integer(), 'The number of seats; `null` when the venue has not stated it.'),
        },
        { title: 'Table', description: 'A table of the area.' },
      ),
      { description: 'The tables, in the order of the till.' },
    ),
  },
  { title: 'Area', description: 'A part of the venue with its tables.', examples: [areaExample] },
);

export const listTables = publicOperation({
  operationId: 'listTables',
  method: 'GET',
  path: '/venues/{venueId}/tables',
  tag: 'Venues',
  summary: 'List the tables of a venue',
  description: 'Lists the tables by area, in the order of the till.',
  permission: 'Read',
  budget: 'read',
  params: VenueParams,
  answers: { 200: { description: 'The areas with their tables.', schema: Type.Array(AreaResource) } },
  run: async (_parts, { venue }) => ({ status: 200, data: venue.areas.map(toAreaResource) }),
});

function toAreaResource({ id, name, tables }: Area): Static<typeof AreaResource> {
  return {
    id,
    name,
    tables: tables.map((table) => ({
      id: table.id,
      name: table.name,
      code: table.code,
      capacity: table.capacity,
    })),
  };
}
