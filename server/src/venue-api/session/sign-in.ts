import { Type } from 'typebox';
import { signIn as begin } from '../../operations/access/sign-in.ts';
import { readDeviceCookie } from '../device-cookie.ts';
import { FACTOR_STEP, stepIn } from '../second-factor/passkey-schemas.ts';
import { venueOperation } from '../venue-operation.ts';
import { SessionResource } from './session-resource.ts';
import { CREDENTIALS, SIGNED_IN_COOKIES, signedInAnswer, signInPartsOf } from './signing-in.ts';

const CredentialsBody = Type.Object(
  { ...CREDENTIALS, ...FACTOR_STEP },
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
    'seconds at most. After 100 failures for an e-mail address in 15 minutes, over all network addresses and servers, a device without an ' +
    'earlier sign-in is refused with `BROWSER_LINK_NEEDED`, and the account is mailed a link that allows the browser that opens it; a second ' +
    'factor does as well, and without a mail server each network address has one free try. A person with a second factor is refused with `SECOND_FACTOR_NEEDED` after the right password; the same call with ' +
    'a `code`, or the answer of a `passkey` to the challenge of `POST /second-step`, signs them in. Ten wrong ones stop the factor for 15 minutes on devices where the account did not sign in before. If the ' +
    'venue requires a second factor of a person who has none, the refusal is `SECOND_FACTOR_MISSING`: it is set up with `/second-factor`. On ' +
    'a browser where the account never signed in before, the person is told in the bell, and by mail if the operator set a mail server.',
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
    const step = stepIn(body, 'SignIn', venue.publicUrl);
    const device = readDeviceCookie(header('cookie'));
    const signedIn = await begin(parts, { email, password, step, address, device, call: author }, now);
    const { session, headers } = await signedInAnswer(venue, signedIn, { address, header }, now);
    return { status: 200, data: session, headers };
  },
});
