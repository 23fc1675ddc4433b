import { type Static, Type } from 'typebox';
import { ACCOUNT_ROLES, type AccountRecord } from '../../core/access/account.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { instantOrNull } from '../../http/answer/envelope.ts';
import { instantSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { listAccountsWithFactor } from '../../store/access/sign-in/second-factors.ts';
import { listLastSignIns } from '../../store/access/sign-in/sessions.ts';
import type { Db } from '../../store/database.ts';
import { revisionOf, revisionSchema } from '../record-revision.ts';

export const AccountResource = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    role: oneOf(ACCOUNT_ROLES),
    name: Type.String({ examples: ['Deniz'] }),
    email: nullable(
      Type.String({ examples: ['deniz@example.com'] }),
      'The e-mail address in lower case; `null` for a person who has only a name and a PIN, or who is invited.',
    ),
    invitedEmail: nullable(
      Type.String({ examples: ['deniz@example.com'] }),
      'For an invited person: the address that got the invitation. The person signs in with it after they open the link.',
    ),
    isYou: Type.Boolean({ description: 'Whether this is the account of the calling session.' }),
    hasSecondFactor: Type.Boolean({ description: 'Whether signing in needs a second factor.' }),
    lastSignInAt: nullable(
      instantSchema(),
      'The last sign-in with a session that still works; `null` if there is none.',
    ),
  },
  { title: 'VenueAccount' },
);

/** The JSON of the accounts of a venue, without their password hashes. */
export async function toAccountResources(
  db: Db,
  accounts: readonly AccountRecord[],
  venueId: string,
  session: Session,
  now: number,
): Promise<Static<typeof AccountResource>[]> {
  const withFactor = await listAccountsWithFactor(db, venueId);
  const signIns = await listLastSignIns(db, venueId, now);
  return accounts.map((account) => {
    const { id, role, name, email, invitedEmail } = account;
    const lastSignInAt = signIns.get(id);
    return {
      id,
      revision: revisionOf(account),
      role,
      name,
      email,
      invitedEmail,
      isYou: id === session.accountId,
      hasSecondFactor: withFactor.has(id),
      lastSignInAt: instantOrNull(lastSignInAt),
    };
  });
}

/** The schema of the result of mailing an invitation. */
export const invitationMailSchema = () =>
  oneOf(
    ['Sent', 'Failed', 'None'],
    'Whether an invitation was mailed with this call. `Failed`: the account is saved; send the invitation again later. `None`: no one was invited.',
  );

/** An account right after it was added or changed, with the result of mailing its invitation. */
export const SavedAccount = Type.Object(
  { ...AccountResource.properties, mail: invitationMailSchema() },
  { title: 'SavedAccount' },
);
