import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import { ownerOf } from '../../operations/access/second-factor/own-factor.ts';
import { beginSecondStep } from '../../operations/access/second-factor/passkey-challenge.ts';
import { readOwnFactor } from '../../operations/access/second-factor/set-up-factor.ts';
import {
  addPasskey,
  beginOwnPasskey,
  endOwnPasskey,
} from '../../operations/access/second-factor/set-up-passkey.ts';
import { venueOperation } from '../venue-operation.ts';
import { ownPasswordSchema, recoveryCodesSchema } from './factor-schemas.ts';
import { OwnFactor, toOwnFactor } from './own-factor.ts';
import {
  NewPasskey,
  PasskeyOffer,
  passkeyNameSchema,
  readSecondStep,
  SecondStepResource,
  secondStepProperties,
  toPasskeyOffer,
  toSecondStepResource,
} from './passkey-schemas.ts';

const PROVED_EXAMPLE = { currentPassword: 'kahve ve lokum', code: '287082' };

export const beginOwnSecondStep = venueOperation({
  operationId: 'beginOwnSecondStep',
  method: 'POST',
  path: '/session/second-step',
  tag: 'Session',
  summary: 'Start to use your second factor',
  description:
    'Returns whether you have an authenticator app, and creates a challenge for your passkeys. Send ' +
    'the answer to the challenge as `passkey` with calls that prove your identity or change your ' +
    'second factor. Before `POST /session/proof`, send `isAlone`.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    {
      isAlone: Type.Optional(
        Type.Boolean({
          description:
            'Whether the passkey replaces the password. The browser must then check the person, by a PIN, ' +
            'a finger or a face. If absent, `false`.',
        }),
      ),
    },
    { title: 'OwnSecondStep', examples: [{ isAlone: true }] },
  ),
  bodyIsOptional: true,
  answers: { 200: { description: 'The available second factors.', schema: SecondStepResource } },
  refusals: [],
  run: async (parts, { body, session: { venueId, accountId }, now }) => {
    const step = await beginSecondStep(parts, { venueId, accountId }, 'Proof', now);
    const data = toSecondStepResource(step, body?.isAlone === true ? 'required' : 'preferred');
    return { status: 200, data };
  },
});

export const beginPasskey = venueOperation({
  operationId: 'beginPasskey',
  method: 'POST',
  path: '/session/passkeys',
  tag: 'Session',
  summary: 'Start to add a passkey',
  description:
    'Creates a challenge for a new passkey. The call needs your password, and your second factor if ' +
    'you have one. An account has at most 10 passkeys. Browsers create passkeys only if the address of ' +
    'the service has HTTPS and a host name, or is `localhost`.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    { currentPassword: ownPasswordSchema(), ...secondStepProperties },
    { title: 'PasskeyWish', examples: [{ currentPassword: 'kahve ve lokum' }] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: { description: 'The options with which the browser creates the passkey.', schema: PasskeyOffer },
  },
  refusals: [
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'PASSKEY_WRONG',
    'PASSKEYS_NOT_OFFERED',
    'PASSKEY_LIMIT_REACHED',
  ],
  run: async (parts, { body, session, tokenHash, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const step = readSecondStep(body, 'Proof', parts.publicUrl);
    return { status: 201, data: toPasskeyOffer(await beginOwnPasskey(parts, own, step, now)) };
  },
});

export const confirmPasskey = venueOperation({
  operationId: 'confirmPasskey',
  method: 'PUT',
  path: '/session/passkeys',
  tag: 'Session',
  summary: 'Add a passkey',
  description:
    'Adds the passkey that the browser created. From now on, signing in needs it or another second ' +
    'factor. All other sessions of the account end.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    { name: passkeyNameSchema(), passkey: NewPasskey },
    {
      title: 'PasskeyConfirmation',
      examples: [
        {
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
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description:
        'The passkey is added. The list of recovery codes is empty if the account already had a second ' +
        'factor.',
      schema: Type.Object({ recoveryCodes: recoveryCodesSchema() }, { title: 'RecoveryCodes' }),
    },
  },
  refusals: ['PASSKEY_WRONG', 'PASSKEY_LIMIT_REACHED'],
  run: async (parts, { body: { name, passkey }, session, author, tokenHash, language, now }) => {
    const added = { name, passkey, tokenHash };
    const codes = await addPasskey(parts, ownerOf(session), added, { by: author, now });
    mailFactorChange(parts, session, 'PasskeyAdded', language);
    return { status: 200, data: { recoveryCodes: codes } };
  },
});

export const endPasskey = venueOperation({
  operationId: 'endPasskey',
  method: 'POST',
  path: '/session/passkeys/{passkeyId}/end',
  tag: 'Session',
  summary: 'Remove a passkey',
  description:
    'Removes one of your passkeys. The call needs your password and the second factor. Removing the ' +
    'last factor that works at this address also removes the recovery codes and the passkeys of ' +
    'other addresses.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    { currentPassword: ownPasswordSchema(), ...secondStepProperties },
    { title: 'PasskeyEnd', examples: [PROVED_EXAMPLE] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The remaining second factor.', schema: OwnFactor } },
  refusals: [
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'PASSKEY_WRONG',
    'SECOND_FACTOR_MISSING',
    'PASSKEY_NOT_FOUND',
  ],
  run: async (parts, { params: { passkeyId }, body, session, author, tokenHash, language, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const step = readSecondStep(body, 'Proof', parts.publicUrl);
    await endOwnPasskey(parts, own, { step, passkeyId }, { by: author, now });
    mailFactorChange(parts, session, 'PasskeyRemoved', language);
    return { status: 200, data: toOwnFactor(await readOwnFactor(parts.db, session), parts.publicUrl) };
  },
});
