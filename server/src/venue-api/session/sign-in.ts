import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { hashSessionToken } from '../../crypto/session-token.ts';
import { signIn as begin } from '../../operations/access/sign-in.ts';
import { findSession } from '../../store/access/sessions.ts';
import { deriveKey } from '../../store/encryption/derive-key.ts';
import { listVenueSummaries } from '../../store/venue/venues.ts';
import { createSignInThrottle } from '../../throttles/sign-in-throttle.ts';
import { deviceCookie, readDeviceCookie } from '../device-cookie.ts';
import { beginSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';
import { SessionResource, toSessionResource } from './session-resource.ts';

const CredentialsBody = Type.Object(
  {
    email: Type.String({ maxLength: 254, description: 'In any letter case.' }),
    password: Type.String(),
  },
  { examples: [{ email: 'defne@example.com', password: 'kahve ve lokum' }] },
);

export const signIn = venueOperation({
  operationId: 'signIn',
  method: 'POST',
  path: '/session',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Begins a session of 30 days, kept in a cookie that browsers hold for this host alone and that no script can read; every ' +
    'further call carries it. A second cookie, of 400 days, lets the service recognise the device: where an account signed in ' +
    'before, what fails elsewhere holds up nobody. On other devices, 10 failures for an account from a network address make each ' +
    'further try from there wait, 2 seconds at first and at most 5 minutes; 50 failures from an address, over all accounts, at ' +
    'most 10 seconds.',
  access: 'Anyone',
  body: CredentialsBody,
  answers: {
    200: {
      description: 'Signed in.',
      schema: SessionResource,
      headers: { 'Set-Cookie': 'The session, `__Host-sofra`, and the device, `__Host-sofra-device`.' },
    },
  },
  refusals: [
    'VALIDATION_ERROR',
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  // Each running service holds back its own guessers.
  makeState: ({ secretKey }) => ({
    throttle: createSignInThrottle(),
    deviceKey: deriveKey(secretKey, 'device-cookie-1'),
  }),
  run: async ({ db, random, passwordTurns }, { body, address, header, now }, { throttle, deviceKey }) => {
    const credentials = { ...body, address, device: readDeviceCookie(header('cookie')) };
    const signingIn = { db, random, throttle, passwordTurns, deviceKey };
    const { token, device } = await begin(signingIn, credentials, now);
    const session = await findSession(db, hashSessionToken(token), now);
    // The venue was closed between the two: answer as if that had come first.
    if (session === null) throw new Refusal('SIGN_IN_FAILED');
    const venues = await listVenueSummaries(db, session.reach);
    return {
      status: 200,
      data: toSessionResource(session, venues),
      headers: { 'Set-Cookie': [beginSessionCookie(token), deviceCookie(device)] },
    };
  },
});
