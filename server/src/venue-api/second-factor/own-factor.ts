import { Type } from 'typebox';
import { SESSIONS } from '../../core/access/policies/sessions.ts';
import { mailFactorChange } from '../../http/account-mail.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable } from '../../http/schema.ts';
import {
  beginOwnFactor,
  confirmOwnFactor,
  endOwnFactor,
  renewOwnRecoveryCodes,
} from '../../operations/access/second-factor/own-factor.ts';
import { readOwnFactor } from '../../operations/access/second-factor/set-up-factor.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  factorCode,
  ownPassword,
  recoveryCodes,
  ShownSecretResource,
  toShownSecretResource,
} from './factor-schemas.ts';

const OwnFactor = Type.Object(
  {
    since: nullable(instantSchema(), 'When it was set up; `null` without one.'),
    recoveryCodesLeft: Type.Integer({
      description: 'How many recovery codes still work. A restored backup leaves none.',
    }),
  },
  { title: 'OwnFactor' },
);

export const getOwnFactor = venueOperation({
  operationId: 'getOwnFactor',
  method: 'GET',
  path: '/session/second-factor',
  tag: 'Session',
  summary: 'Read your second factor',
  description: 'Whether your account has a second factor, and how many recovery codes are left.',
  access: SESSIONS.changeOwn,
  answers: { 200: { description: 'The second factor.', schema: OwnFactor } },
  refusals: [],
  run: async ({ db }, { session }) => {
    const { since, recoveryCodesLeft } = await readOwnFactor(db, session);
    return { status: 200, data: { since: instantOrNull(since ?? undefined), recoveryCodesLeft } };
  },
});

const Proved = { currentPassword: ownPassword(), code: factorCode() };
const PROVED_EXAMPLE = { currentPassword: 'kahve ve lokum', code: '287082' };

export const beginFactor = venueOperation({
  operationId: 'beginFactor',
  method: 'POST',
  path: '/session/second-factor',
  tag: 'Session',
  summary: 'Begin to set up your second factor',
  description:
    'Makes a secret for an authenticator app. Nothing changes before it is confirmed. A person who has a second factor sends a code of it, ' +
    'too: so they change to another phone. After 10 wrong passwords in a session, each further try is delayed.',
  access: SESSIONS.changeOwn,
  body: Type.Object(
    { currentPassword: ownPassword(), code: Type.Optional(factorCode()) },
    { title: 'FactorWish', examples: [{ currentPassword: 'kahve ve lokum' }] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The secret.', schema: ShownSecretResource } },
  refusals: ['PASSWORD_WRONG', 'SIGN_IN_THROTTLED', 'SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_WRONG'],
  run: async (parts, { body, session, tokenHash, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const shown = await beginOwnFactor(parts, own, body.code, now);
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
    'Confirms the secret with the first code of the app: from now on signing in needs a code. Every other session of the account ends. ' +
    'A code that is right at another time is refused with `SECOND_FACTOR_CLOCK`: the clock of the phone or of the service is wrong.',
  access: SESSIONS.changeOwn,
  body: Type.Object({ code: factorCode() }, { title: 'FactorConfirmation', examples: [{ code: '287082' }] }),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The second factor is set up.',
      schema: Type.Object({ recoveryCodes: recoveryCodes() }, { title: 'RecoveryCodes' }),
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
  summary: 'Make new recovery codes',
  description: 'Earlier ones stop working. It needs the password and a code.',
  access: SESSIONS.changeOwn,
  body: Type.Object(Proved, { title: 'RecoveryCodesWish', examples: [PROVED_EXAMPLE] }),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The new codes.',
      schema: Type.Object({ recoveryCodes: recoveryCodes() }, { title: 'RecoveryCodes' }),
    },
  },
  refusals: ['PASSWORD_WRONG', 'SIGN_IN_THROTTLED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_MISSING'],
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    const codes = await renewOwnRecoveryCodes(parts, own, body.code, { by: author, now });
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
    'Takes your second factor and its recovery codes away; it needs the password and a code. If the venue requires one, it is set up again at ' +
    'the next sign-in.',
  access: SESSIONS.changeOwn,
  body: Type.Object(Proved, { title: 'FactorEnd', examples: [PROVED_EXAMPLE] }),
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The second factor is off.', schema: OwnFactor } },
  refusals: ['PASSWORD_WRONG', 'SIGN_IN_THROTTLED', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_MISSING'],
  run: async (parts, { body, session, author, tokenHash, language, now }) => {
    const own = { session, tokenHash, password: body.currentPassword };
    await endOwnFactor(parts, own, body.code, { by: author, now });
    mailFactorChange(parts, session, 'AppRemoved', language);
    return { status: 200, data: { since: null, recoveryCodesLeft: 0 } };
  },
});
