import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';
import { removeAccount as remove } from '../../operations/access/administer-accounts.ts';
import { endSessionCookie } from '../session-cookie.ts';
import { venueOperation } from '../venue-operation.ts';
import { AccountParams } from './account-params.ts';

export const removeAccount = venueOperation({
  operationId: 'removeAccount',
  method: 'DELETE',
  path: '/venues/{venueId}/accounts/{accountId}',
  tag: 'Accounts',
  summary: 'Remove an account',
  description:
    'Its sessions end on every server at once; its name stays on bills and in their history. One may remove oneself; the last ' +
    'owner of a venue stays.',
  access: 'Owner',
  params: AccountParams,
  answers: {
    200: {
      description: 'It is gone.',
      schema: Type.Object({ id: uuid() }),
      headers: { 'Set-Cookie': 'When it was one’s own: makes the browser forget the session.' },
    },
  },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND', 'ACCOUNT_NOT_FOUND', 'LAST_OWNER'],
  run: async ({ db }, { params: { venueId, accountId }, session, now }) => {
    await remove(db, venueId, accountId, now);
    const headers: Record<string, string> =
      session.accountId === accountId ? { 'Set-Cookie': endSessionCookie() } : {};
    return { status: 200, data: { id: accountId }, headers };
  },
});
