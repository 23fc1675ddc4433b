import type { Db } from '../database.ts';

/** An API key of any venue that the operator searched for. Instants are milliseconds. */
export interface FoundKey {
  id: string;
  venueId: string;
  name: string;
  prefix: string;
  createdAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  hasWebhook: boolean;
}

const COLUMNS = `key_id as id, venue_id as "venueId", name, prefix, created_at as "createdAt", last_used_at as "lastUsedAt",
  revoked_at as "revokedAt", webhook_url is not null as "hasWebhook"`;

/**
 * The keys of all venues that begin with a text, newest first, at most `most`. For the operator only: it reads the
 * keys of every venue.
 * @param hash  SHA-256 of the whole key if the text is a whole key; else `null`
 */
export function listKeysByPrefix(
  db: Db,
  { prefix, hash }: { prefix: string; hash: string | null },
  most: number,
): Promise<FoundKey[]> {
  return db.query<FoundKey>({
    name: 'list-keys-beginning',
    across: 'AllVenues',
    text: `select ${COLUMNS} from api_key
            where starts_with(prefix, $1) and ($2::bytea is null or key_hash = $2)
            order by created_at desc limit $3`,
    values: [prefix, hash === null ? null : Buffer.from(hash, 'hex'), most],
  });
}

/** A key of a venue, revoked or not; `null` if the venue has no such key. Uses the primary key. */
export async function findFoundKey(db: Db, venueId: string, keyId: string): Promise<FoundKey | null> {
  const [row] = await db.query<FoundKey>({
    name: 'find-found-key',
    text: `select ${COLUMNS} from api_key where venue_id = $1 and key_id = $2`,
    values: [venueId, keyId],
  });
  return row ?? null;
}
