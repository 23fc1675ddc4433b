import { isFactorRequiredOf } from '../../../core/access/sign-in/second-factor.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { idAt } from '../../../parts/parts.ts';
import {
  beginAfterPasswordCheck,
  type CheckedPassword,
  type Credentials,
  checkPassword,
  type SignedIn,
  type SignInParts,
} from '../sign-in/sign-in.ts';
import { beginSecondStep, type ChallengeParts, type SecondStep } from './passkey-challenge.ts';
import { confirmSecret, type FactorOwner, makePendingSecret, type ShownSecret } from './set-up-factor.ts';
import { addPasskey, type NamedPasskey, type OfferedPasskey, offerPasskey } from './set-up-passkey.ts';

/**
 * Makes the secret of an authenticator app for a person who is not signed in yet: their venue requires a second factor, and they
 * have none.
 * @throws Refusal those of `checkPassword`; SECOND_FACTOR_NEEDED if the person has a factor, SIGN_IN_FAILED if they need none
 */
export async function showSecretAtSignIn(
  parts: SignInParts,
  credentials: Omit<Credentials, 'step'>,
  now: number,
): Promise<ShownSecret> {
  const checked = await checkPassword(parts, credentials, now);
  checked.attempt.takeBack();
  return makePendingSecret(parts, ownerOf(checked, credentials.email), now);
}

/**
 * Confirms the secret of `showSecretAtSignIn` with the first code of the app, and signs the person in.
 * @returns the session, and ten recovery codes, shown only here
 * @throws Refusal those of `showSecretAtSignIn` and `confirmSecret`
 */
export async function confirmSecretAtSignIn(
  parts: SignInParts,
  { code, ...credentials }: Omit<Credentials, 'step'> & { code: string },
  now: number,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const checked = await checkPassword(parts, credentials, now);
  const owner = ownerOf(checked, credentials.email);
  const stamp = stampOf(parts, credentials, owner, now);
  const { passwordHash } = checked.account;
  const recoveryCodes = await confirmSecret(parts, owner, { code, passwordHash }, stamp);
  const begun = await beginAfterPasswordCheck(parts, checked, credentials, { proof: 'SecondFactor', now });
  return { ...begun, recoveryCodes };
}

/**
 * Makes the challenge for a new passkey of a person who must set up a factor to sign in.
 * @throws Refusal those of `showSecretAtSignIn` and `offerPasskey`
 */
export async function offerPasskeyAtSignIn(
  parts: SignInParts & ChallengeParts,
  credentials: Omit<Credentials, 'step'>,
  now: number,
): Promise<OfferedPasskey> {
  const checked = await checkPassword(parts, credentials, now);
  const owner = ownerOf(checked, credentials.email);
  checked.attempt.takeBack();
  return offerPasskey(parts, owner, now);
}

/**
 * Adds the passkey of `offerPasskeyAtSignIn`, and signs the person in.
 * @returns the session, and ten recovery codes, shown only here
 * @throws Refusal those of `showSecretAtSignIn` and `addPasskey`
 */
export async function addPasskeyAtSignIn(
  parts: SignInParts & ChallengeParts,
  { name, passkey, ...credentials }: Omit<Credentials, 'step'> & NamedPasskey,
  now: number,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const checked = await checkPassword(parts, credentials, now);
  const owner = ownerOf(checked, credentials.email);
  const added = { name, passkey, passwordHash: checked.account.passwordHash };
  const recoveryCodes = await addPasskey(parts, owner, added, stampOf(parts, credentials, owner, now));
  const begun = await beginAfterPasswordCheck(parts, checked, credentials, { proof: 'Passkey', now });
  return { ...begun, recoveryCodes };
}

/**
 * Returns the factors that a person can use as the second step of their sign-in, with a challenge for their passkeys.
 * @throws Refusal those of `checkPassword`
 */
export async function beginSecondStepOfSignIn(
  parts: SignInParts & ChallengeParts,
  credentials: Omit<Credentials, 'step'>,
  now: number,
): Promise<SecondStep> {
  const { account, attempt } = await checkPassword(parts, credentials, now);
  attempt.takeBack();
  return beginSecondStep(parts, account, 'SignIn', now);
}

/** The audit stamp of the set-up; the sign-in gets its own audit entry. */
function stampOf(
  { random }: SignInParts,
  { call }: Pick<Credentials, 'call'>,
  account: FactorOwner,
  now: number,
): ActStamp {
  return { by: { ...call, entryId: idAt(now, random), account }, now };
}

function ownerOf({ account, attempt }: CheckedPassword, email: string): FactorOwner {
  const { accountId, venueId, name, role, hasFactor, isFactorRequired } = account;
  if (hasFactor || !isFactorRequired || !isFactorRequiredOf(role)) {
    attempt.takeBack();
    throw new Refusal(hasFactor ? 'SECOND_FACTOR_NEEDED' : 'SIGN_IN_FAILED', { accountId });
  }
  return { venueId, accountId, name, email: email.toLowerCase() };
}
