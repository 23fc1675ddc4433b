import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { PasswordLinkResource, passwordLinkAnswer } from '../../http/password-mail.ts';
import { makePasswordLink as make } from '../../operations/access/password-links.ts';
import { findAccountByEmail } from '../../store/access/accounts.ts';
import { operatorOperation } from '../operator-operation.ts';

export const makePasswordLink = operatorOperation({
  operationId: 'makePasswordLink',
  method: 'POST',
  path: '/password-links',
  tag: 'Accounts',
  summary: 'Make a link to set a password with',
  description:
    'Whoever opens the link sets the password of the account, once and within an hour. It is shown only here; earlier links of the ' +
    'account stop working. Give it to the person whose account it is, and to nobody else. Where `SMTP_URL` is set, it also goes there by mail.',
  body: Type.Object(
    { email: Type.String({ maxLength: 254, description: 'Of the account, in any letter case.' }) },
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
