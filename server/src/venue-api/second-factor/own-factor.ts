import { type Static, Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { passkeyHostOf } from '../../core/access/sign-in/passkey.ts';
import { instant, instantOrNull } from '../../http/answer/envelope.ts';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import { instantSchema, nullable, uuid } from '../../http/schema.ts';
import {
  beginOwnFactor,
  confirmOwnFactor,
  endOwnFactor,
  renewOwnRecoveryCodes,
} from '../../operations/access/second-factor/own-factor.ts';
import {
  type OwnFactor as ReadFactor,
  readOwnFactor,
} from '../../operations/access/second-factor/set-up-factor.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  factorCodeSchema,
  ownPasswordSchema,
  recoveryCodesSchema,
  ShownSecretResource,
  toShownSecretResource,
} from './factor-schemas.ts';
import { readSecondStep, secondStepProperties } from './passkey-schemas.ts';

const OwnPasskey = Type.Object(
  {
    id: uuid(),
    name: Type.String({ description: 'The name that the person gave it.', examples: ['Phone'] }),
    since: instantSchema('When it was added.'),
    lastUsedAt: nullable(instantSchema(), 'When it was last used; `null` if never.'),
    host: Type.String({
      description: 'The host name that the passkey works for.',
      examples: ['sofra.example'],
    }),
    isUsable: Type.Boolean({ description: 'Whether it works at the current address of the service.' }),
  },
  { title: 'OwnPasskey' },
);

/** The second factor of a person. */
export const OwnFactor = Type.Object(
  {
    since: nullable(instantSchema(), 'When the authenticator app was set up; `null` if there is none.'),
    passkeys: Type.Array(OwnPasskey, { description: 'The passkeys, oldest first.' }),
    passkeyHost: nullable(
      Type.String({ examples: ['sofra.example'] }),
      'The host name for which browsers create passkeys; `null` if they create none, because the address ' +
        'of the service has no HTTPS or no host name.',
    ),
    recoveryCodesLeft: Type.Integer({
      description: 'The number of recovery codes that still work; 0 after a backup was restored.',
    }),
  },
  { title: 'OwnFactor' },
);

/** The JSON of a second factor. */
export function toOwnFactor(
  { since, passkeys, recoveryCodesLeft }: ReadFactor,
  publicUrl: string | null,
): Static<typeof OwnFactor> {
  const passkeyHost = passkeyHostOf(publicUrl);
  return {
    since: instantOrNull(since ?? undefined),
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      since: instant(one.since),
      lastUsedAt: instantOrNull(one.lastUsedAt ?? undefined),
      host: one.host,
      isUsable: one.host === passkeyHost,
    })),
    passkeyHost,
    recoveryCodesLeft,
  };
}

export const getOwnFactor = venueOperation({
  operationId: 'getOwnFactor',
  method: 'GET',
  path: '/session/second-factor',
  tag: 'Session',
  summary: 'Read your second factor',
  description:
    'Returns whether your account has an authenticator app, its passkeys, and the number of recovery codes left.',
  access: SESSION_ACCESS.changeOwn,
  answers: { 200: { description: 'The second factor.', schema: OwnFactor } },
  refusals: [],
  run: async ({ db, publicUrl }, { session }) => ({
    status: 200,
    data: toOwnFactor(await readOwnFactor(db, session), publicUrl),
  }),
});

const proofProperties = { currentPassword: ownPasswordSchema(), ...secondStepProperties };
const PROVED_EXAMPLE = { currentPassword: 'kahve ve lokum', code: '287082' };
const PROVED_REFUSALS = [
  'PASSWORD_WRONG',
  'SIGN_IN_THROTTLED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_WRONG',
  'PASSKEY_WRONG',
  'SECOND_FACTOR_MISSING',
] as const;

export const beginFactor = venueOperation({
  operationId: 'beginFactor',
  method: 'POST',
  path: '/session/second-factor',
  tag: 'Session',
  summary: 'Start to set up your second factor',
  description:
    'Creates a secret for an authenticator app. Nothing changes until you confirm it. If you already ' +
    'have a second factor, for example to change to another phone, also send it. After 10 wrong ' +
    'passwords in a session, each more try is delayed.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(proofProperties, {
    title: 'FactorWish',
    examples: [{ currentPassword: 'kahve ve lokum' }],
  }),
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The secret.', schema: ShownSecretResource } },
  refusals: [
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'PASSKEY_WRONG',
  ],
  run: async (parts, { body, session, tokenHash, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const step = readSecondStep(body, 'Proof', parts.publicUrl);
    const shown = await beginOwnFactor(parts, own, step, now);
    return { status: 201, data: toShownSecretResource(shown) };
  },
});

export const confirmFactor = venueOperation({
  operationId: 'confirmFactor',
  method: 'PUT',
  path: '/session/second-factor',
  tag: 'Session',
  summary: 'Confirm your second factor',
  description:
    'Confirms the secret with the first code from the app: from now on, signing in needs a code or a passkey. Earlier recovery codes stop working. All ' +
    'other sessions of the account end. A code that belongs to another time is refused with ' +
    '`SECOND_FACTOR_CLOCK`: the clock of the phone or of the service is wrong. If the answer is lost, ' +
    'send the same code again: the call makes new recovery codes.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    { code: factorCodeSchema() },
    { title: 'FactorConfirmation', examples: [{ code: '287082' }] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The second factor is set up.',
      schema: Type.Object({ recoveryCodes: recoveryCodesSchema() }, { title: 'RecoveryCodes' }),
    },
  },
  refusals: ['SIGN_IN_THROTTLED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_CLOCK'],
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const confirming = { session, tokenHash, code: body.code };
    const codes = await confirmOwnFactor(parts, confirming, { by: author, now });
    mailFactorChange(parts, session, 'AppAdded', language);
    return { status: 200, data: { recoveryCodes: codes } };
  },
});

export const renewRecoveryCodes = venueOperation({
  operationId: 'renewRecoveryCodes',
  method: 'POST',
  path: '/session/recovery-codes',
  tag: 'Session',
  summary: 'Create new recovery codes',
  description:
    'Creates ten new recovery codes; earlier codes stop working. The call needs your password and the ' +
    'second factor.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(proofProperties, { title: 'RecoveryCodesWish', examples: [PROVED_EXAMPLE] }),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The new codes.',
      schema: Type.Object({ recoveryCodes: recoveryCodesSchema() }, { title: 'RecoveryCodes' }),
    },
  },
  refusals: PROVED_REFUSALS,
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const step = readSecondStep(body, 'Proof', parts.publicUrl);
    const codes = await renewOwnRecoveryCodes(parts, own, step, { by: author, now });
    mailFactorChange(parts, session, 'CodesRenewed', language);
    return { status: 200, data: { recoveryCodes: codes } };
  },
});

export const endFactor = venueOperation({
  operationId: 'endFactor',
  method: 'POST',
  path: '/session/second-factor/end',
  tag: 'Session',
  summary: 'Turn off your second factor',
  description:
    'Removes your authenticator app, your passkeys and the recovery codes. The call needs your password and the second factor. With `appOnly`, the ' +
    'passkeys and the codes stay, if there are passkeys that work at this address. If the venue requires a second factor, you set up a new one at the next sign-in.',
  access: SESSION_ACCESS.changeOwn,
  body: Type.Object(
    {
      ...proofProperties,
      appOnly: Type.Optional(Type.Boolean({ description: 'Whether the passkeys stay.', default: false })),
    },
    { title: 'FactorEnd', examples: [PROVED_EXAMPLE] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The second factor is off.', schema: OwnFactor } },
  refusals: PROVED_REFUSALS,
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const step = readSecondStep(body, 'Proof', parts.publicUrl);
    const { appOnly: isAppOnly = false } = body;
    const mailedChange = await endOwnFactor(parts, own, { step, isAppOnly }, { by: author, now });
    if (mailedChange !== null) mailFactorChange(parts, mailedChange, mailedChange.change, language);
    return { status: 200, data: toOwnFactor(await readOwnFactor(parts.db, session), parts.publicUrl) };
  },
});
