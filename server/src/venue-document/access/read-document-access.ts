import { readStatedRole } from '../../core/access/account.ts';
import type { AccountDraft, KeyDraft } from '../../core/venue/drafts/venue-draft.ts';
import { USUAL_LIMITS } from '../../core/venue/venue-limits.ts';
import { isPasswordHash } from '../../crypto/passwords.ts';
import { hashKey, isWellFormedKey, prefixOfKey } from '../../crypto/tokens/api-key.ts';
import type { DocumentPath } from '../document-faults.ts';
import { type DocumentReader, readId, readInstant, reportLookalikes } from '../document-reading.ts';
import type { AccountDocument, KeyDocument } from './access-document-schema.ts';

/** Reads the accounts of a venue. */
export function readAccounts(
  accounts: readonly AccountDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): AccountDraft[] {
  reportLookalikes(accounts, path, reading, ({ email, invitedEmail, name }) =>
    email || invitedEmail ? null : name,
  );
  return accounts.map((account, index) => readAccount(account, [...path, index], reading));
}

function readAccount(account: AccountDocument, at: DocumentPath, reading: DocumentReader): AccountDraft {
  const { faults } = reading;
  const email = account.email?.toLowerCase() ?? null;
  const invitedEmail = account.invitedEmail?.toLowerCase() ?? null;
  const { role: statedRole } = account;
  const needsAddress = statedRole === 'Bridge' || (statedRole === 'Owner' && invitedEmail === null);
  if (email !== null) faults.claim('email', email, [...at, 'email']);
  else if (needsAddress) faults.add([...at, 'email'], 'is missing');
  // The address of an invitation may occur at several venues, but only once at each.
  const address = email ?? invitedEmail;
  const claimedAt = [...at, email === null ? 'invitedEmail' : 'email'];
  if (address !== null) faults.claim(`address in ${at.slice(0, -1).join('.')}`, address, claimedAt);
  if (email !== null && invitedEmail !== null)
    faults.add([...at, 'invitedEmail'], 'is stated together with `email`: state one of the two');
  const { password = null, passwordHash = null } = account;
  if (password !== null && passwordHash !== null) {
    faults.add([...at, 'passwordHash'], 'is stated together with `password`: state one of the two');
  }
  if (passwordHash !== null && !isPasswordHash(passwordHash)) {
    faults.add([...at, 'passwordHash'], 'is not an argon2id hash in its PHC string form');
  }
  if (email === null && (password ?? passwordHash) !== null)
    faults.add([...at, 'email'], 'is missing beside a password');
  const { name } = account;
  const role = readStatedRole(account.role);
  return { id: readId(account, at, reading), role, name, email, invitedEmail, password, passwordHash };
}

/** Reads the API keys of a venue. A key in full is reduced to its hash and prefix. */
export function readKeys(
  keys: readonly KeyDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): KeyDraft[] {
  // A key with a stated secret is matched by the secret, not by its name.
  const isRecognisedByName = (key: KeyDocument) =>
    !isRevoked(key) && key.key === undefined && key.keyHash === undefined;
  reportLookalikes(keys, path, reading, (key) => (isRecognisedByName(key) ? key.name : null));
  if (keys.filter((key) => !isRevoked(key)).length > USUAL_LIMITS.workingKeys) {
    reading.faults.add(path, `has more than ${USUAL_LIMITS.workingKeys} working keys`);
  }
  return keys.map((key, index) => readKey(key, [...path, index], reading));
}

function readKey(key: KeyDocument, at: DocumentPath, reading: DocumentReader): KeyDraft {
  return {
    id: readId(key, at, reading),
    name: key.name,
    permissions: {
      placesOrders: key.permissions?.placesOrders ?? false,
      takesReservations: key.permissions?.takesReservations ?? false,
    },
    secret: readSecret(key, at, reading),
    createdAt: readInstant(key.createdAt, [...at, 'createdAt'], reading),
    revokedAt: readInstant(key.revokedAt, [...at, 'revokedAt'], reading),
  };
}

function readSecret(document: KeyDocument, at: DocumentPath, { faults }: DocumentReader): KeyDraft['secret'] {
  const { key, keyHash, prefix } = document;
  if (key !== undefined && keyHash !== undefined) {
    faults.add([...at, 'keyHash'], 'is stated together with `key`: state one of the two');
  }
  if (key !== undefined && !isWellFormedKey(key))
    faults.add([...at, 'key'], 'is not a key: its form or its checksum is wrong');
  if (keyHash !== undefined && prefix === undefined)
    faults.add([...at, 'prefix'], 'is missing beside `keyHash`');
  if (keyHash === undefined && prefix !== undefined)
    faults.add([...at, 'keyHash'], 'is missing beside `prefix`');
  if (key !== undefined) {
    const hash = hashKey(key);
    faults.claim('key', hash, [...at, 'key']);
    return { hash, prefix: prefixOfKey(key) };
  }
  if (keyHash === undefined || prefix === undefined) return null;
  faults.claim('key', keyHash, [...at, 'keyHash']);
  return { hash: keyHash, prefix };
}

function isRevoked({ revokedAt }: KeyDocument): boolean {
  return revokedAt !== null && revokedAt !== undefined;
}
