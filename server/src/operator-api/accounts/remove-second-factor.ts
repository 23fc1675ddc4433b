import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { mailFactorChange } from '../../http/mail/account-mail.ts';
import { uuid } from '../../http/schema.ts';
import { removeSecondFactor as remove } from '../../operations/access/second-factor/remove-factor.ts';
import { findAccountByEmail } from '../../store/access/accounts.ts';
import { operatorOperation } from '../operator-operation.ts';

export const removeSecondFactor = operatorOperation({
  operationId: 'removeSecondFactor',
  method: 'POST',
  path: '/second-factor-removals',
  tag: 'Accounts',
  summary: 'Remove the second factor of an account',
  description:
    'For a person who lost their phone and their recovery codes, at a venue without another owner. ' +
    'Afterwards the password alone is enough to sign in. If the venue requires a second factor, they ' +
    'set up a new one at the next sign-in. First make sure that the request comes from the owner of ' +
    'the account. The audit log of the venue records the call, and the person is told in the bell and by mail.',
  body: Type.Object(
    {
      email: Type.String({
        maxLength: 254,
        description: 'The e-mail address of the account, upper or lower case.',
      }),
    },
    { title: 'FactorRemoval', examples: [{ email: 'defne@example.com' }] },
  ),
  answers: {
    200: {
      description: 'The account has no second factor.',
      schema: Type.Object({
        accountId: uuid(),
        hadFactor: Type.Boolean({ description: 'Whether the account had a second factor before.' }),
      }),
    },
  },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async (parts, { body, author, language, now }) => {
    const account = await findAccountByEmail(parts.db, body.email.trim().toLowerCase());
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const person = await remove(parts, account, { by: author, now });
    if (person !== null) mailFactorChange(parts, person, person.change, language);
    return { status: 200, data: { accountId: account.accountId, hadFactor: account.hasFactor } };
  },
});
