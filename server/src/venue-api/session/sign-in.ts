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
    'Starts a session of 30 days. Its cookie is for this host only and hidden from scripts; every further ' +
    'request sends it. A second cookie, of 400 days, lets the service recognise the device: failures ' +
    'elsewhere do not delay an account on a device where it signed in before. On other devices, after 10 ' +
    'failures for an account from a network address, each further try from there is delayed: by 2 seconds at ' +
    'first and 5 minutes at most. After 50 failures from an address, over all accounts, the delay is 10 ' +
    'seconds at most.',
  access: 'Anyone',
  body: CredentialsBody,
  answers: {
    200: {
      description: 'Signed in.',
      schema: SessionResource,
      headers: { 'Set-Cookie': 'The session, `__Host-sofra`, and the device, `__Host-sofra-device`.' },
    },
  },
  refusals: ['SIGN_IN_FAILED', 'SIGN_IN_THROTTLED'],
  // Each server delays the guesses that it receives itself.
  makeState: ({ secretKeys }) => ({
    throttle: createSignInThrottle(),
    deviceKeys: secretKeys.map((key) => deriveKey(key, 'device-cookie-1')),
  }),
  run: async (
    { db, random, passwordTurns },
    { body, address, author, header, now },
    { throttle, deviceKeys },
  ) => {
    const cookies = header('cookie');
    const credentials = { ...body, address, device: readDeviceCookie(cookies), call: author };
    const signingIn = { db, random, throttle, passwordTurns, deviceKeys };
    const { token, device } = await begin(signingIn, credentials, now);
    const session = await findSession(db, hashSessionToken(token), now);
    // The venue was closed in between: answer as if it had been closed before.
    if (session === null) throw new Refusal('SIGN_IN_FAILED');
    const venues = await listVenueSummaries(db, session.reach);
    return {
      status: 200,
      data: toSessionResource(session, venues),
      headers: { 'Set-Cookie': [beginSessionCookie(token), deviceCookie(device)] },
    };
  },
});
