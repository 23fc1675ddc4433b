import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { FRESH_PROOF_MS } from '../../core/access/sign-in/fresh-proof.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import { proveSession as prove } from '../../operations/access/sign-in/prove-session.ts';
import { secondStepProperties } from '../second-factor/passkey-schemas.ts';
import { venueOperation } from '../venue-operation.ts';

const SessionProofBody = Type.Object(
  {
    currentPassword: Type.Optional(
      Type.String({ description: 'The password of the person who is signed in.' }),
    ),
    passkey: secondStepProperties.passkey,
  },
  { title: 'SessionProof', examples: [{ currentPassword: 'kahve ve lokum' }] },
);

export const proveSession = venueOperation({
  operationId: 'proveSession',
  method: 'POST',
  path: '/session/proof',
  tag: 'Session',
  summary: 'Prove your identity again',
  description:
    'Calls that give access, for example to create keys or change people, need a proof of identity in ' +
    'the last 15 minutes: a sign-in, or this call with the password or a passkey. Without it they are refused with `PROOF_NEEDED`; ' +
    'call this and then send them again. A PIN is not a proof. A passkey answers the challenge of `POST /session/second-step` with `isAlone`, and must have checked the person by a PIN, a finger or a face. Wrong passwords are recorded in the ' +
    'audit log; after 10 of them in a session, each more try is delayed: by 2 seconds at first and 5 ' +
    'minutes at most.',
  access: SESSION_ACCESS.changeOwn,
  body: SessionProofBody,
  answers: {
    200: {
      description: 'The identity is proved.',
      schema: Type.Object(
        { freshUntil: instantSchema('Until when calls that need a proof of identity are accepted.') },
        { title: 'ProvedSession' },
      ),
    },
  },
  refusals: ['PASSWORD_WRONG', 'PASSKEY_WRONG', 'SIGN_IN_THROTTLED'],
  run: async (
    parts,
    { body: { currentPassword: password = '', passkey }, session, author, tokenHash, now },
  ) => {
    const { publicUrl } = parts;
    const given =
      passkey === undefined
        ? { password }
        : ({ passkey, purpose: 'Proof', needsPerson: true, publicUrl } as const);
    await prove(parts, { session, tokenHash, given }, { by: author, now });
    return { status: 200, data: { freshUntil: instant(now + FRESH_PROOF_MS) } };
  },
});
