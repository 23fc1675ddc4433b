import { Type } from 'typebox';
import { requireSignInData } from '../../core/access/account-revision.ts';
import { PEOPLE_ACCESS, requireMayChangeAccount } from '../../core/access/policies/people/people.ts';
import { PasswordLinkResource, passwordLinkAnswer } from '../../http/mail/password-mail.ts';
import { prepareConsentCheck } from '../../operations/access/passwords/own-password.ts';
import { makePasswordLink as make } from '../../operations/access/passwords/password-links.ts';
import { findRoles } from '../../store/access/roles.ts';
import { venueOperation } from '../venue-operation.ts';
import { currentPassword } from './account-body.ts';

export const makePasswordLink = venueOperation({
  operationId: 'makePasswordLink',
  method: 'POST',
  path: '/venues/{venueId}/accounts/{accountId}/password-link',
  tag: 'Accounts',
  summary: 'Create a password link',
  description:
    'Creates a link with which a person sets the password of their account, once and within an hour. ' +
    'The link is shown only in this answer; earlier links of the account stop working. The old ' +
    'password works until then. If the operator has set up a mail server, the service also mails the ' +
    'link to the person. For a link for your own account or for an owner, send your `currentPassword`.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'Fresh',
  body: Type.Object(
    { currentPassword },
    { title: 'PasswordLinkWish', examples: [{ currentPassword: 'kahve ve lokum' }] },
  ),
  bodyIsOptional: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The link.', schema: PasswordLinkResource } },
  refusals: ['ACCOUNT_NOT_FOUND', 'PASSWORD_WRONG', 'SIGN_IN_THROTTLED'],
  run: async (parts, { params: { venueId, accountId }, body, session, author, tokenHash, language, now }) => {
    const password = body?.currentPassword ?? null;
    const changer = { session, tokenHash, password };
    const requireConsent = await prepareConsentCheck(parts, changer, now);
    const roles = await findRoles(parts.db, venueId);
    const link = await make(parts, venueId, accountId, { by: author, now }, (account) => {
      requireMayChangeAccount(session, { before: account, after: null }, roles);
      requireSignInData({ ...account, passwordHash: '' });
      // The link gives access to the account, so it needs the same consent as setting another password.
      requireConsent(account, { ...account, passwordHash: '' });
    });
    return { status: 201, data: await passwordLinkAnswer(parts, link, language) };
  },
});
