import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { uuid } from '../../http/schema.ts';
import { removeAccount as remove } from '../../operations/access/administer-accounts.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../record-revision.ts';
import { endSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';

export const removeAccount = venueOperation({
  operationId: 'removeAccount',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}',
  tag: 'Accounts',
  summary: 'Remove an account',
  description:
    'Removes the account and ends its sessions on every server. Its name stays on bills and in their ' +
    'history. Owners can remove themselves, but the last owner of a venue cannot be removed. A caller ' +
    'who is not an owner cannot remove owners, themselves, or anyone with more rights than their own.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'None',
  headers: IF_MATCH,
  answers: {
    200: {
      description: 'The account was removed.',
      schema: Type.Object({ id: uuid() }),
      headers: {
        'Set-Cookie': 'Sent when the caller removed their own account: makes the browser forget the session.',
      },
    },
  },
  refusals: ['ACCOUNT_NOT_FOUND', 'LAST_OWNER'],
  run: async ({ db }, { params: { venueId, accountId }, session, author, header, now }) => {
    await remove(db, venueId, accountId, session, {
      by: author,
      now,
      requireSeen: (stored) => requireRevision(header('if-match'), revisionOf(stored)),
    });
    const headers: Record<string, string> =
      session.accountId === accountId ? { 'Set-Cookie': endSessionCookie() } : {};
    return { status: 200, data: { id: accountId }, headers };
  },
});
