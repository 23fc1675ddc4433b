import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { changeDevice } from '../../operations/access/devices/administer-devices.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeviceResource, toDeviceResource } from './device-resource.ts';

export const withdrawDevice = venueOperation({
  operationId: 'withdrawDevice',
  method: 'DELETE',
  path: '/venues/{venueId}/devices/{deviceId}',
  tag: 'Devices',
  summary: 'Withdraw a shared device',
  description:
    'Blocks the device: from its next call on, every server refuses its cookie. Its live streams end ' +
    'within a second, and the people who work there are signed out. It stays in the list, and in the ' +
    'history of what was done there.',
  access: DEVICE_ACCESS.administer,
  needsProof: 'None',
  answers: { 200: { description: 'The withdrawn device.', schema: DeviceResource } },
  refusals: ['DEVICE_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, deviceId }, author, now }) => {
    const device = await changeDevice(db, venueId, deviceId, { isWithdrawn: true }, { by: author, now });
    return { status: 200, data: toDeviceResource(device) };
  },
});
