import { Type } from 'typebox';
import { DEVICE_ACCESS } from '../../core/access/policies/people/devices.ts';
import { hashSessionToken } from '../../crypto/tokens/session-token.ts';
import { deleteDeviceSession } from '../../store/access/device-people.ts';
import { PERSON_HEADER } from '../caller-token.ts';
import { venueOperation } from '../venue-operation.ts';

export const leaveDevice = venueOperation({
  operationId: 'leaveDevice',
  method: 'DELETE',
  path: '/device/person',
  tag: 'Devices',
  summary: 'Sign out at a shared device',
  description:
    'Signs out the person in `Sofra-Person`. The device stays registered, and its live streams ' +
    'continue. Without a person, the call changes nothing and still succeeds.',
  access: DEVICE_ACCESS.ofDevice,
  answers: {
    200: {
      description: 'The person is signed out.',
      schema: Type.Object({ hasPerson: Type.Boolean({ description: '`false`, always.' }) }),
    },
  },
  refusals: [],
  run: async ({ db }, { session: { venueId }, header }) => {
    const token = header(PERSON_HEADER);
    if (token !== undefined) await deleteDeviceSession(db, venueId, hashSessionToken(token));
    return { status: 200, data: { hasPerson: false } };
  },
});
