import type { Db, Tx } from '../../database.ts';
import type { FactorRef } from './second-factors.ts';

/** A passkey of an account. Instants are milliseconds. */
export interface Passkey {
  id: string;
  /** The host name that it works for. */
  host: string;
  credentialId: Buffer;
  /** The public key in COSE format. */
  publicKey: Buffer;
  /** The signature counter of its last use; 0 if the passkey does not count. */
  signCount: number;
  /** How the browser reaches it, such as `usb` or `internal`, as the browser reported. */
  transports: string[];
  name: string;
  since: number;
  /** `null` if it was not used since it was set up. */
  lastUsedAt: number | null;
}

/** The passkeys of an account, the oldest first. Uses the primary key. */
export async function listPasskeys(db: Db, { venueId, accountId }: FactorRef): Promise<Passkey[]> {
  return db.query<Passkey>({
    text: `select passkey_id as id, host, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount",
                  transports, name, since, last_used_at as "lastUsedAt"
             from passkey where venue_id = $1 and account_id = $2 order by passkey_id`,
    values: [venueId, accountId],
  });
}

/** Stores a new passkey. */
export async function insertPasskey(
  tx: Tx,
  { venueId, accountId }: FactorRef,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<void> {
  const { id, host, credentialId, publicKey, signCount, transports, name, since } = passkey;
  await tx.query({
    text: `insert into passkey (venue_id, account_id, passkey_id, host, credential_id, public_key, sign_count, transports, name, since)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      ...[venueId, accountId, id, host, credentialId, publicKey, signCount, transports, name],
      new Date(since),
    ],
  });
}

/** Records a use of a passkey. Uses the primary key. */
export async function updatePasskeyUse(
  tx: Tx,
  { venueId, accountId }: FactorRef,
  { id, signCount, lastUsedAt }: { id: string; signCount: number; lastUsedAt: number },
): Promise<void> {
  await tx.query({
    text: `update passkey set sign_count = $4, last_used_at = $5
            where venue_id = $1 and account_id = $2 and passkey_id = $3`,
    values: [venueId, accountId, id, signCount, new Date(lastUsedAt)],
  });
}

/** Deletes a passkey. Uses the primary key. @returns its name; `null` if there is none */
export async function deletePasskey(
  tx: Tx,
  { venueId, accountId }: FactorRef,
  id: string,
): Promise<string | null> {
  const [deleted] = await tx.query<{ name: string }>({
    text: 'delete from passkey where venue_id = $1 and account_id = $2 and passkey_id = $3 returning name',
    values: [venueId, accountId, id],
  });
  return deleted?.name ?? null;
}
