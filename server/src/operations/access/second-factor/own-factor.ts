import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hasSecondFactor } from '../../../store/access/sign-in/second-factors.ts';
import type { Database } from '../../../store/database.ts';
import type { AttemptPace } from '../../../throttles/attempt-pace.ts';
import { type OwnPasswordParts, type PasswordProof, requireOwnPassword } from '../passwords/own-password.ts';
import { type FactorMailRecipient, removeApp, removeSecondFactor } from './remove-factor.ts';
import {
  confirmSecret,
  type FactorOwner,
  makePendingSecret,
  renewRecoveryCodes,
  type ShownSecret,
} from './set-up-factor.ts';
import { type FactorStep, requireFactor } from './use-factor.ts';

/**
 * Makes a secret for the authenticator app of a signed-in person. A person who already has a second factor must also
 * prove it.
 * @throws Refusal those of `requireOwnPassword` and `requireFactor`
 */
export async function beginOwnFactor(
  parts: OwnPasswordParts,
  own: PasswordProof,
  step: FactorStep | null,
  now: number,
): Promise<ShownSecret> {
  const account = await requireOwnPassword(parts, own, now);
  const { venueId, accountId } = own.session;
  await requireFactorIfSetUp(parts.db, own.session, step, now);
  return makePendingSecret(parts, { venueId, accountId, name: account.name, email: account.email! }, now);
}

/** A signed-in person, and the code of the app that they typed. */
export interface OwnFactorCode {
  session: Session;
  /** The hash of the session token. */
  tokenHash: string;
  code: string;
}

/**
 * Confirms the secret of `beginOwnFactor` with a code. A session must wait after wrong codes as after wrong passwords.
 * @returns ten recovery codes, shown only here
 * @throws Refusal SIGN_IN_THROTTLED; those of `confirmSecret`
 */
export async function confirmOwnFactor(
  parts: OwnPasswordParts,
  { session, tokenHash, code }: OwnFactorCode,
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
 * Makes ten new recovery codes for a signed-in person.
 * @throws Refusal SECOND_FACTOR_MISSING; those of `requireOwnPassword` and `requireFactor`
 */
export async function renewOwnRecoveryCodes(
  parts: OwnPasswordParts,
  own: PasswordProof & { session: Session },
  step: FactorStep | null,
  stamp: ActStamp,
): Promise<string[]> {
  await requirePasswordAndFactor(parts, own, step, stamp.now);
  return renewRecoveryCodes(parts, ownerOf(own.session), stamp);
}

/**
 * Removes the second factor of a signed-in person.
 * @param isAppOnly  removes only the authenticator app; passkeys stay
 * @returns the recipient of the mail about it; `null` if there was nothing to remove
 * @throws Refusal those of `renewOwnRecoveryCodes`
 */
export async function endOwnFactor(
  parts: OwnPasswordParts & { publicUrl: string | null },
  own: PasswordProof & { session: Session },
  { step, isAppOnly }: { step: FactorStep | null; isAppOnly: boolean },
  stamp: ActStamp,
): Promise<FactorMailRecipient | null> {
  await requirePasswordAndFactor(parts, own, step, stamp.now);
  return isAppOnly ? removeApp(parts, own.session, stamp) : removeSecondFactor(parts, own.session, stamp);
}

/**
 * Checks both the password and the second factor of a signed-in person.
 * @throws Refusal those of `requireOwnPassword` and `requireFactor`; SECOND_FACTOR_MISSING
 */
export async function requirePasswordAndFactor(
  parts: OwnPasswordParts,
  own: PasswordProof,
  step: FactorStep | null,
  now: number,
): Promise<void> {
  await requireOwnPassword(parts, own, now);
  if (!(await hasSecondFactor(parts.db, own.session))) throw new Refusal('SECOND_FACTOR_MISSING');
  await requireFactor(parts.db, own.session, step, now);
}

/** Checks the second factor of a person if they have one. @throws Refusal those of `requireFactor` */
export async function requireFactorIfSetUp(
  db: Database,
  ref: Session | PasswordProof['session'],
  step: FactorStep | null,
  now: number,
): Promise<void> {
  const { venueId, accountId } = ref;
  if (await hasSecondFactor(db, ref)) await requireFactor(db, { venueId, accountId }, step, now);
}

/** The person of a session as the `FactorOwner`. */
export function ownerOf({ venueId, accountId, name, email }: Session): FactorOwner {
  return { venueId, accountId, name, email: email ?? '' };
}
