import { PasswordLinkResource, passwordLinkAnswer } from '../../http/password-mail.ts';
import { makePasswordLink as make } from '../../operations/access/password-links.ts';
import { venueOperation } from '../venue-operation.ts';

export const makePasswordLink = venueOperation({
  operationId: 'makePasswordLink',
  method: 'POST',
  path: '/venues/{venueId}/accounts/{accountId}/password-link',
  tag: 'Accounts',
  summary: 'Make a link to set a password with',
  description:
    'Whoever opens the link sets the password of the account, once and within an hour. It is shown only here; earlier links of the ' +
    'account stop working. Until then the old password works. Where the operator set a mail server, the link also goes to the person.',
  access: 'Owner',
  answers: { 201: { description: 'The link.', schema: PasswordLinkResource } },
  refusals: ['ACCOUNT_NOT_FOUND'],
  run: async (parts, { params: { venueId, accountId }, author, language, now }) => {
    const link = await make(parts, venueId, accountId, { by: author, now });
    return { status: 201, data: await passwordLinkAnswer(parts, link, language) };
  },
});
