import type { ActStamp } from '../../../core/audit/audit-entry.ts';
import { Refusal } from '../../../core/refusals.ts';
import { type DeviceRecord, findDevice, updateDevice } from '../../../store/access/devices.ts';
import type { Database } from '../../../store/database.ts';
import { auditedRecordChange } from '../../audit/audited-records.ts';
import { recordAct } from '../../audit/record-act.ts';
import { changeVenue } from '../../venue/change-venue.ts';

/** The changes to a device; an omitted property stays as it is. */
export interface DeviceChange {
  name?: string;
  /** A withdrawn device cannot call the service. `false` allows it again; it still has its cookie. */
  isWithdrawn?: boolean;
}

/**
 * Renames a device, withdraws it, or allows it again. The version of the venue rises, so that every server ends the live
 * streams of a withdrawn device. The sessions of people at it end.
 * @throws Refusal DEVICE_NOT_FOUND
 */
export function changeDevice(
  db: Database,
  venueId: string,
  deviceId: string,
  { name, isWithdrawn }: DeviceChange,
  { by, now }: ActStamp,
): Promise<DeviceRecord> {
  return changeVenue(db, venueId, 'Accounts', now, async (tx) => {
    const before = await findDevice(tx, venueId, deviceId);
    if (before === null) throw new Refusal('DEVICE_NOT_FOUND');
    const wasWithdrawn = before.withdrawnAt !== null;
    const withdrawnAt = (isWithdrawn ?? wasWithdrawn) ? (before.withdrawnAt ?? now) : null;
    const after = { ...before, name: name ?? before.name, withdrawnAt };
    await updateDevice(tx, venueId, after);
    const shown = (device: DeviceRecord) => ({ name: device.name, isWithdrawn: device.withdrawnAt !== null });
    const records = auditedRecordChange('Device', before, after, shown);
    await recordAct(tx, venueId, by, { part: 'Accounts', at: now, records });
    return after;
  });
}
