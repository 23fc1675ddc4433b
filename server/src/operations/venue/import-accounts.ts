import type { AccountRecord } from '../../core/access/account.ts';
import type { Problem } from '../../core/refusals.ts';
import { adoptIds, type IdSource } from '../../core/venue/drafts/adopt-ids.ts';
import type { AccountDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/venue-setup.ts';
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts';
import type { Random } from '../../parts.ts';
import type { Db } from '../../store/database.ts';
import { findEmailOwner } from '../../store/venue/venue-records.ts';

/**
 * Matches the accounts of a document with the stored ones, by id, else by e-mail. An unchanged password keeps
 * its hash. An e-mail of another account and a new account without a password are added to `problems`.
 * @param path  of the list in the document
 */
export async function settleAccounts(
  drafts: readonly AccountDraft[],
  path: string,
  entry: {
    db: Db;
    venueId: string;
    stored: VenueSetup | null;
    ids: IdSource;
    problems: Problem[];
    random: Random;
  },
): Promise<AccountRecord[]> {
  const { db, venueId, ids, problems, random } = entry;
  const records: AccountRecord[] = [];
  const adopted = adoptIds(drafts, entry.stored?.accounts ?? [], ({ email }) => email, ids);
  for (const [index, { id, draft, stored }] of adopted.entries()) {
    const at = `${path}[${index}]`;
    const owner = await findEmailOwner(db, draft.email);
    if (owner !== null && (owner.venueId !== venueId || owner.accountId !== id)) {
      const message = 'is the e-mail address of another account';
      problems.push({ field: `${at}.email`, message, attemptedValue: draft.email });
    }
    const passwordHash = await settlePassword(draft, stored, random);
    if (passwordHash === null) {
      problems.push({
        field: `${at}.password`,
        message: 'is missing for a new account',
        attemptedValue: null,
      });
    }
    const { role, name, email } = draft;
    records.push({ id, role, name, email, passwordHash: passwordHash ?? '' });
  }
  return records;
}

async function settlePassword(
  { password, passwordHash }: AccountDraft,
  stored: AccountRecord | null,
  random: Random,
): Promise<string | null> {
  if (passwordHash !== null) return passwordHash;
  if (password === null) return stored?.passwordHash ?? null;
  if (stored !== null && (await verifyPassword(password, stored.passwordHash))) return stored.passwordHash;
  return hashPassword(password, random);
}
