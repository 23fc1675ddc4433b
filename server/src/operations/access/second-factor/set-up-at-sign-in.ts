import { isFactorRequiredOf } from '../../../core/access/second-factor.ts';
import { Refusal } from '../../../core/refusals.ts';
import { idAt } from '../../../parts/parts.ts';
import {
  beginChecked,
  type CheckedPassword,
  type Credentials,
  checkPassword,
  type SignedIn,
  type SignInParts,
} from '../sign-in.ts';
import { confirmSecret, type FactorOwner, type ShownSecret, showSecret } from './set-up-factor.ts';

/**
 * Makes a secret for a person whose venue requires a second factor, and who has none. They are not signed in yet.
 * @throws Refusal those of `checkPassword`; SECOND_FACTOR_NEEDED for a person who has one, SIGN_IN_FAILED for one who needs none
 */
export async function showSecretAtSignIn(
  parts: SignInParts,
  credentials: Omit<Credentials, 'code'>,
  now: number,
): Promise<ShownSecret> {
  const checked = await checkPassword(parts, credentials, now);
  checked.attempt.takeBack();
  return showSecret(parts, ownerOf(checked, credentials.email), now);
}

/**
 * Confirms that secret with the first code of the app, and signs the person in.
 * @returns the session, and ten recovery codes, shown only here
 * @throws Refusal those of `showSecretAtSignIn` and `confirmSecret`
 */
export async function confirmSecretAtSignIn(
  parts: SignInParts,
  { code, ...credentials }: Credentials & { code: string },
  now: number,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const checked = await checkPassword(parts, credentials, now);
  const owner = ownerOf(checked, credentials.email);
  // The sign-in has an entry of its own in the audit log.
  const by = { ...credentials.call, entryId: idAt(now, parts.random), account: owner };
  const recoveryCodes = await confirmSecret(parts, owner, { code, tokenHash: null }, { by, now });
  const begun = await beginChecked(parts, checked, credentials, { proof: 'SecondFactor', now });
  return { ...begun, recoveryCodes };
}

function ownerOf({ account, attempt }: CheckedPassword, email: string): FactorOwner {
  const { accountId, venueId, name, role, hasFactor, isFactorRequired } = account;
  if (hasFactor || !isFactorRequired || !isFactorRequiredOf(role)) {
    attempt.takeBack();
    throw new Refusal(hasFactor ? 'SECOND_FACTOR_NEEDED' : 'SIGN_IN_FAILED', { accountId });
  }
  return { venueId, accountId, name, email: email.toLowerCase() };
}
