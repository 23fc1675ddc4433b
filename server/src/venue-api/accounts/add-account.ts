import { readStatedRole } from '../../core/access/account.ts';
import { PEOPLE_ACCESS } from '../../core/access/policies/people/people.ts';
import { addAccount as add } from '../../operations/access/administer-accounts.ts';
import { venueOperation } from '../venue-operation.ts';
import { NewAccount } from './account-body.ts';
import { SavedAccount, toAccountResources } from './account-resource.ts';
import { inviteSavedAccount } from './invite.ts';

export const addAccount = venueOperation({
  operationId: 'addAccount',
  method: 'POST',
  path: '/venues/{venueId}/accounts',
  tag: 'Accounts',
  summary: 'Add an account',
  description:
    'Adds a person. With an e-mail address, the person is invited: they get a mail with a link, choose ' +
    'their password and sign in; leave out `password`. The answer is the same if the address belongs to ' +
    'another account; only the mail says so. For bridges, and if the operator has not set up a mail ' +
    'server, send a `password`: the person can sign in immediately (upper or lower case does not ' +
    'matter), and should then change it with `PUT /session/password`. Without an e-mail address, the ' +
    'person has only a name, and a PIN at the devices of the venue; owners and bridges need an address. ' +
    'An e-mail address belongs to only one account in the whole service. A venue has at most 100 ' +
    'accounts. A caller who is not an owner cannot give a role with more rights than their own. To add ' +
    'an owner, send your `currentPassword`.',
  access: PEOPLE_ACCESS.change,
  needsProof: 'Fresh',
  body: NewAccount,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The account.',
      schema: SavedAccount,
      headers: { Location: 'The path of the account.' },
    },
  },
  refusals: ['EMAIL_TAKEN', 'PASSWORD_WRONG', 'SIGN_IN_THROTTLED', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  run: async (parts, { params: { venueId }, body, session, author, tokenHash, now }) => {
    const { currentPassword = null, role, name, email = null, password = null } = body;
    const stated = { name, email, password, role: readStatedRole(role) };
    const changer = { session, tokenHash, password: currentPassword };
    const account = await add(parts, venueId, stated, changer, { by: author, now });
    const [data] = await toAccountResources(parts.db, [account], venueId, session, now);
    const { id: accountId, invitedEmail } = account;
    const mail =
      invitedEmail === null
        ? 'None'
        : await inviteSavedAccount(parts, { venueId, accountId, session, invitedEmail }, { by: author, now });
    const headers = { Location: `/venue/v1/venues/${venueId}/accounts/${account.id}` };
    return { status: 201, data: { ...data!, mail }, headers };
  },
});
