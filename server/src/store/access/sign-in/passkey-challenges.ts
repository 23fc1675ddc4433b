import type { ChallengePurpose } from '../../../core/access/sign-in/passkey.ts';
import type { Db } from '../../database.ts';
import { countReachable } from '../../distribution/reachable-shards.ts';
import type { FactorRef } from './second-factors.ts';

/** A challenge for one person and one purpose. */
export interface PasskeyChallenge {
  challenge: Buffer;
  purpose: ChallengePurpose;
}

/** Stores a challenge. @param expiresAt  first instant at which it can no longer be answered, in milliseconds */
export async function insertPasskeyChallenge(
  db: Db,
  { venueId, accountId }: FactorRef,
  { challenge, purpose }: PasskeyChallenge,
  expiresAt: number,
): Promise<void> {
  await db.query({
    text: `insert into passkey_challenge (venue_id, account_id, challenge, purpose, expires_at) values ($1, $2, $3, $4, $5)`,
    values: [venueId, accountId, challenge, purpose, new Date(expiresAt)],
  });
}

/**
 * Deletes a challenge so that it cannot be answered again; a concurrent call waits, and gets `false`.
 * @returns whether it had not expired
 */
export async function takePasskeyChallenge(
  db: Db,
  { venueId, accountId }: FactorRef,
  { challenge, purpose }: PasskeyChallenge,
  now: number,
): Promise<boolean> {
  const taken = await db.query({
    text: `delete from passkey_challenge
            where venue_id = $1 and account_id = $2 and challenge = $3 and purpose = $4 and expires_at > $5 returning venue_id`,
    values: [venueId, accountId, challenge, purpose, new Date(now)],
  });
  return taken.length > 0;
}

/**
 * Deletes expired challenges, at most `most` of them. Uses `passkey_challenge_expires_at`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteExpiredPasskeyChallenges(db: Db, now: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, account_id, challenge from passkey_challenge where expires_at <= $1 limit $2),
                gone as (
                  delete from passkey_challenge c using old
                   where c.venue_id = old.venue_id and c.account_id = old.account_id and c.challenge = old.challenge returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
