import { Type } from 'typebox';
import { SESSIONS } from '../../core/access/policies/sessions.ts';
import { uuid } from '../../http/schema.ts';
import { liftWrongPins as lift } from '../../operations/access/devices/choose-pin.ts';
import { venueOperation } from '../venue-operation.ts';

export const liftWrongPins = venueOperation({
  operationId: 'liftWrongPins',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}/wrong-pins',
  tag: 'Accounts',
  summary: 'Forgive wrong PINs',
  description:
    'The person has all their tries again, at every device of the venue. A person does it for themself where they are known, such as at another ' +
    'device or on their own phone; whoever may change people does it for anyone.',
  access: SESSIONS.changeOwn,
  answers: {
    200: { description: 'The wrong PINs are forgiven.', schema: Type.Object({ accountId: uuid() }) },
  },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, accountId }, session, author, now }) => {
    await lift(db, { venueId, accountId, by: session }, { by: author, now });
    return { status: 200, data: { accountId } };
  },
});
