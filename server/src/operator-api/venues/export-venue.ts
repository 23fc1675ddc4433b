import { VenueParams } from '../../http/schema.ts';
import { exportForOperator } from '../../operations/venue/export-venue.ts';
import { venueDocumentsSchema } from '../../venue-document/venue/venue-document-schema.ts';
import { toVenueDocuments } from '../../venue-document/venue/write-venue-document.ts';
import { operatorOperation } from '../operator-operation.ts';

export const exportVenue = operatorOperation({
  operationId: 'exportVenue',
  method: 'GET',
  path: '/venues/{venueId}/export',
  tag: 'Venues',
  summary: 'Export a venue as a document',
  description:
    'Returns the venue as a document that can be imported. A headquarter is exported with its ' +
    'branches; a branch is exported with its headquarter. Passwords and keys are exported as hashes. ' +
    '`data` can be imported unchanged.',
  params: VenueParams,
  answers: { 200: { description: 'The document.', schema: venueDocumentsSchema } },
  run: async ({ db }, { params, author, now }) => ({
    status: 200,
    data: toVenueDocuments(await exportForOperator(db, params.venueId, { by: author, now })),
  }),
});
