import { readStatedRole } from '../../core/access/account.ts';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { mailAccountChange } from '../../http/mail/account-mail.ts';
import { changeAccount as change } from '../../operations/access/administer-accounts.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { venueOperation } from '../venue-operation.ts';
import { AccountChange } from './account-body.ts';
import { SavedAccount, toAccountResources } from './account-resource.ts';
import { inviteSavedAccount } from './invite.ts';

export const changeAccount = venueOperation({
  operationId: 'changeAccount',
  method: 'PATCH',
  path: '/venues/{venueId}/accounts/{accountId}',
  tag: 'Accounts',
  summary: 'Change an account',
  description:
    'Omitted properties stay as they are. An `email` of `null` also removes the password; a first ' +
    'address needs a `password`, or invites the person if the operator has set up a mail server. A caller who is not an owner cannot change owners, themselves, or ' +
    'anyone with more rights than their own. A new password or another role ends all sessions of the ' +
    'account on every server, except the session that makes the change. The last owner of a venue ' +
    'remains an owner. A new password also changes the `revision`, so repeating such a call with ' +
    '`If-Match` is refused. To change the password or e-mail address of your own account or of an ' +
    'owner, or to make someone an owner, send your `currentPassword`; after 10 wrong ones in a ' +
    'session, each more try is delayed. If the operator has set up a mail server, the person gets a ' +
    'mail about a new password or address, at the address that they had before.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'Fresh',
  headers: IF_MATCH,
  body: AccountChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The account as it is now.', schema: SavedAccount } },
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'EMAIL_TAKEN',
    'LAST_OWNER',
    'PASSWORD_WRONG',
    'SIGN_IN_THROTTLED',
    'PASSWORD_COMMON',
    'PASSWORD_PERSONAL',
  ],
  run: async (
    parts,
    { params: { venueId, accountId }, body, session, author, tokenHash, header, language, now },
  ) => {
    const { currentPassword: password = null, role, ...rest } = body;
    const stated = { ...rest, ...(role === undefined ? {} : { role: readStatedRole(role) }) };
    const changer = { session, tokenHash, password };
    const { before, after } = await change(parts, venueId, accountId, stated, changer, {
      by: author,
      now,
      requireSeen: (stored, changed) =>
        requireRevision(header('if-match'), revisionOf(stored), changed && revisionOf(changed)),
    });
    mailAccountChange(parts, before, after, language);
    const [data] = await toAccountResources(parts.db, [after], venueId, session, now);
    const { invitedEmail } = after;
    const mail =
      invitedEmail === null || invitedEmail === before.invitedEmail
        ? 'None'
        : await inviteSavedAccount(parts, { venueId, accountId, session, invitedEmail }, { by: author, now });
    return { status: 200, data: { ...data!, mail } };
  },
});
