import type { AccountRole } from '../../core/access/account.ts';
import type { Actor } from '../../core/access/actor.ts';
import type { Device, DeviceKind } from '../../core/access/device.ts';
import { type Grants, grantsOf } from '../../core/access/rights.ts';
import { deviceSession, type Session, type SignInProof } from '../../core/access/sign-in/session.ts';
import type { UnsentActs, UnsentDevice } from '../../core/access/unsent-acts.ts';
import type { Db, Tx } from '../database.ts';

/** A device as a venue lists it. Instants are milliseconds. */
export interface DeviceRecord extends Device {
  madeAt: number;
  madeBy: Actor;
  lastSeenAt: number | null;
  /** The person who used it last; `null` if no one did, or their account was removed. */
  lastPerson: { id: string; name: string } | null;
  withdrawnAt: number | null;
}

/** Stores a device and its entry in the directory, which finds it by its cookie. The directory is written last. */
export async function insertDevice(
  tx: Tx,
  venueId: string,
  { id, name, kind }: Device,
  { tokenHash, madeBy, now }: { tokenHash: string; madeBy: Actor; now: number },
): Promise<void> {
  await tx.query({
    text: `insert into device (venue_id, device_id, name, kind, made_at, made_by, last_seen_at)
           values ($1, $2, $3, $4, $5, $6, $5)`,
    values: [venueId, id, name, kind, new Date(now), JSON.stringify(madeBy)],
  });
  tx.directories.newDevices.push({ hash: tokenHash, venueId, deviceId: id });
}

const RECORD = `d.device_id as id, d.name, d.kind, d.made_at as "madeAt", d.made_by as "madeBy", d.last_seen_at as "lastSeenAt",
  d.withdrawn_at as "withdrawnAt",
  case when a.account_id is null then null else json_build_object('id', a.account_id, 'name', a.name) end as "lastPerson"`;

const RECORDS = `device d left join account a on a.venue_id = d.venue_id and a.account_id = d.last_account_id`;

/** The devices of a venue: first those in use by name, then the withdrawn ones by name. Uses the primary key. */
export async function listDevices(db: Db, venueId: string): Promise<DeviceRecord[]> {
  return db.query<DeviceRecord>({
    text: `select ${RECORD} from ${RECORDS} where d.venue_id = $1
            order by d.withdrawn_at is not null, d.name, d.device_id limit 500`,
    values: [venueId],
  });
}

/** A device of a venue, withdrawn or not; `null` if there is none. Uses the primary key. */
export async function findDevice(db: Db, venueId: string, deviceId: string): Promise<DeviceRecord | null> {
  const [row] = await db.query<DeviceRecord>({
    text: `select ${RECORD} from ${RECORDS} where d.venue_id = $1 and d.device_id = $2`,
    values: [venueId, deviceId],
  });
  return row ?? null;
}

/** Writes the name of a device, and since when it is withdrawn. Deletes the sessions at a withdrawn device. */
export async function updateDevice(
  tx: Tx,
  venueId: string,
  { id, name, withdrawnAt }: Pick<DeviceRecord, 'id' | 'name' | 'withdrawnAt'>,
): Promise<void> {
  await tx.query({
    text: 'update device set name = $3, withdrawn_at = $4 where venue_id = $1 and device_id = $2',
    values: [venueId, id, name, withdrawnAt === null ? null : new Date(withdrawnAt)],
  });
  if (withdrawnAt === null) return;
  await tx.query({
    text: 'delete from device_session where venue_id = $1 and device_id = $2',
    values: [venueId, id],
  });
}

/** The hashes of the tokens that a call from a shared device sends. */
export interface DeviceCredential {
  /** SHA-256 (hexadecimal) of the token in the device's cookie. */
  deviceHash: string;
  /** The same of the person's token; `null` for a call without one. */
  personHash: string | null;
}

/** A shared device that makes a call, and the person who uses it, if any. */
export interface CallerAtDevice {
  session: Session;
  lastSeenAt: number | null;
  /** The unsent acts that the device reported last. */
  unsent: UnsentActs;
}

interface PersonRow {
  venue_id: string;
  device_id: string;
  device_name: string;
  device_kind: DeviceKind;
  last_seen_at: number | null;
  account_id: string | null;
  name: string;
  email: string | null;
  role: AccountRole;
  grants: Grants | null;
  expires_at: number;
  proof: SignInProof;
  unsent_acts: number;
  unsent_since: number | null;
  proved_at: number | null;
}

/**
 * The device of a call at an instant, and the person of the person's token. Without a token, or with a token of
 * another device, it is the device alone. `null` if the device is unknown or withdrawn. Never cached.
 */
export async function findCallerAtDevice(
  db: Db,
  { deviceHash, personHash }: DeviceCredential,
  now: number,
): Promise<CallerAtDevice | null> {
  const [row] = await db.query<PersonRow>({
    name: 'find-person',
    text: 'select * from find_person(p_token_hash => $1, p_person_hash => $2, p_now => $3)',
    values: [
      Buffer.from(deviceHash, 'hex'),
      personHash === null ? null : Buffer.from(personHash, 'hex'),
      new Date(now),
    ],
  });
  if (row === undefined) return null;
  const { venue_id: venueId, device_id: id, device_name, device_kind: kind, last_seen_at: lastSeenAt } = row;
  const device = { id, name: device_name, kind };
  const seen = { lastSeenAt, unsent: { count: row.unsent_acts, since: row.unsent_since } };
  if (row.account_id === null) return { session: deviceSession(device, venueId), ...seen };
  const { account_id: accountId, name, email, role, expires_at: expiresAt, proof, grants } = row;
  const provedAt = row.proved_at;
  const own = { accountId, name, email, role, venueId, reach: [venueId], expiresAt, proof, provedAt, device };
  return { session: { ...own, ...(grants ?? grantsOf(role, null)) }, ...seen };
}

/**
 * Which of some devices are not withdrawn, by the SHA-256 (hexadecimal) of their tokens.
 * @param venueIds  the venues of the devices
 */
export async function listWorkingDevices(
  db: Db,
  venueIds: readonly string[],
  tokenHashes: readonly string[],
): Promise<Set<string>> {
  if (tokenHashes.length === 0) return new Set();
  const rows = await db.query<{ token_hash: Buffer }>({
    name: 'list-working-devices',
    across: 'Venues',
    text: `select f.token_hash from device_directory f
             join device d on d.venue_id = f.venue_id and d.device_id = f.device_id
             join venue v on v.venue_id = d.venue_id
            where d.venue_id = any ($1::uuid[]) and v.venue_id = any ($1::uuid[]) and d.withdrawn_at is null
              and v.closed_at is null and v.is_active
              and f.token_hash in (select decode(hash, 'hex') from unnest($2::text[]) as hash)`,
    values: [[...new Set(venueIds)], tokenHashes],
  });
  return new Set(rows.map((row) => row.token_hash.toString('hex')));
}

/**
 * Records when and by which person a device was used, and its unsent acts. Writes at most once a minute, unless the
 * unsent acts changed.
 */
export async function noteDeviceSeen(
  db: Db,
  venueId: string,
  deviceId: string,
  { accountId, unsent }: { accountId: string | null; unsent: UnsentActs },
  now: number,
): Promise<void> {
  await db.query({
    name: 'note-device-seen',
    text: `update device set last_seen_at = $4, last_account_id = coalesce($3, last_account_id), unsent_acts = $6, unsent_since = $7
            where venue_id = $1 and device_id = $2
              and (last_seen_at is null or last_seen_at <= $5 or unsent_acts <> $6 or unsent_since is distinct from $7)`,
    values: [
      ...[venueId, deviceId, accountId, new Date(now), new Date(now - DEVICE_USE_INTERVAL_MS)],
      ...[unsent.count, unsent.since === null ? null : new Date(unsent.since)],
    ],
  });
}

/** The devices of a venue that had unsent acts when they last called, by name; withdrawn ones are left out. Uses the primary key. */
export function listUnsentDevices(db: Db, venueId: string): Promise<UnsentDevice[]> {
  return db.query<UnsentDevice>({
    name: 'list-unsent-devices',
    text: `select device_id as "deviceId", unsent_acts as count, coalesce(unsent_since, made_at) as since,
                  coalesce(last_seen_at, made_at) as "heardAt"
             from device where venue_id = $1 and unsent_acts > 0 and withdrawn_at is null
            order by name, device_id limit 500`,
    values: [venueId],
  });
}

/** The shortest time between two writes of the last use of a device. */
export const DEVICE_USE_INTERVAL_MS = 60_000;
