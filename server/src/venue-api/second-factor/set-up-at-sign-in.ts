import { Type } from 'typebox';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import {
  confirmSecretAtSignIn,
  showSecretAtSignIn,
} from '../../operations/access/second-factor/set-up-at-sign-in.ts';
import { readBrowserCookie } from '../browser-cookie.ts';
import { SessionResource } from '../session/session-resource.ts';
import {
  credentialProperties,
  SIGNED_IN_COOKIES,
  signedInAnswer,
  signInPartsOf,
} from '../session/sign-in-answer.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  factorCodeSchema,
  recoveryCodesSchema,
  ShownSecretResource,
  toShownSecretResource,
} from './factor-schemas.ts';

/** The session of a person who had to set up a second factor before it began. */
export const ConfirmedFactor = Type.Object(
  { session: SessionResource, recoveryCodes: recoveryCodesSchema() },
  { title: 'ConfirmedFactor' },
);

const CREDENTIALS_EXAMPLE = { email: 'defne@example.com', password: 'kahve ve lokum' };

export const showFactorSecret = venueOperation({
  operationId: 'showFactorSecret',
  method: 'POST',
  path: '/second-factor',
  tag: 'Session',
  summary: 'Start to set up a second factor before signing in',
  description:
    'Call this after a sign-in was refused with `SECOND_FACTOR_MISSING`. It creates a secret for an ' +
    'authenticator app. A second call creates another secret. After failures, more tries are delayed ' +
    'as for a sign-in.',
  access: 'Anyone',
  body: Type.Object(credentialProperties, { examples: [CREDENTIALS_EXAMPLE] }),
  answers: { 201: { description: 'The secret.', schema: ShownSecretResource } },
  refusals: ['SIGN_IN_FAILED', 'SIGN_IN_THROTTLED', 'BROWSER_LINK_NEEDED', 'SECOND_FACTOR_NEEDED'],
  makeState: signInPartsOf,
  run: async (_parts, { body, address, author, header, now }, parts) => {
    const device = readBrowserCookie(header('cookie'));
    const shown = await showSecretAtSignIn(parts, { ...body, address, device, call: author }, now);
    return { status: 201, data: toShownSecretResource(shown) };
  },
});

export const confirmFactorSecret = venueOperation({
  operationId: 'confirmFactorSecret',
  method: 'PUT',
  path: '/second-factor',
  tag: 'Session',
  summary: 'Confirm a second factor and sign in',
  description:
    'Confirms the secret with the first code from the app, and starts a session like `signIn`. All ' +
    'other sessions of the account end. A code that belongs to another time is refused with ' +
    '`SECOND_FACTOR_CLOCK`: the clock of the phone or of the service is wrong.',
  access: 'Anyone',
  body: Type.Object(
    { ...credentialProperties, code: factorCodeSchema() },
    { examples: [{ ...CREDENTIALS_EXAMPLE, code: '287082' }] },
  ),
  answers: {
    200: {
      description: 'Signed in.',
      schema: ConfirmedFactor,
      headers: SIGNED_IN_COOKIES,
    },
  },
  refusals: [
    'SIGN_IN_FAILED',
    'SIGN_IN_THROTTLED',
    'BROWSER_LINK_NEEDED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_CLOCK',
  ],
  makeState: signInPartsOf,
  run: async (venue, { body, address, author, header, language, now }, parts) => {
    const device = readBrowserCookie(header('cookie'));
    const confirming = { ...body, address, device, call: author };
    const { recoveryCodes, ...signedIn } = await confirmSecretAtSignIn(parts, confirming, now);
    const { session, headers } = await signedInAnswer(venue, signedIn, { address, header }, now);
    mailFactorChange(venue, session.account, 'AppAdded', language);
    return { status: 200, data: { session, recoveryCodes }, headers };
  },
});
