import type { Db } from '../database.ts';
import { codeHashOf, resealContent, type StoredContent } from '../reservations/stored-reservation.ts';

/** The key of a row, such as the last row of a page. */
export interface RowRef {
  venueId: string;
  id: string;
}

/** The encrypted columns of the webhook of an API key. */
export interface SealedWebhook extends RowRef {
  secret: Buffer;
  address: Buffer;
  /** The previous signing secret; `null` if there is none. */
  former: Buffer | null;
}

const FIRST: RowRef = {
  venueId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

/** The webhooks of API keys after a row, also of revoked keys; at most `limit`. */
export async function listSealedWebhooks(
  db: Db,
  after: RowRef | null,
  limit: number,
): Promise<SealedWebhook[]> {
  const { venueId, id } = after ?? FIRST;
  return db.query<SealedWebhook>({
    across: 'AllVenues',
    text: `select venue_id as "venueId", key_id as id, webhook_secret as secret, webhook_sealed_url as address, former_webhook_secret as former
             from api_key
            where (venue_id, key_id) > ($1, $2) and webhook_secret is not null and webhook_sealed_url is not null
            order by venue_id, key_id limit $3`,
    values: [venueId, id, limit],
  });
}

/** Writes the encrypted columns of a webhook, unless they were changed since they were read. */
export async function updateSealedWebhook(
  db: Db,
  { venueId, id, secret, address }: SealedWebhook,
  to: Pick<SealedWebhook, 'secret' | 'address' | 'former'>,
): Promise<void> {
  await db.query({
    text: `update api_key set webhook_secret = $5, webhook_sealed_url = $6,
                  former_webhook_secret = case when former_webhook_secret is not null then $7::bytea end
            where venue_id = $1 and key_id = $2 and webhook_secret = $3 and webhook_sealed_url = $4`,
    values: [venueId, id, secret, address, to.secret, to.address, to.former],
  });
}

/**
 * Reads at most `limit` reservations after a row, and encrypts their codes with the present key. Skips a row whose
 * encrypted code is no longer the one that was read: each save of a reservation encrypts the code again.
 * @returns the number of rows that it read and of codes that an old key had encrypted, and the last row; `null` if
 *   there are no rows after `after`
 */
export async function resealCodes(
  db: Db,
  after: RowRef | null,
  limit: number,
): Promise<{ looked: number; resealed: number; last: RowRef } | null> {
  const { venueId, id } = after ?? FIRST;
  const rows = await db.query<RowRef & { content: StoredContent }>({
    across: 'AllVenues',
    text: `select venue_id as "venueId", reservation_id as id, content from reservation
            where (venue_id, reservation_id) > ($1, $2) order by venue_id, reservation_id limit $3`,
    values: [venueId, id, limit],
  });
  if (rows.length === 0) return null;
  const changes = rows.flatMap((row) => changeOf(row, db));
  for (const [venue, changed] of Map.groupBy(changes, (change) => change.venueId))
    await updateCodes(db, venue, changed);
  return { looked: rows.length, resealed: changes.length, last: rows.at(-1)! };
}

interface CodeChange {
  venueId: string;
  id: string;
  /** The encrypted code that was read. */
  was: string;
  hash: string;
  content: StoredContent;
}

function changeOf(row: RowRef & { content: StoredContent }, { encryption }: Db): CodeChange[] {
  const resealed = resealContent(row.content, encryption);
  if (resealed === null) return [];
  const { venueId, id } = row;
  const hash = codeHashOf(venueId, resealed.code, encryption).toString('hex');
  return [{ venueId, id, was: row.content.sealedCode, hash, content: resealed.content }];
}

async function updateCodes(db: Db, venueId: string, changes: readonly CodeChange[]): Promise<void> {
  await db.query({
    text: `update reservation r set code_hash = decode(n ->> 'hash', 'hex'), content = n -> 'content'
             from json_array_elements($2::json) as n
            where r.venue_id = $1 and r.reservation_id = (n ->> 'id')::uuid
              and r.content ->> 'sealedCode' = n ->> 'was'`,
    values: [venueId, JSON.stringify(changes)],
  });
}
