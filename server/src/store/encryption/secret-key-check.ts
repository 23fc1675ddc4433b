import type { Db } from '../database.ts';

/** A signing secret as it is stored. */
export interface SealedSecret {
  venueId: string;
  keyId: string;
  sealed: Buffer;
}

/**
 * The text that was encrypted to recognize the secret key; `null` before the first start on this database.
 */
export async function findSecretKeyCheck(db: Db, name: string): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Buffer }>({
    text: 'select sealed from secret_key_check where name = $1',
    values: [name],
  });
  return row?.sealed ?? null;
}

/**
 * Saves the encrypted text, unless another server has saved one already; with `isAnew` it replaces the stored
 * one.
 */
export async function saveSecretKeyCheck(
  db: Db,
  name: string,
  sealed: Buffer,
  isAnew = false,
): Promise<void> {
  await db.query({
    text: `insert into secret_key_check (name, sealed) values ($1, $2)
           on conflict (name) do update set sealed = excluded.sealed where $3`,
    values: [name, sealed, isAnew],
  });
}

/**
 * Some signing secrets of working keys, the newest first, of all shards. For the start of the service, not
 * for a request.
 */
export async function listSealedSecrets(db: Db, limit: number): Promise<SealedSecret[]> {
  return db.query<SealedSecret>({
    across: 'AllVenues',
    text: `select venue_id as "venueId", key_id as "keyId", webhook_secret as sealed from api_key
            where webhook_secret is not null and revoked_at is null
            order by webhook_set_at desc nulls last limit $1`,
    values: [limit],
  });
}
