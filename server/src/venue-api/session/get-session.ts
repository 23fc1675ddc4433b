import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { venueOperation } from '../venue-operation.ts';
import { SessionResource, toSessionResource } from './session-resource.ts';

export const getSession = venueOperation({
  operationId: 'getSession',
  method: 'GET',
  path: '/session',
  tag: 'Session',
  summary: 'Read the signed-in account',
  description: 'Returns the account of the session, and the venues that it reaches now.',
  access: SESSION_ACCESS.read,
  devices: ['Board'],
  answers: { 200: { description: 'The session.', schema: SessionResource } },
  refusals: [],
  run: async ({ db }, { session }) => {
    const venues = await listVenueSummaries(db, session.reach);
    return { status: 200, data: toSessionResource(session, venues) };
  },
});
