import { Type } from 'typebox';
import { SESSION_ACCESS } from '../../core/access/policies/people/sessions.ts';
import { uuid } from '../../http/schema.ts';
import { liftWrongPins as lift } from '../../operations/access/devices/choose-pin.ts';
import { venueOperation } from '../venue-operation.ts';

export const liftWrongPins = venueOperation({
  operationId: 'liftWrongPins',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}/wrong-pins',
  tag: 'Accounts',
  summary: 'Unlock a person after wrong PINs',
  description:
    'Resets the count of wrong PINs of a person at every device of the venue. People can unlock ' +
    'themselves in another session, for example at another device or on their own phone. A person with ' +
    'the right `people` can unlock anyone.',
  access: SESSION_ACCESS.changeOwn,
  answers: {
    200: { description: 'The person is unlocked.', schema: Type.Object({ accountId: uuid() }) },
  },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, accountId }, session, author, now }) => {
    await lift(db, { venueId, accountId, by: session }, { by: author, now });
    return { status: 200, data: { accountId } };
  },
});
