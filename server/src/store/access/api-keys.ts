import type { Caller } from '../../core/access/caller.ts';
import type { KeyWebhook, VenueKey } from '../../core/access/keys/venue-key.ts';
import type { Db, Tx } from '../database.ts';
import { countReachable } from '../distribution/reachable-shards.ts';
import type { FieldEncryption } from '../encryption/field-encryption.ts';
import { toAddress, toStoredAddress } from '../webhooks/stored-address.ts';

interface CallerRow {
  venue_id: string;
  key_id: string;
  name: string;
  places_orders: boolean;
  takes_reservations: boolean;
  version: number;
  has_webhook: boolean;
  branch_ids: string[];
  reads_per_minute: number | null;
  writes_per_minute: number | null;
}

/** The caller that uses the API key with this SHA-256 (hexadecimal); `null` if there is none, or the key is revoked. */
export async function findCaller(db: Db, keyHash: string): Promise<Caller | null> {
  const [row] = await db.query<CallerRow>({
    name: 'find-caller',
    text: 'select * from find_key_caller(p_key_hash => $1)',
    values: [Buffer.from(keyHash, 'hex')],
  });
  if (row === undefined) return null;
  return {
    keyId: row.key_id,
    keyName: row.name,
    venueId: row.venue_id,
    venueVersion: row.version,
    permissions: { placesOrders: row.places_orders, takesReservations: row.takes_reservations },
    hasWebhook: row.has_webhook,
    reach: [row.venue_id, ...row.branch_ids],
    budgets: { read: row.reads_per_minute, write: row.writes_per_minute },
  };
}

/**
 * The id of the venue that a key belongs to, by the key's id. For the operator, who does not know the venue. Uses
 * `key_directory_key`.
 */
export async function findVenueIdOfKey(db: Db, keyId: string): Promise<string | null> {
  const [row] = await db.query<{ venue_id: string }>({
    text: 'select venue_id from key_directory where key_id = $1',
    values: [keyId],
  });
  return row?.venue_id ?? null;
}

/**
 * Revokes a key permanently, from its next request on. The caller has raised the venue's version. Revoking it again
 * changes nothing.
 */
export async function updateKeyRevoked(tx: Tx, venueId: string, keyId: string, now: number): Promise<void> {
  await tx.query({
    text: 'update api_key set revoked_at = coalesce(revoked_at, $3) where venue_id = $1 and key_id = $2',
    values: [venueId, keyId, new Date(now)],
  });
}

interface VenueKeyRow extends Omit<VenueKey, 'webhook'> {
  webhook_url: string | null;
  webhook_sealed_url: Buffer | null;
  webhook_set_at: number | null;
  former_secret_until: number | null;
}

const VENUE_KEY = `
key_id as id, name, prefix, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt",
json_build_object('placesOrders', places_orders, 'takesReservations', takes_reservations) as permissions,
case when assistant_order_kurus is not null then
  json_build_object('orderKurus', assistant_order_kurus, 'dayKurus', assistant_day_kurus) end as assistant,
webhook_url, webhook_sealed_url, webhook_set_at, former_secret_until`;

function toVenueKey(row: VenueKeyRow, venueId: string, encryption: FieldEncryption): VenueKey {
  const {
    webhook_url: clear,
    webhook_sealed_url: sealed,
    webhook_set_at: setAt,
    former_secret_until: formerSecretUntil,
    ...key
  } = row;
  if (clear === null || sealed === null || setAt === null) return { ...key, webhook: null };
  const url = toAddress({ clear, sealed }, { venueId, keyId: key.id }, encryption);
  return { ...key, webhook: { url, setAt, formerSecretUntil } };
}

/** The keys of a venue, at most `limit`: first the newest that are not revoked, then the newest revoked ones. */
export async function listVenueKeys(db: Db, venueId: string, limit: number): Promise<VenueKey[]> {
  const rows = await db.query<VenueKeyRow>({
    name: 'list-venue-keys',
    text: `select * from (
             select ${VENUE_KEY} from api_key where venue_id = $1
              order by revoked_at is not null, created_at desc, key_id desc limit $2
           ) as k order by "createdAt" desc, id desc`,
    values: [venueId, limit],
  });
  return rows.map((row) => toVenueKey(row, venueId, db.encryption));
}

/** The keys of a venue that were not revoked. */
export async function listWorkingKeys(db: Db, venueId: string): Promise<VenueKey[]> {
  const rows = await db.query<VenueKeyRow>({
    name: 'list-working-keys',
    text: `select ${VENUE_KEY} from api_key where venue_id = $1 and revoked_at is null order by key_id`,
    values: [venueId],
  });
  return rows.map((row) => toVenueKey(row, venueId, db.encryption));
}

/** A key of a venue, revoked or not; `null` if the venue has no such key. Uses the primary key. */
export async function findVenueKey(db: Db, venueId: string, keyId: string): Promise<VenueKey | null> {
  const [row] = await db.query<VenueKeyRow>({
    name: 'find-venue-key',
    text: `select ${VENUE_KEY} from api_key where venue_id = $1 and key_id = $2`,
    values: [venueId, keyId],
  });
  return row === undefined ? null : toVenueKey(row, venueId, db.encryption);
}

/** Writes the name, the permissions and the limits of a key; the caller has raised the venue's version. */
export async function updateKey(
  tx: Tx,
  venueId: string,
  { id, name, permissions, assistant }: Pick<VenueKey, 'id' | 'name' | 'permissions' | 'assistant'>,
): Promise<void> {
  await tx.query({
    text: `update api_key set name = $3, places_orders = $4, takes_reservations = $5, assistant_order_kurus = $6,
                  assistant_day_kurus = $7
            where venue_id = $1 and key_id = $2`,
    values: [
      venueId,
      id,
      name,
      permissions.placesOrders,
      permissions.takesReservations,
      assistant?.orderKurus ?? null,
      assistant?.dayKurus ?? null,
    ],
  });
}

/**
 * Writes the address that the events of a key are sent to, with the encrypted signing secret; `null` for no address.
 * Deletes the former secret.
 */
export async function updateKeyWebhook(
  tx: Tx,
  venueId: string,
  keyId: string,
  webhook: (Pick<KeyWebhook, 'url' | 'setAt'> & { sealedSecret: Buffer }) | null,
): Promise<void> {
  const address = webhook && toStoredAddress(webhook.url, { venueId, keyId }, tx.encryption);
  await tx.query({
    text: `update api_key set webhook_url = $3, webhook_set_at = $4, webhook_secret = $5, webhook_sealed_url = $6,
                  former_webhook_secret = null, former_secret_until = null
            where venue_id = $1 and key_id = $2`,
    values: [
      venueId,
      keyId,
      address?.clear ?? null,
      webhook && new Date(webhook.setAt),
      webhook?.sealedSecret ?? null,
      address?.sealed ?? null,
    ],
  });
}

/** The encrypted signing secret of a key; `null` for none. Uses the primary key. */
export async function findSealedSecret(
  db: Db,
  { venueId, keyId }: { venueId: string; keyId: string },
): Promise<Buffer | null> {
  const [row] = await db.query<{ secret: Buffer | null }>({
    text: 'select webhook_secret as secret from api_key where venue_id = $1 and key_id = $2',
    values: [venueId, keyId],
  });
  return row?.secret ?? null;
}

/** Writes the encrypted former secret, which signs along with the present one until an instant. */
export async function updateFormerSecret(
  tx: Tx,
  { venueId, keyId }: { venueId: string; keyId: string },
  { sealed, until }: { sealed: Buffer; until: number },
): Promise<void> {
  await tx.query({
    text: `update api_key set former_webhook_secret = $3, former_secret_until = $4
            where venue_id = $1 and key_id = $2`,
    values: [venueId, keyId, sealed, new Date(until)],
  });
}

/**
 * Deletes former signing secrets that have expired, at most `most` of them. Uses `api_key_former_secret`.
 * @returns the number that it found; if it is `most`, there may be more
 */
export async function deleteExpiredFormerSecrets(db: Db, now: number, most: number): Promise<number> {
  return countReachable(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, key_id from api_key where former_secret_until <= $1 limit $2),
                gone as (
                  update api_key k set former_webhook_secret = null, former_secret_until = null from old
                   where k.venue_id = old.venue_id and k.key_id = old.key_id and k.former_secret_until <= $1
                  returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
