import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import { makeDeviceCode as make } from '../../operations/access/devices/register-device.ts';
import { venueOperation } from '../venue-operation.ts';
import { deviceKindSchema, deviceNameSchema, typedCodeSchema } from './device-resource.ts';

export const makeDeviceCode = venueOperation({
  operationId: 'makeDeviceCode',
  method: 'POST',
  path: '/venues/{venueId}/device-codes',
  tag: 'Devices',
  summary: 'Create a code to register a device',
  description:
    'Creates a code with which one browser can become a shared device of the venue within ten minutes. ' +
    'The code is shown only in this answer. A venue has at most 60 active devices.',
  access: DEVICE_ACCESS.administer,
  needsProof: 'Fresh',
  body: Type.Object(
    { kind: deviceKindSchema(), name: deviceNameSchema() },
    { title: 'NewDevice', examples: [{ kind: 'Till', name: 'Till at the bar' }] },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The code.',
      schema: Type.Object(
        {
          code: typedCodeSchema('Eight letters and digits.'),
          expiresAt: instantSchema('When the code stops working.'),
        },
        { title: 'DeviceCode' },
      ),
    },
  },
  refusals: [],
  run: async (parts, { params: { venueId }, body: { kind, name }, author, now }) => {
    const stamp = { by: author, now };
    const { code, expiresAt } = await make(parts, venueId, { kind, name: name.trim() }, stamp);
    return { status: 201, data: { code, expiresAt: instant(expiresAt) } };
  },
});
