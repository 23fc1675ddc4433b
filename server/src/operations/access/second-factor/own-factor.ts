import type { Session } from '../../../core/access/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hasSecondFactor } from '../../../store/access/second-factors.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import { type OwnPassword, type OwnPasswordParts, requireOwnPassword } from '../own-password.ts';
import { removeSecondFactor } from './remove-factor.ts';
import {
  confirmSecret,
  type FactorOwner,
  renewRecoveryCodes,
  type ShownSecret,
  showSecret,
} from './set-up-factor.ts';
import { requireFactorCode } from './use-factor-code.ts';

/**
 * Makes a secret for the authenticator app of a person who is signed in. A person who has a second factor gives a code of it, too.
 * @throws Refusal those of `requireOwnPassword` and `requireFactorCode`
 */
export async function beginOwnFactor(
  parts: OwnPasswordParts,
  own: OwnPassword,
  code: string | undefined,
  now: number,
): Promise<ShownSecret> {
  const account = await requireOwnPassword(parts, own, now);
  const { venueId, accountId } = own.session;
  if (await hasSecondFactor(parts.db, own.session))
    await requireFactorCode(parts.db, { venueId, accountId }, code, now);
  return showSecret(parts, { venueId, accountId, name: account.name, email: account.email! }, now);
}

/** A person who is signed in, and what they typed. */
export interface OwnCode {
  session: Session;
  /** The token hash of the session. */
  tokenHash: string;
  code: string;
}

/**
 * Confirms that secret. Tries of one session are slowed as its wrong passwords are.
 * @returns ten recovery codes, shown only here
 * @throws Refusal SIGN_IN_THROTTLED; those of `confirmSecret`
 */
export async function confirmOwnFactor(
  parts: OwnPasswordParts,
  { session, tokenHash, code }: OwnCode,
  stamp: ActStamp,
): Promise<string[]> {
  countTry(parts.passwordGuesses, tokenHash, stamp.now);
  const codes = await confirmSecret(parts, ownerOf(session), { code, tokenHash }, stamp);
  parts.passwordGuesses.clear(tokenHash);
  return codes;
}

/** @throws Refusal SIGN_IN_THROTTLED */
function countTry(guesses: AttemptPace, tokenHash: string, now: number): void {
  const waitMs = guesses.waitMs(tokenHash, now);
  if (waitMs > 0) throw new Refusal('SIGN_IN_THROTTLED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  guesses.count(tokenHash, now);
}

/**
 * Gives a person who is signed in ten new recovery codes.
 * @throws Refusal SECOND_FACTOR_MISSING; those of `requireOwnPassword` and `requireFactorCode`
 */
export async function renewOwnRecoveryCodes(
  parts: OwnPasswordParts,
  own: OwnPassword & { session: Session },
  code: string,
  stamp: ActStamp,
): Promise<string[]> {
  await requireBoth(parts, own, code, stamp.now);
  return renewRecoveryCodes(parts, ownerOf(own.session), stamp);
}

/**
 * Removes the second factor of a person who is signed in.
 * @throws Refusal those of `renewOwnRecoveryCodes`
 */
export async function endOwnFactor(
  parts: OwnPasswordParts,
  own: OwnPassword,
  code: string,
  stamp: ActStamp,
): Promise<void> {
  await requireBoth(parts, own, code, stamp.now);
  await removeSecondFactor(parts, own.session, stamp);
}

async function requireBoth(
  parts: OwnPasswordParts,
  own: OwnPassword,
  code: string,
  now: number,
): Promise<void> {
  await requireOwnPassword(parts, own, now);
  if (!(await hasSecondFactor(parts.db, own.session))) throw new Refusal('SECOND_FACTOR_MISSING');
  await requireFactorCode(parts.db, own.session, code, now);
}

function ownerOf({ venueId, accountId, name, email }: Session): FactorOwner {
  return { venueId, accountId, name, email: email ?? '' };
}
