import type { AccountRecord } from '../../core/access/account.ts';
import type { Problem } from '../../core/refusals.ts';
import { assignIds, type IdSource } from '../../core/venue/drafts/assign-ids.ts';
import type { AccountDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts';
import type { Random } from '../../parts/parts.ts';
import type { Db } from '../../store/database.ts';
import { findEmailOwner } from '../../store/venue/venue-records.ts';
import type { TakeTurn } from '../../throttles/turns.ts';
import { findGuessableReason, GUESSABLE } from '../access/passwords/new-password.ts';

/** A password that is not hashed yet: its account has no hash. */
export interface NewPassword {
  account: AccountRecord;
  password: string;
}

/**
 * Matches the accounts of a document with the stored ones: by id, else by e-mail, or by name if the account has no e-mail. An unchanged
 * password keeps its hash; {@link hashPasswords} hashes the new ones. Adds to `problems` each e-mail of another account, each new account
 * without a password, and each guessable password.
 * @param path  of the list in the document
 */
export async function settleAccounts(
  drafts: readonly AccountDraft[],
  path: string,
  entry: {
    db: Db;
    venueId: string;
    /** The name and the username of the venue in the document: a password must not consist of them. */
    venueNames: readonly string[];
    stored: VenueSetup | null;
    ids: IdSource;
    problems: Problem[];
    takeHashTurn: TakeTurn;
  },
): Promise<{ records: AccountRecord[]; newPasswords: NewPassword[] }> {
  const { db, venueId, venueNames, ids, problems, takeHashTurn } = entry;
  const records: AccountRecord[] = [];
  const newPasswords: NewPassword[] = [];
  const adopted = assignIds(drafts, entry.stored?.accounts ?? [], ({ email, name }) => email ?? name, ids);
  const keepsHash = await Promise.all(
    adopted.map(({ draft, stored }) => takeHashTurn(() => isUnchanged(draft, stored))),
  );
  for (const [index, { id, draft, stored }] of adopted.entries()) {
    const at = `${path}[${index}]`;
    const owner = draft.email === null ? null : await findEmailOwner(db, draft.email);
    if (owner !== null && (owner.venueId !== venueId || owner.accountId !== id)) {
      const message = 'is the e-mail address of another account';
      problems.push({ field: `${at}.email`, message, attemptedValue: draft.email });
    }
    const kept =
      draft.email === null ? null : keepsHash[index] ? (stored?.passwordHash ?? null) : draft.passwordHash;
    if (draft.email !== null && kept === null && draft.password === null) {
      problems.push({
        field: `${at}.password`,
        message: 'is missing for a new account',
        attemptedValue: null,
      });
    }
    const { role, name, email, invitedEmail, password } = draft;
    const account = { id, role, name, email, invitedEmail, passwordHash: kept };
    records.push(account);
    if (kept !== null || password === null) continue;
    const reason = await findGuessableReason(password, { names: [name, ...venueNames], email });
    if (reason !== null)
      problems.push({ field: `${at}.password`, message: GUESSABLE[reason], attemptedValue: null });
    newPasswords.push({ account, password });
  }
  return { records, newPasswords };
}

/** Whether a stored account keeps its hash. */
async function isUnchanged(
  { password, passwordHash }: AccountDraft,
  stored: AccountRecord | null,
): Promise<boolean> {
  if (stored === null || passwordHash !== null) return false;
  return password === null || (stored.passwordHash !== null && verifyPassword(password, stored.passwordHash));
}

/** Hashes the passwords and writes each hash into its account. `takeHashTurn` limits how many run at once. */
export async function hashPasswords(
  passwords: readonly NewPassword[],
  { random, takeHashTurn, onHashed }: { random: Random; takeHashTurn: TakeTurn; onHashed: () => void },
): Promise<void> {
  const hash = async ({ account, password }: NewPassword) => {
    account.passwordHash = await hashPassword(password, random);
    onHashed();
  };
  await Promise.all(passwords.map((password) => takeHashTurn(() => hash(password))));
}
