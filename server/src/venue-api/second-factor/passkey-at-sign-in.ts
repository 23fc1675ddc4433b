import { Type } from 'typebox';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import {
  addPasskeyAtSignIn,
  beginSecondStepOfSignIn,
  offerPasskeyAtSignIn,
} from '../../operations/access/second-factor/set-up-at-sign-in.ts';
import { readBrowserCookie } from '../browser-cookie.ts';
import {
  credentialProperties,
  SIGNED_IN_COOKIES,
  signedInAnswer,
  signInPartsOf,
} from '../session/sign-in-answer.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import {
  NewPasskey,
  PasskeyOffer,
  passkeyNameSchema,
  SecondStepResource,
  toPasskeyOffer,
  toSecondStepResource,
} from './passkey-schemas.ts';
import { ConfirmedFactor } from './set-up-at-sign-in.ts';

const CREDENTIALS_EXAMPLE = { email: 'defne@example.com', password: 'kahve ve lokum' };

const partsOf = (parts: VenueParts) => ({ ...signInPartsOf(parts), publicUrl: parts.publicUrl });

export const showSecondStep = venueOperation({
  operationId: 'showSecondStep',
  method: 'POST',
  path: '/second-step',
  tag: 'Session',
  summary: 'Start the second step of a sign-in',
  description:
    'Call this after a sign-in was refused with `SECOND_FACTOR_NEEDED`. It returns whether the person ' +
    'has an authenticator app, and creates a challenge for their passkeys. Send the answer to the ' +
    'challenge as `passkey` with `signIn`. After failures, more tries are delayed as for a sign-in.',
  access: 'Anyone',
  body: Type.Object(credentialProperties, { examples: [CREDENTIALS_EXAMPLE] }),
  answers: { 200: { description: 'The available second factors.', schema: SecondStepResource } },
  refusals: ['SIGN_IN_FAILED', 'SIGN_IN_THROTTLED', 'BROWSER_LINK_NEEDED'],
  makeState: partsOf,
  run: async (_parts, { body, address, author, header, now }, parts) => {
    const device = readBrowserCookie(header('cookie'));
    const step = await beginSecondStepOfSignIn(parts, { ...body, address, device, call: author }, now);
    return { status: 200, data: toSecondStepResource(step) };
  },
});

export const offerPasskey = venueOperation({
  operationId: 'offerPasskey',
  method: 'POST',
  path: '/second-factor/passkey',
  tag: 'Session',
  summary: 'Start to add a passkey before signing in',
  description:
    'Call this after a sign-in was refused with `SECOND_FACTOR_MISSING`. It creates a challenge for a ' +
    'new passkey, if browsers create passkeys for the address of the service. After failures, more ' +
    'tries are delayed as for a sign-in.',
  access: 'Anyone',
  body: Type.Object(credentialProperties, { examples: [CREDENTIALS_EXAMPLE] }),
  answers: {
    201: { description: 'The options with which the browser creates the passkey.', schema: PasskeyOffer },
  },
  refusals: [
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BROWSER_LINK_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'PASSKEYS_NOT_OFFERED',
  ],
  makeState: partsOf,
  run: async (_parts, { body, address, author, header, now }, parts) => {
    const device = readBrowserCookie(header('cookie'));
    const offered = await offerPasskeyAtSignIn(parts, { ...body, address, device, call: author }, now);
    return { status: 201, data: toPasskeyOffer(offered) };
  },
});

export const confirmOfferedPasskey = venueOperation({
  operationId: 'confirmOfferedPasskey',
  method: 'PUT',
  path: '/second-factor/passkey',
  tag: 'Session',
  summary: 'Add a passkey and sign in',
  description:
    'Adds the passkey that the browser created, and starts a session like `signIn`. All other sessions ' +
    'of the account end.',
  access: 'Anyone',
  body: Type.Object(
    { ...credentialProperties, name: passkeyNameSchema(), passkey: NewPasskey },
    {
      examples: [
        {
          ...CREDENTIALS_EXAMPLE,
          name: 'Phone',
          passkey: {
            id: 'mVq0s2xqT0eQ3B1n5k8Jfw',
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
            attestationObject: 'o2NmbXRkbm9uZQ',
          },
        },
      ],
    },
  ),
  answers: { 200: { description: 'Signed in.', schema: ConfirmedFactor, headers: SIGNED_IN_COOKIES } },
  refusals: [
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BROWSER_LINK_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'PASSKEY_WRONG',
  ],
  makeState: partsOf,
  run: async (venue, { body, address, author, header, language, now }, parts) => {
    const device = readBrowserCookie(header('cookie'));
    const adding = { ...body, address, device, call: author };
    const { recoveryCodes, ...signedIn } = await addPasskeyAtSignIn(parts, adding, now);
    const { session, headers } = await signedInAnswer(venue, signedIn, { address, header }, now);
    mailFactorChange(venue, session.account, 'PasskeyAdded', language);
    return { status: 200, data: { session, recoveryCodes }, headers };
  },
});
