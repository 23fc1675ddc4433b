import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema } from '../../http/schema.ts';
import { makePinCode as make } from '../../operations/access/devices/choose-pin.ts';
import { venueOperation } from '../venue-operation.ts';
import { typedCodeSchema } from './device-resource.ts';

export const makePinCode = venueOperation({
  operationId: 'makePinCode',
  method: 'POST',
  path: '/venues/{venueId}/accounts/{accountId}/pin-code',
  tag: 'Accounts',
  summary: 'Create a code to choose a PIN',
  description:
    'Creates a code with which a person chooses their PIN at a shared device, once and within a day. ' +
    'The code is shown only in this answer; earlier codes of the person stop working, and the person ' +
    'is unlocked after wrong PINs. The call is refused for a person with more rights than the caller.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'Fresh',
  answers: {
    201: {
      description: 'The code.',
      schema: Type.Object(
        {
          code: typedCodeSchema('Eight letters and digits.'),
          expiresAt: instantSchema('When the code stops working.'),
        },
        { title: 'PinCode' },
      ),
    },
  },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async (parts, { params: { venueId, accountId }, session, author, now }) => {
    const of = { venueId, accountId, by: session };
    const { code, expiresAt } = await make(parts, of, { by: author, now });
    return { status: 201, data: { code, expiresAt: instant(expiresAt) } };
  },
});
