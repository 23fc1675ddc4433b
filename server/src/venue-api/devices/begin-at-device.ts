import { Type } from 'typebox';
import { DEVICES } from '../../core/access/policies/devices.ts';
import { uuid } from '../../http/schema.ts';
import { beginAtDevice as begin } from '../../operations/access/devices/work-at-device.ts';
import { venueOperation } from '../venue-operation.ts';
import { BegunResource, begunAnswer } from './begun-answer.ts';
import { pinText } from './pin-text.ts';

export const beginAtDevice = venueOperation({
  operationId: 'beginAtDevice',
  method: 'POST',
  path: '/device/person',
  tag: 'Devices',
  summary: 'Begin at a shared device',
  description:
    'A person begins with their PIN. Others who work at the device in other tabs go on. After 10 wrong PINs for a person at a device it takes ' +
    'a password, a manager or a device where the person is known; a device has 30 wrong PINs an hour. A person who does not leave is asked ' +
    'again after 12 hours.',
  access: DEVICES.ofDevice,
  body: Type.Object({ accountId: uuid(), pin: pinText() }, { title: 'PinEntry' }),
  answers: { 200: { description: 'The person, and their token.', schema: BegunResource } },
  refusals: ['PIN_WRONG', 'PIN_STOPPED', 'PIN_THROTTLED', 'DEVICE_NOT_FOUND'],
  run: async (parts, { body: { accountId, pin }, session: { venueId, device }, tokenHash, now }) => {
    const at = { venueId, deviceId: device!.id, accountId: accountId.toLowerCase() };
    const token = await begin(parts, { ...at, pin }, now);
    return { status: 200, data: await begunAnswer(parts, tokenHash, token, now) };
  },
});
