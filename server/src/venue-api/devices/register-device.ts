import { Type } from 'typebox';
import { registerDevice as register } from '../../operations/access/devices/register-device.ts';
import { signOut } from '../../operations/access/sign-in/sign-out.ts';
import { sharedDeviceCookie } from '../registered-device-cookie.ts';
import { endSessionCookie, readSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';
import { OwnDeviceResource, typedCodeSchema } from './device-resource.ts';
import { ownDeviceOf } from './own-device.ts';

export const registerDevice = venueOperation({
  operationId: 'registerDevice',
  method: 'POST',
  path: '/device',
  tag: 'Devices',
  summary: 'Register a shared device',
  description:
    'Makes the calling browser a shared device of the venue that created the code. Its cookie is ' +
    'hidden from scripts and is renewed by each `GET /device`. A person who was signed in on the ' +
    'browser is signed out: from now on the device asks for a person. Calls of a person have their ' +
    'token in the header `Sofra-Person`.',
  access: 'Anyone',
  body: Type.Object({
    code: typedCodeSchema('The code as it was typed: spaces, hyphens and letter case do not matter.'),
  }),
  answers: {
    201: {
      description: 'The device.',
      schema: OwnDeviceResource,
      headers: {
        'Set-Cookie':
          'The cookie of the device, `__Host-sofra-shared`, for 400 days. Also ends the session of the ' +
          'browser.',
      },
    },
  },
  refusals: ['DEVICE_CODE_INVALID'],
  run: async (parts, { body: { code }, author, header, now }) => {
    const { token, device, venueId } = await register(parts, code, author, now);
    const session = readSessionCookie(header('cookie'));
    if (session !== null) await signOut(parts.db, session, now);
    const data = await ownDeviceOf(parts, venueId, device);
    return { status: 201, data, headers: { 'Set-Cookie': [sharedDeviceCookie(token), endSessionCookie()] } };
  },
});
