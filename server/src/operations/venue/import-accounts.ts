import type { AccountRecord } from '../../core/access/account.ts';
import { isSigningOwner } from '../../core/access/account-revision.ts';
import type { Problem } from '../../core/refusals.ts';
import { assignIds, type IdSource } from '../../core/venue/drafts/assign-ids.ts';
import type { AccountDraft } from '../../core/venue/drafts/venue-draft.ts';
import type { VenueSetup } from '../../core/venue/setup/venue-setup.ts';
import { hashPassword, verifyPassword } from '../../crypto/passwords.ts';
import type { Random } from '../../parts/parts.ts';
import type { Db } from '../../store/database.ts';
import { findEmailOwner } from '../../store/venue/venue-records.ts';
import type { TakeTurn } from '../../throttles/turns.ts';
import { findGuessableReason, GUESSABLE_MESSAGES } from '../access/passwords/new-password.ts';

/** A password that is not hashed yet: its account has no hash. */
export interface NewPassword {
  account: AccountRecord;
  password: string;
}

/**
 * Matches the accounts of a document with the stored ones: by id, else by e-mail or invited address, or by name if the
 * account has neither. An unchanged password keeps its hash; {@link hashPasswords} hashes the new ones. A person who
 * accepted an invitation in the meantime keeps the address and the password. Adds to `problems` each e-mail address of
 * another account, each new account without a password, each guessable password, and a venue that would have no owner
 * who can sign in.
 * @param path  the path of the list of accounts in the document
 */
export async function matchAccounts(
  drafts: readonly AccountDraft[],
  path: string,
  entry: {
    db: Db;
    venueId: string;
    /** The name and the username of the venue in the document: a password must not consist of them. */
    venueNames: readonly string[];
    stored: VenueSetup | null;
    /** Whether the venue is a branch: then the owner of its headquarter can invite its first owner later. */
    isBranch: boolean;
    ids: IdSource;
    problems: Problem[];
    takeHashTurn: TakeTurn;
  },
): Promise<{ records: AccountRecord[]; newPasswords: NewPassword[] }> {
  const { db, venueId, venueNames, ids, problems, takeHashTurn } = entry;
  const records: AccountRecord[] = [];
  const newPasswords: NewPassword[] = [];
  const storedAccounts = entry.stored?.accounts ?? [];
  const adopted = assignIds(
    drafts,
    storedAccounts,
    ({ email, invitedEmail, name }) => email ?? invitedEmail ?? name,
    ids,
  ).map(({ id, draft, stored }) => ({ id, draft: keepAcceptedSignIn(draft, stored), stored }));
  const adoptedIds = new Set(adopted.map(({ id }) => id));
  const others = storedAccounts.filter(({ id }) => !adoptedIds.has(id));
  const keepsHash = await Promise.all(
    adopted.map(({ draft, stored }) => takeHashTurn(() => isUnchanged(draft, stored))),
  );
  for (const [index, { id, draft, stored }] of adopted.entries()) {
    const at = `${path}[${index}]`;
    const owner = draft.email === null ? null : await findEmailOwner(db, draft.email);
    const isOfOther = owner !== null && (owner.venueId !== venueId || owner.accountId !== id);
    if (isOfOther || hasAddressOf(others, draft)) {
      const message = 'is the e-mail address of another account';
      const property = draft.email === null ? 'invitedEmail' : 'email';
      problems.push({ field: `${at}.${property}`, message, attemptedValue: draft[property] });
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
      problems.push({ field: `${at}.password`, message: GUESSABLE_MESSAGES[reason], attemptedValue: null });
    newPasswords.push({ account, password });
  }
  if (lacksOwner(records, others, entry)) {
    const message = 'leaves the venue without an owner who can sign in: an owner who is only invited cannot';
    problems.push({ field: path, message, attemptedValue: null });
  }
  return { records, newPasswords };
}

/** Keeps the address and the password of a person who accepted the invitation after the document was written. */
function keepAcceptedSignIn(draft: AccountDraft, stored: AccountRecord | null): AccountDraft {
  const hasAccepted = stored !== null && stored.email !== null && stored.email === draft.invitedEmail;
  return hasAccepted ? { ...draft, email: stored.email, invitedEmail: null } : draft;
}

/** Whether an account that is not in the document has the address of a draft. */
function hasAddressOf(others: readonly AccountRecord[], { email, invitedEmail }: AccountDraft): boolean {
  const address = email ?? invitedEmail;
  return address !== null && others.some((other) => (other.email ?? other.invitedEmail) === address);
}

/** Whether a venue loses its last owner who can sign in, or gets only owners who cannot. */
function lacksOwner(
  records: readonly AccountRecord[],
  others: readonly AccountRecord[],
  { stored, isBranch }: { stored: VenueSetup | null; isBranch: boolean },
): boolean {
  // Checks only the address: new passwords are not hashed yet.
  if (records.some(({ role, email }) => role === 'Owner' && email !== null)) return false;
  if (stored !== null) return stored.accounts.some(isSigningOwner) && !others.some(isSigningOwner);
  return !isBranch && records.some(({ role }) => role === 'Owner');
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
