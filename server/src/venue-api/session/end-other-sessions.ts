import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { signOutElsewhere } from '../../operations/access/sign-in/sign-out.ts';
import { venueOperation } from '../venue-operation.ts';

export const endOtherSessions = venueOperation({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/session/others',
  tag: 'Session',
  summary: 'Sign out everywhere else',
  description: 'Ends all other sessions of the account on every server; this one continues.',
  access: SESSION_ACCESS.changeOwn,
  answers: {
    200: {
      description: 'Signed out everywhere else.',
      schema: Type.Object({ ended: Type.Integer({ description: 'The number of sessions that ended.' }) }),
    },
  },
  refusals: [],
  run: async ({ db }, { session, author, tokenHash, now }) => {
    const ended = await signOutElsewhere(db, session, tokenHash, {
      by: author,
      now,
    });
    return { status: 200, data: { ended } };
  },
});
