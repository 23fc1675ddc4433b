import type { Actor } from '../../core/access/actor.ts';
import type { DeviceKind } from '../../core/access/device.ts';
import { type Db, queryCount, type Tx } from '../database.ts';

/** The code that registers a device, by its SHA-256. */
export interface DeviceCode {
  venueId: string;
  codeHash: Buffer;
  kind: DeviceKind;
  name: string;
  /** First instant at which it no longer works, in milliseconds. */
  expiresAt: number;
  madeBy: Actor;
}

/** Stores a code. Call it last in the transaction, because it writes a directory: see {@link DirectoryChanges}. */
export async function insertDeviceCode(tx: Tx, code: DeviceCode): Promise<void> {
  const { venueId, codeHash, kind, name, expiresAt, madeBy } = code;
  await tx.query({
    text: `insert into device_code_directory (code_hash, venue_id, kind, name, expires_at, made_by)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [codeHash, venueId, kind, name, new Date(expiresAt), JSON.stringify(madeBy)],
  });
}

/** The code with this hash, if it works at an instant; else `null`. Uses the primary key. */
export async function findDeviceCode(db: Db, codeHash: Buffer, now: number): Promise<DeviceCode | null> {
  const [row] = await db.query<Omit<DeviceCode, 'codeHash'>>({
    text: `select venue_id as "venueId", kind, name, expires_at as "expiresAt", made_by as "madeBy"
             from device_code_directory where code_hash = $1 and expires_at > $2`,
    values: [codeHash, new Date(now)],
  });
  return row === undefined ? null : { codeHash, ...row };
}

/**
 * Deletes a code so that it cannot be used again; a concurrent transaction waits, and gets `false`.
 * @returns whether the code was still there
 */
export async function takeDeviceCode(tx: Tx, { venueId, codeHash }: DeviceCode): Promise<boolean> {
  const taken = await tx.query({
    text: 'delete from device_code_directory where code_hash = $1 and venue_id = $2 returning venue_id',
    values: [codeHash, venueId],
  });
  return taken.length > 0;
}

/** Deletes expired codes of all venues, at most `most` of them. @returns the number that it found */
export async function deleteExpiredDeviceCodes(db: Db, now: number, most: number): Promise<number> {
  return queryCount(db, {
    across: 'AllVenues',
    text: `with old as (select code_hash from device_code_directory where expires_at <= $1 limit $2),
                gone as (
                  delete from device_code_directory c using old where c.code_hash = old.code_hash returning 1
                )
           select count(*) from old`,
    values: [new Date(now), most],
  });
}
