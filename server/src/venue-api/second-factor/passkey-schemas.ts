import { type Static, Type } from 'typebox';
import { CHALLENGE_LIFETIME_MS, PASSKEY_NAME_LENGTH } from '../../core/access/sign-in/passkey.ts';
import { PASSKEY_ALGORITHMS } from '../../crypto/passkeys.ts';
import { nullable, oneOf } from '../../http/schema.ts';
import type { Challenge, SecondStep } from '../../operations/access/second-factor/passkey-challenge.ts';
import type { OfferedPasskey } from '../../operations/access/second-factor/set-up-passkey.ts';
import type { FactorStep } from '../../operations/access/second-factor/use-factor.ts';
import { factorCodeSchema } from './factor-schemas.ts';

const CREDENTIAL_ID = 'mVq0s2xqT0eQ3B1n5k8Jfw';

/** The schema of bytes in base64url. */
function bytes(maxLength: number, description: string, example: string) {
  return Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description, examples: [example] });
}

const clientDataJSON = () =>
  bytes(4_000, 'The value from the browser, unchanged.', 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');

const PasskeyAnswer = Type.Object(
  {
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    clientDataJSON: clientDataJSON(),
    authenticatorData: bytes(
      4_000,
      'The value from the browser, unchanged.',
      'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    ),
    signature: bytes(4_000, 'The value from the browser, unchanged.', 'MEUCIQDx0b8u3k5q'),
  },
  {
    title: 'PasskeyAnswer',
    description:
      'The answer of a passkey to the challenge of a `PasskeyRequest`, in base64url, from ' +
      '`navigator.credentials.get`. A challenge can be answered once and within five minutes.',
  },
);

/** A passkey that a browser made. */
export const NewPasskey = Type.Object(
  {
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    clientDataJSON: clientDataJSON(),
    attestationObject: bytes(
      8_000,
      'The value from the browser, unchanged. It has no certificate of the manufacturer.',
      'o2NmbXRkbm9uZQ',
    ),
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: 20, examples: ['internal'] }), {
        maxItems: 10,
        description: 'The transports of the passkey, from the browser.',
      }),
    ),
  },
  {
    title: 'NewPasskey',
    description:
      'The answer of the browser to the challenge of a `PasskeyOffer`, in base64url, from ' +
      '`navigator.credentials.create`.',
  },
);

/** The schema of the name that a person gives a passkey. */
export function passkeyNameSchema() {
  return Type.String({
    minLength: 1,
    maxLength: PASSKEY_NAME_LENGTH,
    description: 'The name that the person gave it.',
    examples: ['Phone'],
  });
}

/** The properties of a body with the second step of a person: a code or a passkey. */
export const secondStepProperties = {
  code: Type.Optional(factorCodeSchema()),
  passkey: Type.Optional(PasskeyAnswer),
};

interface SentStep {
  code?: string;
  passkey?: Static<typeof PasskeyAnswer>;
}

/** The second step in a body; `null` if it has none. If it has both, the code counts. */
export function readSecondStep(
  { code, passkey }: SentStep,
  purpose: 'SignIn' | 'Proof',
  publicUrl: string | null,
): FactorStep | null {
  if (code !== undefined) return { code };
  return passkey === undefined ? null : { passkey, purpose, publicUrl, needsPerson: false };
}

const Credential = Type.Object(
  {
    type: Type.Literal('public-key', { description: 'The type of credential.' }),
    id: bytes(1_400, 'The id of the credential.', CREDENTIAL_ID),
    transports: Type.Array(Type.String({ examples: ['internal'] }), {
      description: 'The transports of the passkey.',
    }),
  },
  { title: 'PasskeyCredential' },
);

const challenge = () =>
  bytes(
    64,
    'The challenge, in base64url. It can be answered once, within five minutes.',
    'q1v0nXqO3V4kP0m2sJ8cYx7wT5bR9eLdH6uFzAiGkN0',
  );
const timeout = () =>
  Type.Integer({
    description: 'The time that the browser waits, in milliseconds.',
    examples: [CHALLENGE_LIFETIME_MS],
  });

const PasskeyRequest = Type.Object(
  {
    challenge: challenge(),
    rpId: Type.String({
      description: 'The host name that the passkeys work for.',
      examples: ['sofra.example'],
    }),
    allowCredentials: Type.Array(Credential, {
      description: 'The passkeys of the person that work at this address.',
    }),
    userVerification: oneOf(
      ['preferred', 'required'],
      'Whether the browser checks the person, for example by PIN or fingerprint: `preferred` if it can, ' +
        '`required` always.',
    ),
    timeout: timeout(),
  },
  {
    title: 'PasskeyRequest',
    description:
      'The options for `PublicKeyCredential.parseRequestOptionsFromJSON` and `navigator.credentials.get`.',
  },
);

/** The ways in which a person can take the second step. */
export const SecondStepResource = Type.Object(
  {
    hasApp: Type.Boolean({ description: 'Whether there is an authenticator app.' }),
    passkey: nullable(
      PasskeyRequest,
      'The request to the passkeys that work at this address; `null` if there is none.',
    ),
  },
  { title: 'SecondStep' },
);

/** The JSON of the ways in which a person can take the second step. */
export function toSecondStepResource(
  { hasApp, passkeys }: SecondStep,
  userVerification: 'preferred' | 'required' = 'preferred',
): Static<typeof SecondStepResource> {
  if (passkeys === null) return { hasApp, passkey: null };
  const request = {
    challenge: passkeys.challenge,
    rpId: passkeys.host,
    allowCredentials: credentialsOf(passkeys),
    userVerification,
    timeout: CHALLENGE_LIFETIME_MS,
  };
  return { hasApp, passkey: request };
}

/** The options with which a browser makes a passkey. */
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
        id: bytes(64, 'The id of the account, in base64url.', 'AZW2Zk8Ndc6vq2vXo0mN5w'),
        name: Type.String({ description: 'The e-mail address.', examples: ['defne@example.com'] }),
        displayName: Type.String({ description: 'The name of the person.', examples: ['Defne'] }),
      },
      { title: 'PasskeyUser', description: 'The person.' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object(
        {
          type: Type.Literal('public-key', { description: 'The type of credential.' }),
          alg: Type.Integer({ description: 'The COSE number of the algorithm.', examples: [-7] }),
        },
        { title: 'PasskeyAlgorithm' },
      ),
      { description: 'The accepted algorithms, preferred ones first.' },
    ),
    excludeCredentials: Type.Array(Credential, { description: 'The passkeys that the person already has.' }),
    authenticatorSelection: Type.Object(
      {
        residentKey: Type.Literal('preferred', {
          description: 'The device stores the passkey itself, if it can.',
        }),
        userVerification: Type.Literal('preferred', {
          description: 'The browser checks the person, for example by PIN or fingerprint, if it can.',
        }),
      },
      { title: 'PasskeySelection', description: 'The requirements for the device.' },
    ),
    attestation: Type.Literal('none', {
      description: '`none`: no certificate of the manufacturer is needed.',
    }),
    timeout: timeout(),
  },
  {
    title: 'PasskeyOffer',
    description:
      'The options for `PublicKeyCredential.parseCreationOptionsFromJSON` and ' +
      '`navigator.credentials.create`.',
  },
);

const SERVICE = 'Sofra';

/** The JSON of the options with which a browser makes a passkey. */
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
