import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { Refusal } from '../../core/refusals.ts';
import { uuid } from '../../http/schema.ts';
import { choosePin as choose } from '../../operations/access/devices/choose-pin.ts';
import { factorCodeSchema } from '../second-factor/factor-schemas.ts';
import { venueOperation } from '../venue-operation.ts';
import { typedCodeSchema } from './device-resource.ts';
import { DeviceSessionResource, deviceSessionAnswer } from './device-session-answer.ts';
import { pinSchema } from './pin-schema.ts';

export const choosePin = venueOperation({
  operationId: 'choosePin',
  method: 'PUT',
  path: '/device/person/pin',
  tag: 'Devices',
  summary: 'Choose a PIN',
  description:
    'A person chooses their PIN at a shared device and starts working there. Send either a code from a ' +
    'manager or the person’s own password. With the password, a person who has a second factor also sends a code. Sequences, repeated digits, years and very common PINs are ' +
    'refused. It also ends a lock after too many wrong PINs.',
  access: DEVICE_ACCESS.ofDevice,
  body: Type.Object(
    {
      accountId: uuid(),
      pin: pinSchema(),
      code: Type.Optional(typedCodeSchema('The one-time code from a manager.')),
      password: Type.Optional(Type.String({ maxLength: 200, examples: ['kahve ve lokum'] })),
      factorCode: Type.Optional(factorCodeSchema()),
    },
    {
      title: 'ChosenPin',
      examples: [{ accountId: '0194f0a0-0000-7000-8000-000000000001', pin: '8305', code: 'K7MW-29QD' }],
    },
  ),
  answers: { 200: { description: 'The person, and their token.', schema: DeviceSessionResource } },
  refusals: [
    'PIN_NOT_ALLOWED',
    'PIN_WRONG',
    'PIN_STOPPED',
    'PIN_THROTTLED',
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_MISSING',
    'DEVICE_NOT_FOUND',
  ],
  run: async (parts, { body, session: { venueId, device }, tokenHash, author, now }) => {
    const { pin, code, password, factorCode } = body;
    const at = { venueId, deviceId: device!.id, accountId: body.accountId.toLowerCase() };
    const proof = password !== undefined ? { password, factorCode } : { code: code ?? '' };
    if (password === undefined && code === undefined) throw new Refusal('PIN_WRONG');
    const token = await choose(parts, { ...at, pin, proof }, author, now);
    return { status: 200, data: await deviceSessionAnswer(parts, tokenHash, token, now) };
  },
});
