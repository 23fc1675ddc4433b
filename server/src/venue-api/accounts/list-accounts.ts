import { Type } from 'typebox';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { listAccounts as list } from '../../store/access/accounts.ts';
import { venueOperation } from '../venue-operation.ts';
import { AccountResource, toAccountResources } from './account-resource.ts';

export const listAccounts = venueOperation({
  operationId: 'listAccounts',
  method: 'GET',
  path: '/venues/{venueId}/accounts',
  tag: 'Accounts',
  summary: 'List the accounts of the venue',
  description: 'Lists the owners and staff of this venue only, oldest account first.',
  access: PEOPLE_ACCESS.read,
  answers: { 200: { description: 'The accounts.', schema: Type.Array(AccountResource) } },
  run: async ({ db }, { params: { venueId }, session, now }) => {
    const accounts = await list(db, venueId);
    return { status: 200, data: await toAccountResources(db, accounts, venueId, session, now) };
  },
});
