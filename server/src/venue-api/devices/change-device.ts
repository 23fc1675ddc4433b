import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { changeDevice as change } from '../../operations/access/devices/administer-devices.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeviceResource, deviceNameSchema, toDeviceResource } from './device-resource.ts';

export const changeDevice = venueOperation({
  operationId: 'changeDevice',
  method: 'PATCH',
  path: '/venues/{venueId}/devices/{deviceId}',
  tag: 'Devices',
  summary: 'Change a shared device',
  description:
    'Renames a device, or readmits a device that was withdrawn by mistake. A readmitted device still ' +
    'has its cookie; each person enters their PIN again.',
  access: DEVICE_ACCESS.administer,
  needsProof: 'Fresh',
  body: Type.Object(
    {
      name: Type.Optional(deviceNameSchema()),
      isWithdrawn: Type.Optional(Type.Literal(false, { description: '`false` readmits the device.' })),
    },
    { title: 'DeviceChange', examples: [{ name: 'Till at the door' }] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The device as it is now.', schema: DeviceResource } },
  refusals: ['DEVICE_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, deviceId }, body: { name, isWithdrawn }, author, now }) => {
    const stated = {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(isWithdrawn === undefined ? {} : { isWithdrawn }),
    };
    const device = await change(db, venueId, deviceId, stated, { by: author, now });
    return { status: 200, data: toDeviceResource(device) };
  },
});
