import { factorLocationOf } from '../access/sign-in/second-factors.ts';
import type { Db } from '../database.ts';
import type { RowRef } from './sealed-rows.ts';

/** The encrypted columns of a second factor. */
export interface SealedFactor extends RowRef {
  secret: Buffer | null;
  pending: Buffer | null;
}

/** The second factors after a row, in the order of the primary key, at most `limit`. */
export async function listSealedFactors(
  db: Db,
  after: RowRef | null,
  limit: number,
): Promise<SealedFactor[]> {
  return db.query<SealedFactor>({
    across: 'AllVenues',
    text: `select venue_id as "venueId", account_id as id, secret, pending_secret as pending from second_factor
            where $1::uuid is null or (venue_id, account_id) > ($1::uuid, $2::uuid) order by venue_id, account_id limit $3`,
    values: [after?.venueId ?? null, after?.id ?? null, limit],
  });
}

/**
 * Encrypts the secrets of a second factor with the present key if an old key encrypted them, unless they were changed
 * since they were read.
 * @returns whether an old key had encrypted one of them
 */
export async function resealFactor(db: Db, { venueId, id, secret, pending }: SealedFactor): Promise<boolean> {
  const place = factorLocationOf({ venueId, accountId: id });
  const resealed = (sealed: Buffer | null) => {
    const text = sealed === null ? null : db.encryption.openOld(sealed, place);
    return text === null ? sealed : db.encryption.seal(text, place);
  };
  const [newSecret, newPending] = [resealed(secret), resealed(pending)];
  if (newSecret === secret && newPending === pending) return false;
  await db.query({
    text: `update second_factor set secret = $3, pending_secret = $4
            where venue_id = $1 and account_id = $2 and secret is not distinct from $5 and pending_secret is not distinct from $6`,
    values: [venueId, id, newSecret, newPending, secret, pending],
  });
  return true;
}
