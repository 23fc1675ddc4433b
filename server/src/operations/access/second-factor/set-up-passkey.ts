import { MOST_PASSKEYS, passkeyHostOf } from '../../../core/access/sign-in/passkey.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type NewPasskey, verifyNewPasskey } from '../../../crypto/passkeys.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../../crypto/tokens/recovery-code.ts';
import { idAt } from '../../../parts/parts.ts';
import { insertPasskey, listPasskeys } from '../../../store/access/sign-in/passkeys.ts';
import {
  hasSecondFactor,
  lockSecondFactor,
  NO_FACTOR,
  saveSecondFactor,
} from '../../../store/access/sign-in/second-factors.ts';
import { changeVenue } from '../../venue/change-venue.ts';
import { type OwnPasswordParts, type PasswordProof, requireOwnPassword } from '../passwords/own-password.ts';
import { ownerOf, requireFactorIfSetUp, requirePasswordAndFactor } from './own-factor.ts';
import { type Challenge, type ChallengeParts, consumeChallenge, newChallenge } from './passkey-challenge.ts';
import { removePasskey } from './remove-factor.ts';
import {
  endOtherSessions,
  type FactorOwner,
  lockForSetUp,
  recordFactor,
  type SetUpProof,
} from './set-up-factor.ts';
import type { FactorStep } from './use-factor.ts';
import { writeFactorNotice } from './write-factor-notice.ts';

/** The challenge with which a browser makes a passkey, and the person it is for. */
export interface OfferedPasskey extends Challenge {
  owner: FactorOwner;
}

/** A new passkey as the browser sent it, and the name that the person gave it. */
export interface NamedPasskey {
  name: string;
  passkey: NewPasskey;
}

/** The dependencies of setting up a passkey in a session. */
export type OwnPasskeyParts = OwnPasswordParts & ChallengeParts;

/**
 * Makes the challenge for a new passkey.
 * @throws Refusal PASSKEYS_NOT_OFFERED if browsers do not support passkeys at this address; PASSKEY_LIMIT_REACHED
 */
export async function offerPasskey(
  parts: ChallengeParts,
  owner: FactorOwner,
  now: number,
): Promise<OfferedPasskey> {
  const host = passkeyHostOf(parts.publicUrl);
  if (host === null) throw new Refusal('PASSKEYS_NOT_OFFERED');
  const passkeys = await listPasskeys(parts.db, owner);
  if (passkeys.length >= MOST_PASSKEYS) throw new Refusal('PASSKEY_LIMIT_REACHED');
  return { owner, host, passkeys, challenge: await newChallenge(parts, owner, 'SetUp', now) };
}

/**
 * Adds a passkey that was made for the challenge. It ends all other sessions of the account, and discards an
 * authenticator secret that was not confirmed yet.
 * @returns ten recovery codes, shown only here, if it is the first factor of the person; else an empty list
 * @throws Refusal PASSKEY_WRONG if it does not answer a challenge that this person got within the last five minutes;
 *   PASSKEY_LIMIT_REACHED; those of `lockForSetUp`
 */
export async function addPasskey(
  { db, random, publicUrl }: ChallengeParts,
  owner: FactorOwner,
  { name, passkey, ...by }: NamedPasskey & SetUpProof,
  stamp: ActStamp,
): Promise<string[]> {
  const { accountId } = owner;
  const { now } = stamp;
  const { clientDataJSON, transports = [] } = passkey;
  const expected = await consumeChallenge(db, owner, { clientDataJSON, purpose: 'SetUp', publicUrl }, now);
  const verified = expected === null ? null : await verifyNewPasskey(passkey, expected);
  if (expected === null || verified === null) throw new Refusal('PASSKEY_WRONG', { accountId });
  return changeVenue(db, owner.venueId, 'Accounts', now, async (tx) => {
    await lockForSetUp(tx, owner, by);
    const factor = (await lockSecondFactor(tx, owner)) ?? NO_FACTOR;
    const stored = await listPasskeys(tx, owner);
    if (stored.some(({ credentialId }) => verified.credentialId.equals(credentialId)))
      throw new Refusal('PASSKEY_WRONG', { accountId });
    if (stored.length >= MOST_PASSKEYS) throw new Refusal('PASSKEY_LIMIT_REACHED');
    const isFirst = !(await hasSecondFactor(tx, owner));
    const made = isFirst ? newRecoveryCodes(random) : [];
    const recoveryHashes = isFirst ? made.map(hashRecoveryCode) : factor.recoveryHashes;
    const saved = { ...factor, recoveryHashes, pendingSecret: null, pendingUntil: null };
    await saveSecondFactor(tx, owner, saved);
    const id = idAt(now, random);
    await insertPasskey(tx, owner, { ...verified, id, host: expected.host, transports, name, since: now });
    await recordFactor(tx, owner, 'passkey', stamp, { before: null, after: name });
    await writeFactorNotice({ tx, random }, owner, 'PasskeyAdded', stamp);
    endOtherSessions(tx, owner, by);
    return made;
  });
}

/**
 * Makes the challenge for a new passkey of a signed-in person. A person who already has a second factor must also prove
 * it.
 * @throws Refusal those of `requireOwnPassword`, `requireFactor` and `offerPasskey`
 */
export async function beginOwnPasskey(
  parts: OwnPasskeyParts,
  own: PasswordProof & { session: Session },
  step: FactorStep | null,
  now: number,
): Promise<OfferedPasskey> {
  await requireOwnPassword(parts, own, now);
  await requireFactorIfSetUp(parts.db, own.session, step, now);
  return offerPasskey(parts, ownerOf(own.session), now);
}

/**
 * Removes a passkey of a signed-in person. If no remaining factor works at this address, it also removes passkeys of other hosts
 * and the recovery codes.
 * @throws Refusal PASSKEY_NOT_FOUND; those of `renewOwnRecoveryCodes`
 */
export async function endOwnPasskey(
  parts: OwnPasskeyParts,
  own: PasswordProof & { session: Session },
  { step, passkeyId }: { step: FactorStep | null; passkeyId: string },
  stamp: ActStamp,
): Promise<void> {
  await requirePasswordAndFactor(parts, own, step, stamp.now);
  await removePasskey(parts, own.session, passkeyId, stamp);
}
