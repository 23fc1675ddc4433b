import { isFactorRequiredOf } from '../../../core/access/sign-in/second-factor.ts';
import type { AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { isKnownBrowser, type KnownBrowser, rememberAccount } from '../../../crypto/tokens/browser-token.ts';
import type { Random } from '../../../parts/parts.ts';
import { type FoundAccount, findAccountByEmail } from '../../../store/access/accounts.ts';
import type { SessionProof } from '../../../store/access/sign-in/session-details.ts';
import { listAuditEntries } from '../../../store/audit/audit-entries.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import type { TakeFairTurn } from '../../../throttles/fair-turns.ts';
import {
  type CountedAttempt,
  MOST_FAILURES_OF_EMAIL,
  requireNoWait,
  type SignInAttempt,
  type SignInThrottle,
} from '../../../throttles/sign-in-throttle.ts';
import { recordAnonymousAct } from '../../audit/record-act.ts';
import { verifyAccountPassword } from '../passwords/verify-account-password.ts';
import {
  type FactorStep,
  factorStoppedRefusal,
  useFactor,
  wrongStepRefusal,
} from '../second-factor/use-factor.ts';
import { beginSession, signInAct } from './begin-session.ts';
import type { SignInFailures } from './sign-in-failures.ts';

/** The dependencies of a sign-in. */
export interface SignInParts {
  db: Database;
  random: Random;
  throttle: SignInThrottle;
  /** Makes known browsers wait after wrong second steps, by browser and account. */
  codeGuesses: AttemptPace;
  failures: SignInFailures;
  /** Mails a link that makes a browser known to an account, in the background; `null` if no mail server is configured. */
  mailBrowserLink: ((account: FoundAccount, now: number) => void) | null;
  /** Limits how many passwords are hashed at the same time. */
  passwordTurns: TakeFairTurn;
  /** The keys that sign which accounts a browser has signed in to; the present one first. */
  deviceKeys: readonly Buffer[];
}

/** An attempt to sign in. */
export interface Credentials {
  /** In any letter case. */
  email: string;
  password: string;
  /** The second step; `null` if the person has not done it yet. */
  step: FactorStep | null;
  /** The network address of the caller. */
  address: string;
  /** The browser, recognised by its device token; `null` if it is unknown. */
  device: KnownBrowser | null;
  call: AuditedCall;
}

/** A new session and its device. */
export interface SignedIn {
  /** The token of the session, shown only here. */
  token: string;
  /** The browser; from now on it is known to the account. */
  device: KnownBrowser;
  /** Whether this browser is new to an account that has signed in before. */
  isNewBrowser: boolean;
}

/**
 * A hash that no password matches, as slow to verify as those of `hashPassword`. Used for unknown addresses, so that the
 * response time does not tell which addresses exist.
 */
export const DUMMY_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const UNKNOWN_ACCOUNT = { accountId: '', venueId: '', passwordHash: DUMMY_HASH, isPasswordCleaned: false };

/**
 * Checks e-mail address, password and second factor (if the account has one), and begins a session of 30 days. A known
 * browser is not slowed by failures elsewhere.
 * @throws Refusal SIGN_IN_THROTTLED; SERVICE_UNAVAILABLE if too many people sign in at the same time
 * @throws Refusal SIGN_IN_FAILED for an unknown address, a wrong password, and an account whose venue was closed or
 *   switched off, always after the same time
 * @throws Refusal BROWSER_LINK_NEEDED after many failures for the address, on an unknown browser; the same for unknown
 *   addresses
 * @throws Refusal only after the right password: SECOND_FACTOR_NEEDED if the second step is missing,
 *   SECOND_FACTOR_WRONG, PASSKEY_WRONG, and SECOND_FACTOR_MISSING for a person who must set up a factor first
 */
export async function signIn(parts: SignInParts, credentials: Credentials, now: number): Promise<SignedIn> {
  const checked = await checkPassword(parts, credentials, now);
  const proof = await checkFactor(parts, checked, credentials, now);
  return beginAfterPasswordCheck(parts, checked, credentials, { proof, now });
}

/** An account whose password was right, and the attempt, which counts as failed until the session begins. */
export interface CheckedPassword {
  account: FoundAccount;
  attempt: CountedAttempt;
  /** The id of the browser if it is known to the account; else `null`. */
  knownDevice: string | null;
}

/**
 * Checks the password of a sign-in.
 * @throws Refusal SIGN_IN_THROTTLED, SERVICE_UNAVAILABLE, SIGN_IN_FAILED, BROWSER_LINK_NEEDED, as in `signIn`
 */
export async function checkPassword(
  parts: SignInParts,
  { email: typed, password, address, device, call }: Omit<Credentials, 'step'>,
  now: number,
): Promise<CheckedPassword> {
  const { db, passwordTurns, deviceKeys, mailBrowserLink } = parts;
  const email = typed.toLowerCase();
  const knownDevice = device !== null && isKnownBrowser(device, email, deviceKeys) ? device.id : null;
  const failures = knownDevice === null ? await parts.failures.count(email, now) : 0;
  const attempt = countAttempt(parts, { email, address, knownDevice, failures }, now);
  const account = await findAccountByEmail(db, email);
  const needsLink = failures > MOST_FAILURES_OF_EMAIL && mailBrowserLink !== null;
  // While a link is needed, an account without a second factor is verified against the dummy hash: its real password is
  // not tried, and the answer takes the same time.
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

/** Counts an attempt in the throttle of this server; on an unknown browser also in the failures of all servers. */
function countAttempt(
  { throttle, failures }: SignInParts,
  attempt: SignInAttempt,
  now: number,
): CountedAttempt {
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

/** Checks the second step if the account has a factor. @returns how the person proved who they are */
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
    throw factorStoppedRefusal(check.untilMs, now);
  }
  if (check.stops || attempt.slowsNext) await recordSlowed(db, account, call, now);
  throw wrongStepRefusal(step, accountId);
}

/** Begins the session after password and second factor were checked. */
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

/** Whether the audit log, which is kept for a limited time, has a sign-in of the account. */
async function hasSignedIn(db: Database, { venueId, accountId }: FoundAccount): Promise<boolean> {
  const filter = { part: 'SignIns', actor: 'Account', accountId } as const;
  return (await listAuditEntries(db, venueId, filter, null, 1)).length > 0;
}

/** Writes into the audit log that many attempts failed and the next must wait, with the network address. */
function recordSlowed(db: Database, account: FoundAccount, call: AuditedCall, now: number): Promise<void> {
  const act = signInAct(account, 'SignInSlowed', now);
  return inTransaction(db, (tx) => recordAnonymousAct(tx, account.venueId, call, act));
}
