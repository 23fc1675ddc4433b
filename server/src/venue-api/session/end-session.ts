import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { endOwnSession } from '../../operations/access/sign-in/own-sessions.ts';
import { venueOperation } from '../venue-operation.ts';

export const endSession = venueOperation({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/sessions/{sessionId}',
  tag: 'Session',
  summary: 'End one of your own sessions',
  description:
    'Ends a session of your account on every server; it can be the session of this call. If the ' +
    'session is already over, nothing changes.',
  access: SESSION_ACCESS.changeOwn,
  answers: {
    200: {
      description: 'The session is over.',
      schema: Type.Object({
        ended: Type.Integer({ description: 'The number of sessions that ended; 0 if it was already over.' }),
      }),
    },
  },
  refusals: [],
  run: async ({ db }, { params: { sessionId }, session, author, now }) => {
    const hasEnded = await endOwnSession(db, session, sessionId, { by: author, now });
    return { status: 200, data: { ended: Number(hasEnded) } };
  },
});
