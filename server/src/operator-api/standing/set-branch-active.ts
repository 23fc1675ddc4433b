import { Type } from 'typebox';
import { VenueParams } from '../../http/schema.ts';
import { setBranchActive as set } from '../../operations/venue/administer-venue.ts';
import { operatorOperation } from '../operator-operation.ts';

const BranchActivity = Type.Object({ isActive: Type.Boolean() });

export const setBranchActive = operatorOperation({
  operationId: 'setBranchActive',
  method: 'PUT',
  path: '/venues/{venueId}/activity',
  tag: 'Venues',
  summary: 'Switch a branch on or off',
  description:
    'A branch that is switched off is no longer reached by its headquarter, and its API keys stop ' +
    'working.',
  params: VenueParams,
  body: BranchActivity,
  answers: { 200: { description: 'The branch as it is now.', schema: BranchActivity } },
  run: async ({ db }, { params, body, author, now }) => {
    await set(db, params.venueId, body.isActive, { by: author, now });
    return { status: 200, data: { isActive: body.isActive } };
  },
});
