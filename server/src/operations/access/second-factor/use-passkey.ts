import { Refusal } from '../../../core/refusals.ts';
import { type PasskeyAnswer, verifyPasskeyAnswer } from '../../../crypto/passkeys.ts';
import { listPasskeys, updatePasskeyUse } from '../../../store/access/sign-in/passkeys.ts';
import type { FactorRef } from '../../../store/access/sign-in/second-factors.ts';
import type { Tx } from '../../../store/database.ts';
import { consumeChallenge } from './passkey-challenge.ts';

/** The answer of a passkey, with the conditions under which it is accepted. */
export interface PasskeyStep {
  passkey: PasskeyAnswer;
  purpose: 'SignIn' | 'Proof';
  /** Whether the passkey must have verified its user (by PIN or fingerprint); needed if it replaces a password. */
  needsPerson: boolean;
  /** The address that the operator configured; `null` for none. */
  publicUrl: string | null;
}

/**
 * Uses a passkey and the challenge that it answers. The caller holds the lock of the factor.
 * @returns whether the answer was right
 * @throws Refusal PASSKEY_WRONG if the right passkey did not verify its user although it must: nothing was guessed, so
 *   this is not counted as a wrong try
 */
export async function usePasskey(tx: Tx, ref: FactorRef, step: PasskeyStep, now: number): Promise<boolean> {
  const { passkey: answer, purpose, needsPerson, publicUrl } = step;
  const { clientDataJSON } = answer;
  const expected = await consumeChallenge(tx, ref, { clientDataJSON, purpose, publicUrl }, now);
  if (expected === null) return false;
  const credentialId = Buffer.from(answer.id, 'base64url');
  const used = (await listPasskeys(tx, ref)).find(
    (one) => one.host === expected.host && one.credentialId.equals(credentialId),
  );
  if (used === undefined) return false;
  const verified = await verifyPasskeyAnswer(answer, used, expected);
  if (verified === null) return false;
  const { signCount, checkedPerson } = verified;
  if (needsPerson && !checkedPerson) throw new Refusal('PASSKEY_WRONG', { accountId: ref.accountId });
  await updatePasskeyUse(tx, ref, { id: used.id, signCount, lastUsedAt: now });
  return true;
}
