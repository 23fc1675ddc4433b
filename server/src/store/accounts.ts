import type { Db } from './database.ts';

/** An account as far as signing in asks. */
export interface AccountToSignIn {
  accountId: string;
  venueId: string;
  /** argon2id in its PHC string form. */
  passwordHash: string;
}

/**
 * The account that signs in with an e-mail address (lower case); `null` when there is none, or its venue was closed or
 * switched off. Through the directory, then by primary keys.
 */
export async function findAccountByEmail(db: Db, email: string): Promise<AccountToSignIn | null> {
  const [row] = await db.query<{ account_id: string; venue_id: string; password_hash: string }>({
    name: 'find-account-by-email',
    text: `select a.account_id, a.venue_id, a.password_hash
             from email_directory d
             join account a on a.venue_id = d.venue_id and a.account_id = d.account_id
             join venue v on v.venue_id = d.venue_id
            where d.email = $1 and v.closed_at is null and v.is_active`,
    values: [email],
  });
  return row === undefined
    ? null
    : { accountId: row.account_id, venueId: row.venue_id, passwordHash: row.password_hash };
}
