import type { AccountRole } from '../../core/access/account.ts';
import { type Grants, grantsOf } from '../../core/access/rights.ts';
import type { SignInProof } from '../../core/access/sign-in/session.ts';
import { type Db, queryCount, type Tx } from '../database.ts';

/** A person in the list of a shared device, from which people choose themselves. */
export interface PersonToChoose {
  id: string;
  name: string;
  role: AccountRole;
  grants: Grants;
  /** The number of digits of their PIN; `null` if they have none. */
  pinDigits: number | null;
  /** When they last began to use this device, in milliseconds; `null` if never. */
  lastUsedAt: number | null;
}

type PersonRow = Omit<PersonToChoose, 'grants'> & { grants: Grants | null };

/** The people of a venue, without bridges: those who used the device last first, then by name. Uses primary keys. */
export async function listPeopleOfDevice(
  db: Db,
  venueId: string,
  deviceId: string,
): Promise<PersonToChoose[]> {
  const rows = await db.query<PersonRow>({
    text: `select a.account_id as id, a.name, a.role, (v.roles -> a.role)::json as grants, a.pin_digits as "pinDigits",
                  p.last_used_at as "lastUsedAt"
             from account a
             join venue v on v.venue_id = a.venue_id
             left join device_person p on p.venue_id = a.venue_id and p.device_id = $2 and p.account_id = a.account_id
            where a.venue_id = $1 and a.role <> 'Bridge'
            order by p.last_used_at desc nulls last, a.name, a.account_id`,
    values: [venueId, deviceId],
  });
  return rows.map((row) => ({ ...row, grants: row.grants ?? grantsOf(row.role, null) }));
}

/** A person with the PIN that they chose. */
export interface PersonWithPin {
  id: string;
  name: string;
  role: AccountRole;
  grants: Grants;
  passwordHash: string | null;
  /** The result of `hashPin`; `null` until the person has chosen a PIN. */
  pinHash: string | null;
  pinDigits: number | null;
}

/** A person of a venue with their PIN; `null` if there is no such account, or it is a bridge. Uses primary keys. */
export async function findPersonWithPin(
  db: Db,
  venueId: string,
  accountId: string,
): Promise<PersonWithPin | null> {
  const [row] = await db.query<Omit<PersonWithPin, 'grants'> & { grants: Grants | null }>({
    name: 'find-person-with-pin',
    text: `select a.account_id as id, a.name, a.role, (v.roles -> a.role)::json as grants, a.password_hash as "passwordHash",
                  a.pin_hash as "pinHash", a.pin_digits as "pinDigits"
             from account a join venue v on v.venue_id = a.venue_id
            where a.venue_id = $1 and a.account_id = $2 and a.role <> 'Bridge'`,
    values: [venueId, accountId],
  });
  return row === undefined ? null : { ...row, grants: row.grants ?? grantsOf(row.role, null) };
}

/**
 * Stores the hash of a person's PIN. With `before` only if the stored hash is still that one.
 * @returns whether it was stored
 */
export async function updatePin(
  db: Db,
  venueId: string,
  accountId: string,
  { hash, digits }: { hash: string; digits: number },
  before?: string,
): Promise<boolean> {
  const changed = await db.query({
    text: `update account set pin_hash = $3, pin_digits = $4
            where venue_id = $1 and account_id = $2 and ($5::text is null or pin_hash = $5) returning venue_id`,
    values: [venueId, accountId, hash, digits, before ?? null],
  });
  return changed.length > 0;
}

/** A person at a device. */
export interface DevicePersonRef {
  venueId: string;
  deviceId: string;
  accountId: string;
}

/** The result of counting a try. */
export type PinTryOutcome =
  | { outcome: 'Counted' | 'PersonStopped' | 'NoDevice' }
  | { outcome: 'DeviceWaits'; opens_at: number };

/** Counts a try of a PIN as wrong before the PIN is verified. `functions/count_pin_try.sql` describes the lock. */
export async function countPinTry(
  db: Db,
  { venueId, deviceId, accountId }: DevicePersonRef,
  { ofPerson, anHour }: { ofPerson: number; anHour: number },
  now: number,
): Promise<PinTryOutcome> {
  const [row] = await db.query<PinTryOutcome>({
    name: 'count-pin-try',
    text: `select * from count_pin_try(p_venue => $1, p_device => $2, p_account => $3, p_now => $4,
                                       p_most_of_person => $5, p_most_an_hour => $6)`,
    values: [venueId, deviceId, accountId, new Date(now), ofPerson, anHour],
  });
  return row!;
}

/**
 * Undoes a counted try: the device gets the try back for the current hour.
 * @param person  `Cleared` after a right PIN: the person gets all tries back; `TakenBack` if the PIN was not verified
 */
export async function undoPinTry(
  tx: Tx,
  { venueId, deviceId, accountId }: DevicePersonRef,
  person: 'Cleared' | 'TakenBack',
): Promise<void> {
  await tx.query({
    text: `update device set wrong_pins = greatest(wrong_pins - 1, 0) where venue_id = $1 and device_id = $2`,
    values: [venueId, deviceId],
  });
  await tx.query({
    text: `update device_person set wrong_pins = case when $4 then 0 else greatest(wrong_pins - 1, 0) end
            where venue_id = $1 and device_id = $2 and account_id = $3`,
    values: [venueId, deviceId, accountId, person === 'Cleared'],
  });
}

/** The devices at which a person has no try left. @param most  the tries that a person has at each device */
export async function listDevicesWithoutTries(
  db: Db,
  venueId: string,
  most: number,
): Promise<{ deviceId: string; accountId: string }[]> {
  return db.query({
    text: `select device_id as "deviceId", account_id as "accountId" from device_person where venue_id = $1 and wrong_pins >= $2`,
    values: [venueId, most],
  });
}

/** Gives a person all tries back, at every device of the venue. */
export async function clearWrongPins(tx: Tx, venueId: string, accountId: string): Promise<void> {
  await tx.query({
    text: 'update device_person set wrong_pins = 0 where venue_id = $1 and account_id = $2',
    values: [venueId, accountId],
  });
}

/**
 * The session of a person who begins at a shared device. Only the SHA-256 of its token is stored, here in
 * hexadecimal.
 */
export interface DeviceSessionToStart extends DevicePersonRef {
  tokenHash: string;
  startedAt: number;
  expiresAt: number;
  proof: SignInProof;
}

/** Stores the session of a person at a device, and that this person used the device last. */
export async function insertDeviceSession(tx: Tx, session: DeviceSessionToStart): Promise<void> {
  const { venueId, deviceId, accountId, tokenHash, startedAt, expiresAt, proof } = session;
  await tx.query({
    text: `insert into device_person (venue_id, device_id, account_id, last_used_at) values ($1, $2, $3, $4)
           on conflict (venue_id, device_id, account_id) do update set last_used_at = excluded.last_used_at`,
    values: [venueId, deviceId, accountId, new Date(startedAt)],
  });
  await tx.query({
    text: 'update device set last_account_id = $3, last_seen_at = $4 where venue_id = $1 and device_id = $2',
    values: [venueId, deviceId, accountId, new Date(startedAt)],
  });
  await tx.query({
    text: `insert into device_session (venue_id, session_hash, device_id, account_id, began_at, expires_at, proof)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      venueId,
      Buffer.from(tokenHash, 'hex'),
      deviceId,
      accountId,
      new Date(startedAt),
      new Date(expiresAt),
      proof,
    ],
  });
}

/** Records that a person proved their identity with their password at a device. Uses `device_session_device`. */
export async function noteDeviceProof(
  db: Db,
  { venueId, deviceId, accountId }: DevicePersonRef,
  now: number,
): Promise<void> {
  await db.query({
    text: `update device_session set proved_at = $4 where venue_id = $1 and device_id = $2 and account_id = $3`,
    values: [venueId, deviceId, accountId, new Date(now)],
  });
}

/** Ends the session of a person at a device, if there is one. Uses the primary key. */
export async function deleteDeviceSession(db: Db, venueId: string, tokenHash: string): Promise<void> {
  await db.query({
    text: 'delete from device_session where venue_id = $1 and session_hash = $2',
    values: [venueId, Buffer.from(tokenHash, 'hex')],
  });
}

/** Ends the sessions of a person at all devices. Uses `device_session_account`. */
export async function deleteDeviceSessionsOf(tx: Tx, venueId: string, accountId: string): Promise<void> {
  await tx.query({
    text: 'delete from device_session where venue_id = $1 and account_id = $2',
    values: [venueId, accountId],
  });
}

/** Deletes expired device sessions of all venues, at most `most` of them. @returns the number that it found */
export async function deleteExpiredDeviceSessions(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
    across: 'AllVenues',
    text: `with old as (select venue_id, session_hash from device_session where expires_at <= $1 limit $2),
                gone as (
                  delete from device_session s using old
                   where s.venue_id = old.venue_id and s.session_hash = old.session_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
