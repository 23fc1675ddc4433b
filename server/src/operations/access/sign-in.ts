import type { AuditedCall } from '../../core/audit/audit-entry.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Device, isKnownDevice, rememberAccount } from '../../crypto/device-token.ts';
import type { Random } from '../../parts/parts.ts';
import { type AccountToSignIn, findAccountByEmail } from '../../store/access/accounts.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import type { TakeFairTurn } from '../../throttles/fair-turns.ts';
import type { SignInThrottle } from '../../throttles/sign-in-throttle.ts';
import { recordActOfNobody } from '../audit/record-act.ts';
import { beginSession, signInOf } from './begin-session.ts';
import { verifyAccountPassword } from './verify-account-password.ts';

/** The dependencies of a sign-in. */
export interface SignInParts {
  db: Database;
  random: Random;
  throttle: SignInThrottle;
  /** Bounds how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
  /** The key that proofs of devices are made with. */
  deviceKeys: readonly Buffer[];
}

/** An attempt to sign in. */
export interface Credentials {
  /** In any letter case. */
  email: string;
  password: string;
  /** The network address of the caller. */
  address: string;
  /** The device that was recognised by its token; `null` for none. */
  device: Device | null;
  call: AuditedCall;
}

/** A new session and its device. */
export interface SignedIn {
  /** The token of the session, shown only here. */
  token: string;
  /** The device, on which the account is known from now on. */
  device: Device;
}

/**
 * A hash that no password fits, as costly as those of `hashPassword`. An unknown address is verified against
 * it, so that the time of the answer does not tell which addresses exist.
 */
export const HASH_OF_NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const NOBODY = { accountId: '', venueId: '', passwordHash: HASH_OF_NOBODY, isPasswordCleaned: false };

/**
 * Begins a session of 30 days for the account with this e-mail address and password. A device that the
 * account signed in on before is not slowed by failures elsewhere.
 * @throws Refusal SIGN_IN_THROTTLED; SERVICE_UNAVAILABLE when too many sign in at the same time
 * @throws Refusal SIGN_IN_FAILED the same, and after the same time, for an unknown address, a wrong password,
 *   and an account whose venue was closed or switched off
 */
export async function signIn(parts: SignInParts, credentials: Credentials, now: number): Promise<SignedIn> {
  const email = credentials.email.toLowerCase();
  const account = await verify(parts, { ...credentials, email }, now);
  const token = await beginSession(parts, account, credentials.call, now);
  return { token, device: rememberAccount(credentials.device, email, parts.deviceKeys[0]!, parts.random) };
}

async function verify(
  parts: SignInParts,
  { email, password, address, device, call }: Credentials,
  now: number,
): Promise<AccountToSignIn> {
  const { db, throttle, passwordTurns, deviceKeys } = parts;
  const knownDevice = device !== null && isKnownDevice(device, email, deviceKeys) ? device.id : null;
  const attempt = throttle.enter({ email, address, knownDevice }, now);
  const account = await findAccountByEmail(db, email);
  const owner = { name: knownDevice ?? address, isPreferred: knownDevice !== null };
  const verified = await passwordTurns(owner, () =>
    verifyAccountPassword(parts, account ?? NOBODY, password),
  ).catch((error) => {
    attempt.takeBack();
    throw error;
  });
  if (account !== null && verified === null && attempt.slowsNext) await recordSlowed(db, account, call, now);
  if (account === null) throw new Refusal('SIGN_IN_FAILED');
  if (verified === null) throw new Refusal('SIGN_IN_FAILED', { accountId: account.accountId });
  attempt.succeed();
  return { ...account, passwordHash: verified };
}

/** So many attempts failed that the next one has to wait: the owner may want to know from where. */
function recordSlowed(db: Database, account: AccountToSignIn, call: AuditedCall, now: number): Promise<void> {
  const act = signInOf(account, 'SignInSlowed', now);
  return inTransaction(db, (tx) => recordActOfNobody(tx, account.venueId, call, act));
}
