import { Type } from 'typebox';
import { signOut as end } from '../../operations/access/sign-in/sign-out.ts';
import { endSessionCookie, readSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';

export const signOut = venueOperation({
  operationId: 'signOut',
  method: 'DELETE',
  path: '/session',
  tag: 'Session',
  summary: 'Sign out',
  description:
    'Ends the session on every server. Without a session the call changes nothing and still succeeds.',
  access: 'Anyone',
  answers: {
    200: {
      description: 'Signed out.',
      schema: Type.Object({ isSignedIn: Type.Boolean({ description: '`false`, always.' }) }),
      headers: { 'Set-Cookie': 'Makes the browser forget the session.' },
    },
  },
  refusals: [],
  run: async ({ db }, { header, now }) => {
    const token = readSessionCookie(header('cookie'));
    if (token !== null) await end(db, token, now);
    return { status: 200, data: { isSignedIn: false }, headers: { 'Set-Cookie': endSessionCookie() } };
  },
});
