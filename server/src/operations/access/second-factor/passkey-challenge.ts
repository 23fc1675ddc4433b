import {
  CHALLENGE_LIFETIME_MS,
  type ChallengePurpose,
  isPasskeyOrigin,
  passkeyHostOf,
} from '../../../core/access/sign-in/passkey.ts';
import { type ExpectedAnswer, readClientData } from '../../../crypto/passkeys.ts';
import type { Random } from '../../../parts/parts.ts';
import {
  insertPasskeyChallenge,
  takePasskeyChallenge,
} from '../../../store/access/sign-in/passkey-challenges.ts';
import { listPasskeys, type Passkey } from '../../../store/access/sign-in/passkeys.ts';
import { type FactorRef, findSecondFactor } from '../../../store/access/sign-in/second-factors.ts';
import type { Database, Db } from '../../../store/database.ts';

/** The dependencies of a challenge. */
export interface ChallengeParts {
  db: Database;
  random: Random;
  /** The address that the operator configured; `null` for none. */
  publicUrl: string | null;
}

/** A WebAuthn challenge for the passkeys of a host. */
export interface Challenge {
  /** In base64url. */
  challenge: string;
  host: string;
  passkeys: readonly Passkey[];
}

/** The factors that a person can use as the second step. */
export interface SecondStep {
  hasApp: boolean;
  /** A challenge for the passkeys of this host; `null` if the person has none. */
  passkeys: Challenge | null;
}

const CHALLENGE_BYTES = 32;

/** Makes a challenge that can be answered once, within five minutes. */
export async function newChallenge(
  { db, random }: Pick<ChallengeParts, 'db' | 'random'>,
  ref: FactorRef,
  purpose: ChallengePurpose,
  now: number,
): Promise<string> {
  const challenge = random(CHALLENGE_BYTES);
  await insertPasskeyChallenge(db, ref, { challenge, purpose }, now + CHALLENGE_LIFETIME_MS);
  return challenge.toString('base64url');
}

/** Returns the factors that an account can use as the second step, with a challenge if it has passkeys for this address. */
export async function beginSecondStep(
  parts: ChallengeParts,
  ref: FactorRef,
  purpose: 'SignIn' | 'Proof',
  now: number,
): Promise<SecondStep> {
  const hasApp = ((await findSecondFactor(parts.db, ref))?.secret ?? null) !== null;
  const host = passkeyHostOf(parts.publicUrl);
  const passkeys = (await listPasskeys(parts.db, ref)).filter((one) => one.host === host);
  if (host === null || passkeys.length === 0) return { hasApp, passkeys: null };
  return { hasApp, passkeys: { challenge: await newChallenge(parts, ref, purpose, now), host, passkeys } };
}

/**
 * Deletes the challenge that a browser says it answered, even if the answer turns out to be wrong.
 * @returns what the answer must match; `null` if the challenge was made for another person or purpose, was answered
 *   before, or has expired
 */
export async function consumeChallenge(
  db: Db,
  ref: FactorRef,
  answer: { clientDataJSON: string; purpose: ChallengePurpose; publicUrl: string | null },
  now: number,
): Promise<ExpectedAnswer | null> {
  const { purpose, publicUrl } = answer;
  const host = passkeyHostOf(publicUrl);
  const challenge = readClientData(answer.clientDataJSON)?.challenge;
  if (host === null || challenge === undefined) return null;
  const bytes = Buffer.from(challenge, 'base64url');
  if (!(await takePasskeyChallenge(db, ref, { challenge: bytes, purpose }, now))) return null;
  return { challenge, host, isOwnOrigin: (origin) => isPasskeyOrigin(origin, publicUrl) };
}
