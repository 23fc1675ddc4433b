import { VenueParams } from '../../http/schema.ts';
import { exportVenue as exportOne } from '../../operations/venue/export-venue.ts';
import { venueDocumentsSchema } from '../../venue-document/venue-document-schema.ts';
import { toVenueDocuments } from '../../venue-document/write-venue-document.ts';
import { operatorOperation } from '../operator-operation.ts';

export const exportVenue = operatorOperation({
  operationId: 'exportVenue',
  method: 'GET',
  path: '/venues/{venueId}/export',
  tag: 'Venues',
  summary: 'Export a venue as a document',
  description:
    'Everything that import takes, a headquarter with its branches; of a branch, the headquarter that it stands under. ' +
    'Passwords and keys are in it as hashes. `data` can be imported as it is.',
  params: VenueParams,
  answers: { 200: { description: 'The document.', schema: venueDocumentsSchema } },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND'],
  run: async ({ db }, { params }) => ({
    status: 200,
    data: toVenueDocuments(await exportOne(db, params.venueId)),
  }),
});
