import { Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue.ts';
import { oneOf, uuid } from '../../http/schema.ts';
import { importVenues as importAll } from '../../operations/import-venues.ts';
import { readVenueDocuments } from '../../venue-document/read-venue-document.ts';
import { venueDocumentsSchema } from '../../venue-document/venue-document-schema.ts';
import { operatorOperation } from '../operator-operation.ts';

/** Bytes; some thousand venues. */
const DOCUMENT_LIMIT = 64 * 1024 * 1024;

const ImportedVenueResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    type: oneOf(VENUE_TYPES),
    outcome: oneOf(['Created', 'Updated', 'Unchanged']),
    newKeys: Type.Array(
      Type.Object({
        id: uuid(),
        name: Type.String(),
        key: Type.String({ description: 'Shown here, and never again.' }),
      }),
      { description: 'Keys that the document asked for without bringing them.' },
    ),
  },
  { title: 'ImportedVenue' },
);

export const importVenues = operatorOperation({
  operationId: 'importVenues',
  method: 'POST',
  path: '/venues/import',
  tag: 'Venues',
  summary: 'Import venues from a document',
  description:
    'Makes each venue of the document what the document states; the same document again changes nothing. A document ' +
    'with faults is refused whole, with every fault and its path. Running stock counts are left alone, and so are ' +
    'accounts, keys and branches that the document does not name.',
  body: venueDocumentsSchema,
  readsBody: true,
  bodyLimit: DOCUMENT_LIMIT,
  answers: {
    200: {
      description: 'What became of each venue, a headquarter before its branches.',
      schema: Type.Object({ venues: Type.Array(ImportedVenueResource) }),
    },
  },
  refusals: ['VALIDATION_ERROR', 'DOCUMENT_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  run: async (parts, { body }) => {
    const { venues } = await importAll(parts, readVenueDocuments(body));
    return { status: 200, data: { venues } };
  },
});
