import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { MOST_WRONG_PINS } from '../../core/access/sign-in/pin.ts';
import { listAccounts } from '../../store/access/accounts.ts';
import { listDevicesWithoutTries } from '../../store/access/device-people.ts';
import { listDevices as list } from '../../store/access/devices.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeviceResource, toDeviceResource } from './device-resource.ts';

export const listDevices = venueOperation({
  operationId: 'listDevices',
  method: 'GET',
  path: '/venues/{venueId}/devices',
  tag: 'Devices',
  summary: 'List the shared devices',
  description: 'Lists active devices first, then withdrawn ones, each sorted by name.',
  access: DEVICE_ACCESS.administer,
  answers: { 200: { description: 'The devices.', schema: Type.Array(DeviceResource) } },
  refusals: [],
  run: async ({ db }, { params: { venueId } }) => {
    const [devices, stopped] = [
      await list(db, venueId),
      await listDevicesWithoutTries(db, venueId, MOST_WRONG_PINS),
    ];
    const accounts = stopped.length === 0 ? [] : await listAccounts(db, venueId);
    const stoppedAt = (deviceId: string) => {
      const ids = new Set(
        stopped.filter((one) => one.deviceId === deviceId).map(({ accountId }) => accountId),
      );
      return accounts.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }));
    };
    return { status: 200, data: devices.map((device) => toDeviceResource(device, stoppedAt(device.id))) };
  },
});
