import { Type } from 'typebox';
import { signIn as begin } from '../../operations/access/sign-in/sign-in.ts';
import { readBrowserCookie } from '../browser-cookie.ts';
import { readSecondStep, secondStepProperties } from '../second-factor/passkey-schemas.ts';
import { venueOperation } from '../venue-operation.ts';
import { SessionResource } from './session-resource.ts';
import { credentialProperties, SIGNED_IN_COOKIES, signedInAnswer, signInPartsOf } from './sign-in-answer.ts';

const CredentialsBody = Type.Object(
  { ...credentialProperties, ...secondStepProperties },
  { examples: [{ email: 'defne@example.com', password: 'kahve ve lokum' }] },
);

export const signIn = venueOperation({
  operationId: 'signIn',
  method: 'POST',
  path: '/session',
  tag: 'Session',
  summary: 'Sign in',
  description:
    'Starts a session of 30 days. Its cookie is valid for this host only and hidden from scripts. A ' +
    'second cookie, for 400 days, lets the service recognise the browser: failed sign-ins elsewhere do ' +
    'not delay an account in a browser where it signed in before. In other browsers, after 10 failures ' +
    'for an account from one network address, each more try from there is delayed: by 2 seconds at ' +
    'first and 5 minutes at most. After 50 failures from one network address, for all accounts ' +
    'together, the delay is at most 10 seconds. After 100 failures for an e-mail address in 15 ' +
    'minutes, from all network addresses and servers together, a browser without an earlier sign-in is ' +
    'refused with `BROWSER_LINK_NEEDED`, and the service mails a link that allows the browser that ' +
    'opens it. A second factor is accepted instead of this link; without a mail server, each network ' +
    'address has one free try. If the account has a second factor, the right password alone answers ' +
    '`SECOND_FACTOR_NEEDED`: send the same call again with a `code`, or with the answer of a `passkey` to the challenge of `POST /second-step`. After ten wrong ones, the factor ' +
    'is blocked for 15 minutes in browsers where the account did not sign in before. After 100 wrong ' +
    'ones in browsers where it did, these count as unknown until a right one. If the venue ' +
    'requires a second factor and the person has none, the answer is `SECOND_FACTOR_MISSING`: set one ' +
    'up with `/second-factor`. After a sign-in from a new browser, the person gets a notice, and a ' +
    'mail if the operator has set up a mail server.',
  access: 'Anyone',
  body: CredentialsBody,
  answers: {
    200: { description: 'Signed in.', schema: SessionResource, headers: SIGNED_IN_COOKIES },
  },
  refusals: [
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BROWSER_LINK_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'PASSKEY_WRONG',
    'SECOND_FACTOR_MISSING',
  ],
  makeState: signInPartsOf,
  run: async (venue, { body, address, author, header, now }, parts) => {
    const { email, password } = body;
    const step = readSecondStep(body, 'SignIn', venue.publicUrl);
    const device = readBrowserCookie(header('cookie'));
    const signedIn = await begin(parts, { email, password, step, address, device, call: author }, now);
    const { session, headers } = await signedInAnswer(venue, signedIn, { address, header }, now);
    return { status: 200, data: session, headers };
  },
});
