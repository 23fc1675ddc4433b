import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { Refusal } from '../../core/refusals.ts';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import { uuid } from '../../http/schema.ts';
import { removeSecondFactor } from '../../operations/access/second-factor/remove-factor.ts';
import { venueOperation } from '../venue-operation.ts';

export const removeAccountFactor = venueOperation({
  operationId: 'removeAccountFactor',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}/second-factor',
  tag: 'Accounts',
  summary: 'Remove the second factor of a colleague',
  description:
    'For owners, if a colleague lost their phone and their recovery codes. Afterwards the password ' +
    'alone is enough to sign in. If the venue requires a second factor, the colleague sets up a new ' +
    'one at the next sign-in. The service tells the person in the bell and by mail. To turn off your own second factor, use `endFactor`.',
  access: PEOPLE_ACCESS.requireFactors,
  needsProof: 'Fresh',
  answers: { 200: { description: 'The account has no second factor.', schema: Type.Object({ id: uuid() }) } },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async (parts, { params: { venueId, accountId }, session, author, language, now }) => {
    if (accountId === session.accountId) throw new Refusal('NOT_PERMITTED');
    const person = await removeSecondFactor(parts, { venueId, accountId }, { by: author, now });
    if (person !== null) mailFactorChange(parts, person, person.change, language);
    return { status: 200, data: { id: accountId } };
  },
});
