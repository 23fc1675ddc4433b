import { Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import type { PartReceiver } from '../../http/request/body-bytes.ts';
import { readJsonBytes } from '../../http/request/json-body.ts';
import { nullable, oneOf, uuid } from '../../http/schema.ts';
import type { ImportedVenue } from '../../operations/venue/import-venues.ts';
import { DOCUMENT_PARTS, IMPORT_OUTCOMES } from '../../operations/venue/venue-differences.ts';
import { DOCUMENT_BYTES } from '../../venue-document/document-limits.ts';
import { venueDocumentsSchema } from '../../venue-document/venue/venue-document-schema.ts';
import { operatorOperation } from '../operator-operation.ts';

const NamedRecordsResource = Type.Object(
  {
    count: Type.Integer(),
    names: Type.Array(Type.String({ examples: ['Sütlaç'] }), {
      description: 'The names of the first 100 records.',
    }),
  },
  { title: 'NamedRecords' },
);

const PartDifferenceResource = Type.Object(
  {
    part: oneOf(DOCUMENT_PARTS),
    added: NamedRecordsResource,
    changed: NamedRecordsResource,
    removed: NamedRecordsResource,
    isReordered: Type.Boolean({ description: 'Whether the order of the records changed.' }),
  },
  { title: 'PartDifference' },
);

const ImportedVenueResource = Type.Object(
  {
    id: nullable(uuid(), 'The id of the venue; `null` in a dry run for a venue that would get a new id.'),
    name: Type.String(),
    type: oneOf(VENUE_TYPES),
    outcome: oneOf(IMPORT_OUTCOMES),
    changes: Type.Array(PartDifferenceResource, {
      description:
        'The differences to the stored venue, by part. A part of a product is named with the product: `Köfte ' +
        '› Lavaş`.',
    }),
    newKeys: Type.Array(
      Type.Object({
        id: uuid(),
        name: Type.String(),
        key: Type.String({ description: 'Shown only in this answer.' }),
      }),
      {
        description: 'The keys that the service made, because the document had neither `key` nor `keyHash`.',
      },
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
    'Brings each venue to the state that the document describes; importing the same document again ' +
    'changes nothing. A document with problems is refused as a whole; `validationErrors` lists each ' +
    'problem with its path. Current stock counts stay, and so do accounts, keys and branches that are ' +
    'not in the document. A venue is matched by its `id`, or by its `username` if the name is the same ' +
    'too. A `username` that belongs to a venue with another name is refused.',
  body: venueDocumentsSchema,
  query: Type.Object({
    dryRun: Type.Optional(
      oneOf(
        ['true', 'false'],
        '`true`: reports what the import would change and every conflict, and saves nothing.',
      ),
    ),
  }),
  readsOwnBody: true,
  answers: {
    200: {
      description: 'The result for each venue; a headquarter comes before its branches.',
      schema: Type.Object({ venues: Type.Array(ImportedVenueResource) }),
    },
  },
  refusals: ['DOCUMENT_INVALID'],
  run: async ({ imports }, { request, readBytes, query, traceId, now, author }) => {
    const isDryRun = query.dryRun === 'true';
    // A large import sends nothing for minutes. Other limits apply while its document arrives.
    request.raw.socket.setTimeout(0);
    const { 'content-length': length } = request.headers;
    const bytes = length === undefined ? null : Number(length);
    const read = async (receiver: PartReceiver) =>
      readJsonBytes(request.raw, readBytes, DOCUMENT_BYTES, receiver);
    const { venues } = await imports.run(read, { isDryRun, bytes, traceId, startedAt: now, by: author });
    return { status: 200, data: { venues: venues.map((venue) => toResource(venue, isDryRun)) } };
  },
});

function toResource({ hasNewId, differences, ...venue }: ImportedVenue, isDryRun: boolean) {
  const { id, name, type, outcome, newKeys } = venue;
  return { id: isDryRun && hasNewId ? null : id, name, type, outcome, changes: differences, newKeys };
}
