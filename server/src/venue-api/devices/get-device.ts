import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { readSharedDeviceCookie, sharedDeviceCookie } from '../registered-device-cookie.ts';
import { venueOperation } from '../venue-operation.ts';
import { OwnDeviceResource } from './device-resource.ts';
import { ownDeviceOf } from './own-device.ts';

export const getDevice = venueOperation({
  operationId: 'getDevice',
  method: 'GET',
  path: '/device',
  tag: 'Devices',
  summary: 'Read the shared device',
  description:
    'Returns what a shared device shows before a person signs in: its venue, and the people with a ' +
    'role there.',
  access: DEVICE_ACCESS.ofDevice,
  answers: {
    200: {
      description: 'The device.',
      schema: OwnDeviceResource,
      headers: { 'Set-Cookie': 'Renews the cookie of the device.' },
    },
  },
  refusals: [],
  run: async (parts, { session: { venueId, device }, header }) => ({
    status: 200,
    data: await ownDeviceOf(parts, venueId, device!),
    headers: { 'Set-Cookie': sharedDeviceCookie(readSharedDeviceCookie(header('cookie'))!) },
  }),
});
