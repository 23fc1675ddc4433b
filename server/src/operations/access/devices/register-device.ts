import type { Actor } from '../../../core/access/actor.ts';
import { DEVICE_CODE_LIFETIME_MS, type Device, readTypedCode } from '../../../core/access/device.ts';
import type { ActStamp, AuditedCall } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { hashOneTimeCode } from '../../../crypto/tokens/one-time-code.ts';
import { hashSessionToken, newSessionToken } from '../../../crypto/tokens/session-token.ts';
import { newTypedCode } from '../../../crypto/tokens/typed-code.ts';
import type { NewId, Random } from '../../../parts/parts.ts';
import { findDeviceCode, insertDeviceCode, takeDeviceCode } from '../../../store/access/device-codes.ts';
import { insertDevice, listDevices } from '../../../store/access/devices.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/** More than the number of screens in any restaurant. */
const MOST_DEVICES = 60;

/**
 * Makes a code that registers a browser as a shared device of a venue, once and within ten minutes.
 * @returns the code, shown only here, and when it expires, in milliseconds
 * @throws Refusal CONTENT_INVALID if the venue has 60 devices that are not withdrawn
 */
export async function makeDeviceCode(
  { db, random }: { db: Database; random: Random },
  venueId: string,
  { name, kind }: Pick<Device, 'name' | 'kind'>,
  { by: { account }, now }: ActStamp,
): Promise<{ code: string; expiresAt: number }> {
  const code = newTypedCode(random);
  const expiresAt = now + DEVICE_CODE_LIFETIME_MS;
  const madeBy: Actor = { kind: 'Account', id: account.accountId, name: account.name };
  const atWork = (await listDevices(db, venueId)).filter(({ withdrawnAt }) => withdrawnAt === null);
  if (atWork.length >= MOST_DEVICES) {
    const message = `is one more than ${MOST_DEVICES} devices`;
    throw new Refusal('CONTENT_INVALID', { problems: [{ field: 'name', message, attemptedValue: null }] });
  }
  const codeHash = hashOneTimeCode(code);
  await inTransaction(db, (tx) => insertDeviceCode(tx, { venueId, codeHash, kind, name, expiresAt, madeBy }));
  return { code, expiresAt };
}

/**
 * Registers a browser as a shared device of the venue whose code it sends. The code works only once.
 * @param typed  the code as a person typed it
 * @returns the token for its cookie, shown only here
 * @throws Refusal DEVICE_CODE_INVALID for a code that was used, has expired or never existed
 */
export async function registerDevice(
  { db, random, newId }: { db: Database; random: Random; newId: NewId },
  typed: string,
  call: AuditedCall,
  now: number,
): Promise<{ token: string; device: Device; venueId: string }> {
  const code = readTypedCode(typed);
  const found = code === null ? null : await findDeviceCode(db, hashOneTimeCode(code), now);
  if (found === null) throw new Refusal('DEVICE_CODE_INVALID');
  const { venueId, name, kind, madeBy } = found;
  const token = newSessionToken(random);
  const device: Device = { id: newId(), name, kind };
  // The audit log names the person who made the code.
  const by = { ...call, account: { accountId: madeBy.id, name: madeBy.name } };
  await changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    await insertDevice(tx, venueId, device, { tokenHash: hashSessionToken(token), madeBy, now });
    const properties = [{ name: 'kind', values: { before: null, after: kind } }];
    const records = [{ kind: 'Device', id: device.id, name, action: 'Added', properties } as const];
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    // Last in the transaction: directories are written after all rows of venues (see ARCHITECTURE.md).
    if (!(await takeDeviceCode(tx, found))) throw new Refusal('DEVICE_CODE_INVALID');
  });
  return { token, device, venueId };
}
