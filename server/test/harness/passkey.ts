import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '../../src/crypto/passkeys.ts';
import type { Sofra, TestAnswer } from './sofra.ts';
import { PASSWORD, type Person } from './staff.ts';

/** What a test changes in what an authenticator says. */
export interface Says {
  /** The page that asks. @default that of the services of the tests, at localhost */
  origin?: string;
  /** The host that the passkey is for. */
  host?: string;
  /** Whether it checked who uses it. @default true */
  checkedPerson?: boolean;
  /** What it counts its signatures to. @default one more than before */
  count?: number;
}

/** An authenticator with one passkey, as a browser and a security key are together. */
export interface TestPasskey {
  id: string;
  create(challenge: string, says?: Says): NewPasskey;
  answer(challenge: string, says?: Says): PasskeyAnswer;
}

const HOST = 'localhost';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Makes an authenticator with an ES256 key of its own. */
export function newTestPasskey(): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let count = 0;
  const dataOf = ({ host = HOST, checkedPerson = true, count: said }: Says, credential: Buffer | null) => {
    count = said ?? count + 1;
    const flags =
      USER_PRESENT | (checkedPerson ? USER_VERIFIED : 0) | (credential === null ? 0 : HAS_CREDENTIAL);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(Buffer.from(host)), head, credential ?? Buffer.alloc(0)]);
  };
  return {
    id,
    create: (challenge, says = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length, 0);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKeyOf(publicKey)]);
      const attestation = cborMap([
        [text('fmt'), text('none')],
        [text('attStmt'), cborMap([])],
        [text('authData'), cbor(2, dataOf(says, credential))],
      ]);
      return {
        id,
        clientDataJSON: clientData('webauthn.create', challenge, says).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      };
    },
    answer: (challenge, says = {}) => {
      const data = dataOf(says, null);
      const client = clientData('webauthn.get', challenge, says);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}

/** Adds a passkey to a person who is signed in and has no second factor. @returns it, and the recovery codes */
export async function addPasskey(
  { call }: Person,
  more: Record<string, unknown> = {},
  name = 'Phone',
): Promise<TestPasskey & { recoveryCodes: string[] }> {
  const begun = await call('POST', '/session/passkeys', { currentPassword: PASSWORD, ...more });
  if (begun.status !== 201) throw new Error(`cannot begin: ${begun.text}`);
  const passkey = newTestPasskey();
  const created = passkey.create(begun.body.data.challenge);
  const added = await call('PUT', '/session/passkeys', { name, passkey: created });
  if (added.status !== 200) throw new Error(`cannot add: ${added.text}`);
  return { ...passkey, recoveryCodes: added.body.data.recoveryCodes };
}

/** The challenge for the second step of a sign-in, after the right password. */
export async function challengeAtSignIn(
  sofra: Sofra,
  { account }: Person,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = { email: account.email, password: PASSWORD };
  const answer = await sofra.call('POST', '/venue/v1/second-step', { body, headers });
  return answer.body.data.passkey.challenge;
}

/** Tries to sign in with the password and the answer of a passkey. */
export function signInByPasskey(
  sofra: Sofra,
  { account }: Person,
  passkey: PasskeyAnswer,
  headers: Record<string, string> = {},
): Promise<TestAnswer> {
  const body = { email: account.email, password: PASSWORD, passkey };
  return sofra.call('POST', '/venue/v1/session', { body, headers });
}

function clientData(type: string, challenge: string, { origin = `http://${HOST}:3000` }: Says): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The key as COSE has it: EC2, ES256, P-256. */
function coseKeyOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const part = (coordinate: string | undefined) => cbor(2, Buffer.from(coordinate!, 'base64url'));
  return cborMap([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), part(x)],
    [number(-3), part(y)],
  ]);
}

const number = (value: number) => Buffer.from([value < 0 ? 0x20 - 1 - value : value]);
const text = (value: string) => cbor(3, Buffer.from(value));
const cborMap = (pairs: [Buffer, Buffer][]) =>
  Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);

/** Bytes (2) or a text (3) of CBOR, of up to 65,535 bytes. */
function cbor(major: 2 | 3, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(headOf(major << 5, content.length)), content]);
}

function headOf(type: number, length: number): number[] {
  if (length < 24) return [type | length];
  return length < 256 ? [type | 24, length] : [type | 25, length >> 8, length & 0xff];
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
