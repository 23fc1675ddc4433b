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
import { type OwnPassword, type OwnPasswordParts, requireOwnPassword } from '../passwords/own-password.ts';
import { noticeFactor } from './notice-factor.ts';
import { ownerOf, requireBoth, requireFactorOfOwner } from './own-factor.ts';
import { type Challenge, type ChallengeParts, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { removePasskey } from './remove-factor.ts';
import {
  endOtherSessions,
  type FactorOwner,
  lockForSetUp,
  recordFactor,
  type SetUpBy,
} from './set-up-factor.ts';
import type { FactorStep } from './use-factor.ts';

/** What a browser makes a passkey with, and for whom. */
export interface OfferedPasskey extends Challenge {
  owner: FactorOwner;
}

/** The new passkey of a person, and how they call it. */
export interface NamedPasskey {
  name: string;
  passkey: NewPasskey;
}

/** The dependencies of setting up a passkey in a session. */
export type OwnPasskeyParts = OwnPasswordParts & ChallengeParts;

/**
 * Makes the challenge for a new passkey.
 * @throws Refusal PASSKEYS_NOT_OFFERED at an address for which browsers make none; PASSKEY_LIMIT_REACHED
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
 * Adds a passkey that was made for the challenge. All other sessions of the account end, and a secret that waits for its first code no longer counts.
 * @returns ten recovery codes if it is the first factor of the person, shown only here; else none
 * @throws Refusal PASSKEY_WRONG when it was not made for a challenge that this person got within five minutes; PASSKEY_LIMIT_REACHED;
 *   those of `lockForSetUp`
 */
export async function addPasskey(
  { db, random, publicUrl }: ChallengeParts,
  owner: FactorOwner,
  { name, passkey, ...by }: NamedPasskey & SetUpBy,
  stamp: ActStamp,
): Promise<string[]> {
  const { accountId } = owner;
  const { now } = stamp;
  const { clientDataJSON, transports = [] } = passkey;
  const expected = await takeChallenge(db, owner, { clientDataJSON, purpose: 'SetUp', publicUrl }, now);
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
    await noticeFactor({ tx, random }, owner, 'PasskeyAdded', stamp);
    endOtherSessions(tx, owner, by);
    return made;
  });
}

/**
 * Begins a new passkey of a person who is signed in. A person who has a second factor uses it, too.
 * @throws Refusal those of `requireOwnPassword`, `requireFactor` and `offerPasskey`
 */
export async function beginOwnPasskey(
  parts: OwnPasskeyParts,
  own: OwnPassword & { session: Session },
  step: FactorStep | null,
  now: number,
): Promise<OfferedPasskey> {
  await requireOwnPassword(parts, own, now);
  await requireFactorOfOwner(parts.db, own.session, step, now);
  return offerPasskey(parts, ownerOf(own.session), now);
}

/**
 * Removes a passkey of a person who is signed in. If no factor is left that works at this address, passkeys of other hosts and the
 * recovery codes go with it.
 * @throws Refusal PASSKEY_NOT_FOUND; those of `renewOwnRecoveryCodes`
 */
export async function endOwnPasskey(
  parts: OwnPasskeyParts,
  own: OwnPassword & { session: Session },
  { step, passkeyId }: { step: FactorStep | null; passkeyId: string },
  stamp: ActStamp,
): Promise<void> {
  await requireBoth(parts, own, step, stamp.now);
  await removePasskey(parts, own.session, passkeyId, stamp);
}
