import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { PasswordLinkResource, passwordLinkAnswer } from '../../http/mail/password-mail.ts';
import { makePasswordLink as make } from '../../operations/access/passwords/password-links.ts';
import { findAccountByEmail } from '../../store/access/accounts.ts';
import { operatorOperation } from '../operator-operation.ts';

export const makePasswordLink = operatorOperation({
  operationId: 'makePasswordLink',
  method: 'POST',
  path: '/password-links',
  tag: 'Accounts',
  summary: 'Create a password link',
  description:
    'Creates a link with which a person sets the password of their account, once and within an hour. ' +
    'The link is shown only in this answer; earlier links of the account stop working. Give it only to ' +
    'the owner of the account: anyone who has the link can set the password. If `SMTP_URL` is set, the ' +
    'service also mails it to them.',
  body: Type.Object(
    {
      email: Type.String({
        maxLength: 254,
        description: 'The e-mail address of the account, upper or lower case.',
      }),
    },
    { title: 'PasswordLinkRequest', examples: [{ email: 'defne@example.com' }] },
  ),
  answers: { 201: { description: 'The link.', schema: PasswordLinkResource } },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async (parts, { body, author, language, now }) => {
    const account = await findAccountByEmail(parts.db, body.email.trim().toLowerCase());
    if (account === null) throw new Refusal('ACCOUNT_NOT_FOUND');
    const link = await make(parts, account.venueId, account.accountId, { by: author, now });
    return { status: 201, data: await passwordLinkAnswer(parts, link, language) };
  },
});
