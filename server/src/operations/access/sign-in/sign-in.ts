import { isFactorRequiredOf } from '../../../core/access/sign-in/second-factor.ts';
import type { AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type Device, isKnownDevice, rememberAccount } from '../../../crypto/tokens/device-token.ts';
import type { Random } from '../../../parts/parts.ts';
import { type FoundAccount, findAccountByEmail } from '../../../store/access/accounts.ts';
import type { SessionProof } from '../../../store/access/sign-in/session-details.ts';
import { listAuditEntries } from '../../../store/audit/audit-entries.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import type { TakeFairTurn } from '../../../throttles/fair-turns.ts';
import {
  type CountedAttempt,
  MANY_FOR_EMAIL,
  requireNoWait,
  type SignInAttempt,
  type SignInThrottle,
} from '../../../throttles/sign-in-throttle.ts';
import { recordAnonymousAct } from '../../audit/record-act.ts';
import { verifyAccountPassword } from '../passwords/verify-account-password.ts';
import { type FactorStep, stoppedRefusal, useFactor, wrongRefusal } from '../second-factor/use-factor.ts';
import { beginSession, signInOf } from './begin-session.ts';
import type { SignInFailures } from './sign-in-failures.ts';

/** The dependencies of a sign-in. */
export interface SignInParts {
  db: Database;
  random: Random;
  throttle: SignInThrottle;
  /** Slows wrong second steps in browsers that the account signed in on before, by browser and account. */
  codeGuesses: AttemptPace;
  failures: SignInFailures;
  /** Mails a link that makes a browser known to an account, in the background; `null` when no mail server is set. */
  mailBrowserLink: ((account: FoundAccount, now: number) => void) | null;
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
  /** What the person did as the second step; `null` for nothing yet. */
  step: FactorStep | null;
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
  /** Whether the account signed in before, and never on this device. */
  isNewBrowser: boolean;
}

/**
 * A hash that no password fits, as costly as those of `hashPassword`. An unknown address is verified against
 * it, so that the time of the answer does not tell which addresses exist.
 */
export const DUMMY_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const UNKNOWN_ACCOUNT = { accountId: '', venueId: '', passwordHash: DUMMY_HASH, isPasswordCleaned: false };

/**
 * Begins a session of 30 days for the account with this e-mail address and password, and with its second factor if it has one. A device that
 * the account signed in on before is not slowed by failures elsewhere.
 * @throws Refusal SIGN_IN_THROTTLED; SERVICE_UNAVAILABLE when too many sign in at the same time
 * @throws Refusal SIGN_IN_FAILED the same, and after the same time, for an unknown address, a wrong password,
 *   and an account whose venue was closed or switched off
 * @throws Refusal BROWSER_LINK_NEEDED the same, on a browser where the account did not sign in before, after many failures for the address
 * @throws Refusal after the right password alone: SECOND_FACTOR_NEEDED without a second step, SECOND_FACTOR_WRONG, PASSKEY_WRONG, and SECOND_FACTOR_MISSING for a
 *   person who must set one up first
 */
export async function signIn(parts: SignInParts, credentials: Credentials, now: number): Promise<SignedIn> {
  const checked = await checkPassword(parts, credentials, now);
  const proof = await checkFactor(parts, checked, credentials, now);
  return beginAfterPasswordCheck(parts, checked, credentials, { proof, now });
}

/** An account whose password was right, and the attempt, which counts as failed until it succeeds. */
export interface CheckedPassword {
  account: FoundAccount;
  attempt: CountedAttempt;
  /** The id of the device, if the account signed in on it before; else `null`. */
  knownDevice: string | null;
}

/**
 * Checks the first step of a sign-in.
 * @throws Refusal those of `signIn` before the right password
 */
export async function checkPassword(
  parts: SignInParts,
  { email: typed, password, address, device, call }: Omit<Credentials, 'step'>,
  now: number,
): Promise<CheckedPassword> {
  const { db, passwordTurns, deviceKeys, mailBrowserLink } = parts;
  const email = typed.toLowerCase();
  const knownDevice = device !== null && isKnownDevice(device, email, deviceKeys) ? device.id : null;
  const failures = knownDevice === null ? await parts.failures.count(email, now) : 0;
  const attempt = enter(parts, { email, address, knownDevice, failures }, now);
  const account = await findAccountByEmail(db, email);
  const needsLink = failures > MANY_FOR_EMAIL && mailBrowserLink !== null;
  // Without a second factor the password is not looked at, and the answer takes as long.
  const verifiable =
    needsLink && account?.hasFactor !== true ? UNKNOWN_ACCOUNT : (account ?? UNKNOWN_ACCOUNT);
  const owner = { name: knownDevice ?? address, isPreferred: knownDevice !== null };
  const verified = await passwordTurns(owner, () => verifyAccountPassword(parts, verifiable, password)).catch(
    (error) => {
      attempt.takeBack();
      throw error;
    },
  );
  if (account !== null && verified === null && attempt.slowsNext) await recordSlowed(db, account, call, now);
  if (needsLink && verified === null) {
    if (account !== null) mailBrowserLink(account, now);
    throw new Refusal('BROWSER_LINK_NEEDED', account === null ? {} : { accountId: account.accountId });
  }
  if (account === null) throw new Refusal('SIGN_IN_FAILED');
  if (verified === null) throw new Refusal('SIGN_IN_FAILED', { accountId: account.accountId });
  return { account: { ...account, passwordHash: verified }, attempt, knownDevice };
}

/** Counts an attempt: at its place, and on a browser that the account does not know, also among those of all servers. */
function enter({ throttle, failures }: SignInParts, attempt: SignInAttempt, now: number): CountedAttempt {
  const entered = throttle.enter(attempt, now);
  if (attempt.knownDevice !== null) return entered;
  const { email } = attempt;
  failures.add(email, now);
  return {
    ...entered,
    succeed: () => {
      failures.takeBack(email);
      entered.succeed();
    },
    takeBack: () => {
      failures.takeBack(email);
      entered.takeBack();
    },
  };
}

/** Checks the second step, if there is one. @returns by what the person proved who they are */
async function checkFactor(
  { db, codeGuesses }: SignInParts,
  { account, attempt, knownDevice }: CheckedPassword,
  { step, call }: Credentials,
  now: number,
): Promise<SessionProof> {
  const { hasFactor, role, accountId } = account;
  if (!hasFactor) {
    if (!account.isFactorRequired || !isFactorRequiredOf(role)) return 'Password';
    attempt.takeBack();
    throw new Refusal('SECOND_FACTOR_MISSING', { accountId });
  }
  if (step === null) {
    attempt.takeBack();
    throw new Refusal('SECOND_FACTOR_NEEDED', { accountId });
  }
  const guesser = knownDevice === null ? null : `${knownDevice} ${accountId}`;
  if (guesser !== null) requireNoWait(codeGuesses.waitMs(guesser, now));
  if (guesser !== null) codeGuesses.count(guesser, now);
  const check = await useFactor(db, account, { ...step, isKnownBrowser: guesser !== null }, now);
  if (check.outcome === 'Used') {
    if (guesser !== null) codeGuesses.clear(guesser);
    return 'code' in step ? 'SecondFactor' : 'Passkey';
  }
  if (check.outcome === 'Stopped') {
    attempt.takeBack();
    throw stoppedRefusal(check.untilMs, now);
  }
  if (check.stops || attempt.slowsNext) await recordSlowed(db, account, call, now);
  throw wrongRefusal(step, accountId);
}

/** Begins the session of an account whose steps were all checked. */
export async function beginAfterPasswordCheck(
  parts: SignInParts,
  { account, attempt, knownDevice }: CheckedPassword,
  { email, device, call }: Omit<Credentials, 'step'>,
  { proof, now }: { proof: SessionProof; now: number },
): Promise<SignedIn> {
  attempt.succeed();
  const isNewBrowser = knownDevice === null && (await hasSignedIn(parts.db, account));
  const token = await beginSession(parts, account, call, now, proof);
  const known = rememberAccount(device, email.toLowerCase(), parts.deviceKeys[0]!, parts.random);
  return { token, device: known, isNewBrowser };
}

/** Whether the audit log has a sign-in of an account. It is kept for a limited time. */
async function hasSignedIn(db: Database, { venueId, accountId }: FoundAccount): Promise<boolean> {
  const filter = { part: 'SignIns', actor: 'Account', accountId } as const;
  return (await listAuditEntries(db, venueId, filter, null, 1)).length > 0;
}

/** So many attempts failed that the next one must wait: the owner may want to know from where. */
function recordSlowed(db: Database, account: FoundAccount, call: AuditedCall, now: number): Promise<void> {
  const act = signInOf(account, 'SignInSlowed', now);
  return inTransaction(db, (tx) => recordAnonymousAct(tx, account.venueId, call, act));
}
