import { Type } from 'typebox';
import { nullable, uuid, VenueParams } from '../../http/schema.ts';
import { moveBranch as move } from '../../operations/venue/standing/move-branch.ts';
import { operatorOperation } from '../operator-operation.ts';

const BranchPlace = Type.Object(
  {
    headquarterId: nullable(
      uuid(),
      'The headquarter that it is a branch of; `null` for an independent venue.',
    ),
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
    'Makes a venue a branch of another headquarter, or an independent venue. Owners and API keys of the headquarter that it leaves no ' +
    'longer reach it from their next request on, and get no more events of it; those of the other one do. Its own people, keys, bills ' +
    'and settings stay.',
  params: VenueParams,
  body: BranchPlace,
  answers: { 200: { description: 'Where it belongs now.', schema: BranchPlace } },
  refusals: ['VENUE_NOT_MOVABLE'],
  run: async ({ db }, { params, body, author, now }) => {
    const headquarterId = body.headquarterId?.toLowerCase() ?? null;
    await move(db, params.venueId.toLowerCase(), headquarterId, { by: author, now });
    return { status: 200, data: { headquarterId } };
  },
});
