import { Type } from 'typebox';
import { FRESH_PROOF_MS } from '../../core/access/fresh-proof.ts';
import { SESSIONS } from '../../core/access/policies/sessions.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import { proveSession as prove } from '../../operations/access/prove-session.ts';
import { FACTOR_STEP } from '../second-factor/passkey-schemas.ts';
import { venueOperation } from '../venue-operation.ts';

const SessionProofBody = Type.Object(
  {
    currentPassword: Type.Optional(
      Type.String({ description: 'The password of the person who is signed in.' }),
    ),
    passkey: FACTOR_STEP.passkey,
  },
  { title: 'SessionProof', examples: [{ currentPassword: 'kahve ve lokum' }] },
);

export const proveSession = venueOperation({
  operationId: 'proveSession',
  method: 'POST',
  path: '/session/proof',
  tag: 'Session',
  summary: 'Prove again who you are',
  description:
    'Calls that give access, such as those that make keys or change people, need a proof of the last 15 minutes: a sign-in, or this call with the password or a passkey. ' +
    'Without one they are refused with `PROOF_NEEDED`, and succeed when they are sent again after this call. A PIN is no proof. The answer of a passkey is to the challenge of `POST /session/second-step`, ' +
    'and the passkey must have checked who uses it, by a PIN, a finger or a face. ' +
    'Wrong passwords are written into the audit log; after 10 of them in a session, each further try is delayed: by 2 seconds at first and 5 minutes at most.',
  access: SESSIONS.changeOwn,
  body: SessionProofBody,
  answers: {
    200: {
      description: 'The person is proved.',
      schema: Type.Object(
        { freshUntil: instantSchema('Until when calls that need such a proof are not refused for it.') },
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
