import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { exportSetup } from '../../operations/venue/export-venue.ts';
import { operatorOperation } from '../operator-operation.ts';
import { dataLines } from './data-lines.ts';

const MEDIA_TYPE = 'application/x-ndjson';

export const exportVenueData = operatorOperation({
  operationId: 'exportVenueData',
  method: 'GET',
  path: '/venues/{venueId}/data',
  tag: 'Venues',
  summary: 'Export all data of a venue',
  description:
    'Streams all data of one venue as one JSON object on each line: the set-up, every order with its ' +
    'history and payments, and every reservation. The last line has `"record":"end"` and counts; ' +
    'without it the export is not complete. The export has no secrets and cannot be imported.',
  params: VenueParams,
  answers: {
    200: {
      description: 'The lines.',
      mediaType: MEDIA_TYPE,
      schema: Type.String({
        examples: ['{"record":"format","format":"sofra-data/1"}\n'],
        description: 'Lines of JSON.',
      }),
    },
  },
  run: async ({ db }, { params, author, now }) => {
    const setup = await exportSetup(db, params.venueId.toLowerCase(), { by: author, now });
    const lines = () => Readable.from(dataLines(db, setup, now));
    return {
      status: 200,
      mediaType: MEDIA_TYPE,
      stream: (sink, signal) => pipeline(lines(), sink, { signal, end: false }),
    };
  },
});
