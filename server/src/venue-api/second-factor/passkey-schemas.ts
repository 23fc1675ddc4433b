import { type Static, Type } from 'typebox';
import { CHALLENGE_LIFETIME_MS, PASSKEY_NAME_LENGTH } from '../../core/access/passkey.ts';
import { PASSKEY_ALGORITHMS } from '../../crypto/passkeys.ts';
import { nullable } from '../../http/schema.ts';
import type { Challenge, SecondStep } from '../../operations/access/second-factor/passkey-challenge.ts';
import type { OfferedPasskey } from '../../operations/access/second-factor/set-up-passkey.ts';
import type { FactorStep } from '../../operations/access/second-factor/use-factor.ts';
import { factorCode } from './factor-schemas.ts';

const CREDENTIAL_ID = 'mVq0s2xqT0eQ3B1n5k8Jfw';

/** Bytes in base64url. */
function bytes(maxLength: number, description: string, example: string) {
  return Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description, examples: [example] });
}

const clientDataJSON = () => bytes(4_000, 'As the browser gives it.', 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');

const PasskeyAnswer = Type.Object(
  {
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    clientDataJSON: clientDataJSON(),
    authenticatorData: bytes(
      4_000,
      'As the browser gives it.',
      'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    ),
    signature: bytes(4_000, 'As the browser gives it.', 'MEUCIQDx0b8u3k5q'),
  },
  {
    title: 'PasskeyAnswer',
    description:
      'What a passkey answered to the challenge of a `PasskeyRequest`, in base64url: of `navigator.credentials.get`. A challenge is answered once and ' +
      'within five minutes.',
  },
);

/** A passkey that a browser made. */
export const NewPasskey = Type.Object(
  {
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    clientDataJSON: clientDataJSON(),
    attestationObject: bytes(
      8_000,
      'As the browser gives it. Without a certificate of the maker.',
      'o2NmbXRkbm9uZQ',
    ),
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: 20, examples: ['internal'] }), {
        maxItems: 10,
        description: 'How browsers reach it, as the browser says.',
      }),
    ),
  },
  {
    title: 'NewPasskey',
    description:
      'What a browser made for the challenge of a `PasskeyOffer`, in base64url: of `navigator.credentials.create`.',
  },
);

/** How a person calls a passkey. */
export function passkeyName() {
  return Type.String({
    minLength: 1,
    maxLength: PASSKEY_NAME_LENGTH,
    description: 'How the person calls it.',
    examples: ['Phone'],
  });
}

/** The second step of a person: a code or a passkey. */
export const FACTOR_STEP = { code: Type.Optional(factorCode()), passkey: Type.Optional(PasskeyAnswer) };

interface SentStep {
  code?: string;
  passkey?: Static<typeof PasskeyAnswer>;
}

/** The second step that was sent; `null` for none. A code comes before a passkey. */
export function stepIn(
  { code, passkey }: SentStep,
  purpose: 'SignIn' | 'Proof',
  publicUrl: string | null,
): FactorStep | null {
  if (code !== undefined) return { code };
  return passkey === undefined ? null : { passkey, purpose, publicUrl, needsPerson: false };
}

const Credential = Type.Object(
  {
    type: Type.Literal('public-key', { description: 'What kind of credential it is.' }),
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    transports: Type.Array(Type.String({ examples: ['internal'] }), {
      description: 'How browsers reach it.',
    }),
  },
  { title: 'PasskeyCredential' },
);

const challenge = () =>
  bytes(64, 'Answered once, within five minutes.', 'q1v0nXqO3V4kP0m2sJ8cYx7wT5bR9eLdH6uFzAiGkN0');
const timeout = () =>
  Type.Integer({
    description: 'How long the browser waits, in milliseconds.',
    examples: [CHALLENGE_LIFETIME_MS],
  });

const PasskeyRequest = Type.Object(
  {
    challenge: challenge(),
    rpId: Type.String({
      description: 'The host name that the passkeys work for.',
      examples: ['sofra.example'],
    }),
    allowCredentials: Type.Array(Credential, { description: 'The passkeys of the person that work here.' }),
    userVerification: Type.Literal('preferred', { description: 'What the browser takes it for.' }),
    timeout: timeout(),
  },
  {
    title: 'PasskeyRequest',
    description: 'For `PublicKeyCredential.parseRequestOptionsFromJSON` and `navigator.credentials.get`.',
  },
);

/** What a person can take the second step with. */
export const SecondStepResource = Type.Object(
  {
    hasApp: Type.Boolean({ description: 'Whether there is an authenticator app.' }),
    passkey: nullable(PasskeyRequest, 'For the passkeys that work at this address; `null` without one.'),
  },
  { title: 'SecondStep' },
);

/** The JSON of what a person can take the second step with. */
export function toSecondStepResource({ hasApp, passkeys }: SecondStep): Static<typeof SecondStepResource> {
  if (passkeys === null) return { hasApp, passkey: null };
  const request = {
    challenge: passkeys.challenge,
    rpId: passkeys.host,
    allowCredentials: credentialsOf(passkeys),
    userVerification: 'preferred',
    timeout: CHALLENGE_LIFETIME_MS,
  } as const;
  return { hasApp, passkey: request };
}

/** What a browser makes a passkey with. */
export const PasskeyOffer = Type.Object(
  {
    challenge: challenge(),
    rp: Type.Object(
      {
        id: Type.String({
          description: 'The host name that the passkey will work for.',
          examples: ['sofra.example'],
        }),
        name: Type.String({ description: 'The name of the service.', examples: ['Sofra'] }),
      },
      { title: 'PasskeySite', description: 'The service.' },
    ),
    user: Type.Object(
      {
        id: bytes(64, 'Of the account.', 'AZW2Zk8Ndc6vq2vXo0mN5w'),
        name: Type.String({ description: 'The e-mail address.', examples: ['defne@example.com'] }),
        displayName: Type.String({ description: 'The name of the person.', examples: ['Defne'] }),
      },
      { title: 'PasskeyUser', description: 'The person.' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object(
        {
          type: Type.Literal('public-key', { description: 'What kind of credential it is.' }),
          alg: Type.Integer({ description: 'The COSE number of the algorithm.', examples: [-7] }),
        },
        { title: 'PasskeyAlgorithm' },
      ),
      { description: 'The algorithms, the best one first.' },
    ),
    excludeCredentials: Type.Array(Credential, { description: 'The passkeys that the person has.' }),
    authenticatorSelection: Type.Object(
      {
        residentKey: Type.Literal('preferred', { description: 'Whether the device keeps it.' }),
        userVerification: Type.Literal('preferred', { description: 'Whether it checks who uses it.' }),
      },
      { title: 'PasskeySelection', description: 'What the device should do.' },
    ),
    attestation: Type.Literal('none', { description: 'No certificate of the maker.' }),
    timeout: timeout(),
  },
  {
    title: 'PasskeyOffer',
    description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON` and `navigator.credentials.create`.',
  },
);

const SERVICE = 'Sofra';

/** The JSON of what a browser makes a passkey with. */
export function toPasskeyOffer({ owner, ...offered }: OfferedPasskey): Static<typeof PasskeyOffer> {
  const id = Buffer.from(owner.accountId.replaceAll('-', ''), 'hex').toString('base64url');
  return {
    challenge: offered.challenge,
    rp: { id: offered.host, name: SERVICE },
    user: { id, name: owner.email, displayName: owner.name },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: credentialsOf(offered),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: CHALLENGE_LIFETIME_MS,
  };
}

function credentialsOf({ host, passkeys }: Challenge): Static<typeof Credential>[] {
  return passkeys
    .filter((one) => one.host === host)
    .map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId.toString('base64url'),
      transports,
    }));
}
