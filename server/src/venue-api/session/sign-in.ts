import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../operations/session-token.ts';
import { signIn as begin } from '../../operations/sign-in.ts';
import { createSignInThrottle } from '../../operations/sign-in-throttle.ts';
import { findSession } from '../../store/sessions.ts';
import { listVenueSummaries } from '../../store/venues.ts';
import { beginSessionCookie } from '../session-cookie.ts';
import { type UnhungVenueOperation, type VenueOperation, venueOperation } from '../venue-operation.ts';
import { SessionResource, toSessionResource } from './session-resource.ts';

const CredentialsBody = Type.Object(
  {
    email: Type.String({ maxLength: 254, description: 'In any letter case.' }),
    password: Type.String(),
  },
  { examples: [{ email: 'owner@example.com', password: 'a password' }] },
);

const description = {
  operationId: 'signIn',
  method: 'POST',
  path: '/session',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Begins a session of 30 days, kept in a cookie that browsers hold for this host alone and that no script can read; every ' +
    'further call carries it. After 10 failures for an e-mail address, or 50 from a network address, within 15 minutes, no ' +
    'sign-in is tried until the 15 minutes are over; a success clears what failed for its e-mail address.',
  access: 'Anyone',
  body: CredentialsBody,
  answers: {
    200: {
      description: 'Signed in.',
      schema: SessionResource,
      headers: { 'Set-Cookie': 'The session: `__Host-sofra`.' },
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
} satisfies Omit<VenueOperation<'Anyone', undefined, undefined, typeof CredentialsBody>, 'run'>;

export const signIn: UnhungVenueOperation = {
  description,
  // Each running service holds back its own guessers.
  hang: (parts) => {
    const throttle = createSignInThrottle();
    const operation = venueOperation({
      ...description,
      run: async ({ db, random }, { body, address, now }) => {
        const token = await begin({ db, random, throttle }, { ...body, address }, now);
        const session = await findSession(db, hashSessionToken(token), now);
        // Closed between the two: as if it had been so before.
        if (session === null) throw new Refusal('SIGN_IN_FAILED');
        const venues = await listVenueSummaries(db, session.reach);
        return {
          status: 200,
          data: toSessionResource(session, venues),
          headers: { 'Set-Cookie': beginSessionCookie(token) },
        };
      },
    });
    return operation.hang(parts);
  },
};
