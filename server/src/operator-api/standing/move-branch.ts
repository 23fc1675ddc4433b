import { Type } from 'typebox';
import { nullable, uuid, VenueParams } from '../../http/schema.ts';
import { moveBranch as move } from '../../operations/venue/standing/move-branch.ts';
import { operatorOperation } from '../operator-operation.ts';

const BranchPlace = Type.Object(
  {
    headquarterId: nullable(uuid(), 'The headquarter of the venue; `null` for an independent venue.'),
  },
  { title: 'BranchPlace', examples: [{ headquarterId: null }] },
);

export const moveBranch = operatorOperation({
  operationId: 'moveBranch',
  method: 'PUT',
  path: '/venues/{venueId}/headquarter',
  tag: 'Venues',
  summary: 'Move a branch',
  description:
    'Makes a venue a branch of another headquarter, or an independent venue. From their next request ' +
    'on, owners and API keys of the former headquarter no longer reach it and get no more events; ' +
    'those of the new headquarter do. The venue keeps its own people, keys, bills and settings.',
  params: VenueParams,
  body: BranchPlace,
  answers: { 200: { description: 'The headquarter of the venue now.', schema: BranchPlace } },
  refusals: ['VENUE_NOT_MOVABLE'],
  run: async ({ db }, { params, body, author, now }) => {
    const headquarterId = body.headquarterId?.toLowerCase() ?? null;
    await move(db, params.venueId.toLowerCase(), headquarterId, { by: author, now });
    return { status: 200, data: { headquarterId } };
  },
});
