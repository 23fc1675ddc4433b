import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { uuid } from '../../http/schema.ts';
import { beginAtDevice as begin } from '../../operations/access/devices/work-at-device.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeviceSessionResource, deviceSessionAnswer } from './device-session-answer.ts';
import { pinSchema } from './pin-schema.ts';

export const beginAtDevice = venueOperation({
  operationId: 'beginAtDevice',
  method: 'POST',
  path: '/device/person',
  tag: 'Devices',
  summary: 'Sign in at a shared device with a PIN',
  description:
    'A person starts working at the device with their PIN. People who work in other tabs of the device ' +
    'are not affected. After 10 wrong PINs for a person at a device, the person must enter their ' +
    'password, ask a manager, or use a device that knows them. A device allows 30 wrong PINs in an ' +
    'hour. After 12 hours the person is asked for their PIN again.',
  access: DEVICE_ACCESS.ofDevice,
  body: Type.Object({ accountId: uuid(), pin: pinSchema() }, { title: 'PinEntry' }),
  answers: { 200: { description: 'The person, and their token.', schema: DeviceSessionResource } },
  refusals: ['PIN_WRONG', 'PIN_STOPPED', 'PIN_THROTTLED', 'DEVICE_NOT_FOUND'],
  run: async (parts, { body: { accountId, pin }, session: { venueId, device }, tokenHash, now }) => {
    const at = { venueId, deviceId: device!.id, accountId: accountId.toLowerCase() };
    const token = await begin(parts, { ...at, pin }, now);
    return { status: 200, data: await deviceSessionAnswer(parts, tokenHash, token, now) };
  },
});
