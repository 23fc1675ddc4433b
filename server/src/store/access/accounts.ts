import type { AccountRecord, AccountRole } from '../../core/access/account.ts';
import { type Database, type Db, inTransaction, type Tx } from '../database.ts';
import { findParentVenueId } from '../venue/venues.ts';
import { deleteDeviceSessionsOf } from './device-people.ts';
import { deleteOneTimeLinks } from './sign-in/one-time-links.ts';

/** The fields of an account that a new session needs. */
export interface AccountToSignIn {
  accountId: string;
  venueId: string;
  name: string;
  /** argon2id in its PHC string form. */
  passwordHash: string;
}

/** An account with the fields that verify its password. */
export interface AccountToVerify extends AccountToSignIn {
  /** Whether an earlier release may have run `cleanText` on the typed password before it hashed it. */
  isPasswordCleaned: boolean;
}

/** An account that was found by its e-mail address, with everything that its sign-in needs. */
export interface FoundAccount extends AccountToVerify {
  role: AccountRole;
  /** Whether it has an authenticator app, or a passkey of any host. */
  hasFactor: boolean;
  /** Whether the venue requires a second factor of its owners and managers. */
  isFactorRequired: boolean;
}

/**
 * The account that signs in with an e-mail address (lower case); `null` if there is none, or its venue is closed or
 * inactive. Looks up the venue in `email_directory`, then reads by primary keys.
 */
export async function findAccountByEmail(db: Db, email: string): Promise<FoundAccount | null> {
  const [found] = await db.query<{ venue_id: string; account_id: string }>({
    name: 'find-account-by-email',
    text: 'select venue_id, account_id from email_directory where email = $1',
    values: [email],
  });
  if (found === undefined) return null;
  const { venue_id: venueId, account_id: accountId } = found;
  const [row] = await db.query<Omit<FoundAccount, 'accountId' | 'venueId'>>({
    name: 'find-account-to-sign-in',
    text: `select a.name, a.role, a.password_hash as "passwordHash", a.is_password_cleaned as "isPasswordCleaned",
                  (f.secret is not null or exists (
                    select 1 from passkey p where p.venue_id = $1 and p.account_id = $2)) as "hasFactor", v.requires_second_factor as "isFactorRequired"
             from account a
             join venue v on v.venue_id = a.venue_id
             left join second_factor f on f.venue_id = a.venue_id and f.account_id = a.account_id
            where a.venue_id = $1 and a.account_id = $2 and v.closed_at is null and v.is_active and a.password_hash is not null`,
    values: [venueId, accountId],
  });
  return row === undefined ? null : { accountId, venueId, ...row };
}

const ACCOUNT = `account_id as id, role, name, email, invited_email as "invitedEmail", password_hash as "passwordHash"`;

/** The accounts of a venue, in the order of their ids. Uses the primary key. */
export async function listAccounts(db: Db, venueId: string): Promise<AccountRecord[]> {
  return db.query<AccountRecord>({
    text: `select ${ACCOUNT} from account where venue_id = $1 order by account_id`,
    values: [venueId],
  });
}

/** An account of a venue; `null` if there is none. Uses the primary key. */
export async function findAccount(db: Db, venueId: string, accountId: string): Promise<AccountRecord | null> {
  const [row] = await db.query<AccountRecord>({
    text: `select ${ACCOUNT} from account where venue_id = $1 and account_id = $2`,
    values: [venueId, accountId],
  });
  return row ?? null;
}

/**
 * Locks an account until the transaction ends. Until then no session of the account begins, and other changes of its
 * second factor wait. Uses the primary key.
 * @returns its password hash; `null` if there is no such account, or it has no password
 */
export async function lockAccount(
  tx: Tx,
  { venueId, accountId }: Pick<AccountToSignIn, 'venueId' | 'accountId'>,
): Promise<string | null> {
  const [row] = await tx.query<{ passwordHash: string | null }>({
    text: 'select password_hash as "passwordHash" from account where venue_id = $1 and account_id = $2 for update',
    values: [venueId, accountId],
  });
  return row?.passwordHash ?? null;
}

/**
 * An account that may act at a venue: an account of the venue itself, or of an owner of its headquarter; `null` if
 * there is none. Uses primary keys.
 */
export async function findAccountReaching(
  db: Db,
  venueId: string,
  accountId: string,
): Promise<AccountRecord | null> {
  const own = await findAccount(db, venueId, accountId);
  if (own !== null) return own;
  const headquarterId = await findParentVenueId(db, venueId);
  const above = headquarterId ? await findAccount(db, headquarterId, accountId) : null;
  return above?.role === 'Owner' ? above : null;
}

/**
 * Inserts or updates an account. A new password or another role ends the sessions of the account. A new password also
 * deletes the links for setting a password. A new address of an invited person deletes the invitation to the old
 * address. The caller holds the lock of the venue's head. An e-mail address that another account of any venue has
 * violates the unique key.
 * @param ownTokenHash  SHA-256 (hexadecimal) of the token of the one session that continues
 */
export async function saveAccount(
  tx: Tx,
  venueId: string,
  account: AccountRecord,
  ownTokenHash: string | null = null,
): Promise<void> {
  const { id, role, name, email, invitedEmail, passwordHash } = account;
  const before = await findAccount(tx, venueId, id);
  await tx.query({
    text: `insert into account (venue_id, account_id, role, name, email, password_hash, invited_email, is_password_cleaned)
           values ($1, $2, $3, $4, $5, $6, $7, false)
           on conflict (venue_id, account_id) do update
              set role = excluded.role, name = excluded.name, email = excluded.email, password_hash = excluded.password_hash,
                  invited_email = excluded.invited_email,
                  is_password_cleaned = account.is_password_cleaned and account.password_hash is not distinct from excluded.password_hash`,
    values: [venueId, id, role, name, email, passwordHash, invitedEmail],
  });
  if (before?.email !== email) {
    tx.directories.changeEmail({ venueId, accountId: id }, { had: before !== null, has: email });
  }
  if (before !== null && before.passwordHash !== passwordHash)
    await deleteOneTimeLinks(tx, venueId, id, 'Password');
  if (before !== null && before.invitedEmail !== invitedEmail)
    await deleteOneTimeLinks(tx, venueId, id, 'Invitation');
  // Sessions end after the account was updated: a sign-in with the old password has either stored its session by
  // then, or fails.
  if (before !== null && (before.passwordHash !== passwordHash || before.role !== role)) {
    await deleteDeviceSessionsOf(tx, venueId, id);
    tx.directories.endedSessions.push({ venueId, accountId: id, exceptTokenHash: ownTokenHash });
  }
}

/**
 * Whether an earlier release may have run `cleanText` on the password of an account before it hashed it. Uses the
 * primary key.
 */
export async function isPasswordCleaned(db: Db, venueId: string, accountId: string): Promise<boolean> {
  const [row] = await db.query<{ isCleaned: boolean }>({
    name: 'is-password-cleaned',
    text: 'select is_password_cleaned as "isCleaned" from account where venue_id = $1 and account_id = $2',
    values: [venueId, accountId],
  });
  return row?.isCleaned ?? false;
}

/**
 * Stores the hash of the same password exactly as typed, unless the password was changed in the meantime. Keeps
 * sessions and links. Uses the primary key.
 * @returns whether it was stored
 */
export async function saveExactPassword(
  db: Database,
  { venueId, accountId, passwordHash }: Omit<AccountToSignIn, 'name'>,
  exactHash: string,
): Promise<boolean> {
  const saved = await inTransaction(db, (tx) =>
    tx.query({
      name: 'save-exact-password',
      text: `update account set password_hash = $4, is_password_cleaned = false
              where venue_id = $1 and account_id = $2 and password_hash = $3 returning account_id`,
      values: [venueId, accountId, passwordHash, exactHash],
    }),
  );
  return saved.length > 0;
}

/**
 * Deletes an account and its sessions; histories keep the person's name. The caller holds the lock of the venue's
 * head.
 */
export async function deleteAccount(tx: Tx, venueId: string, accountId: string): Promise<void> {
  for (const table of [
    'account',
    'notices_seen',
    'personal_notice',
    'one_time_link',
    'device_person',
    'device_session',
    'session_detail',
    'second_factor',
    'passkey',
    'passkey_challenge',
  ]) {
    await tx.query({
      text: `delete from ${table} where venue_id = $1 and account_id = $2`,
      values: [venueId, accountId],
    });
  }
  tx.directories.changeEmail({ venueId, accountId }, { had: true, has: null });
  tx.directories.endedSessions.push({ venueId, accountId, exceptTokenHash: null });
}
