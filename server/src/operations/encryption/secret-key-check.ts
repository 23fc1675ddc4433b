import { NO_VENUE_ID } from '../../core/audit/audit-entry.ts';
import type { SecretKeys } from '../../core/secret-key.ts';
import { SetupError } from '../../core/setup-error.ts';
import { openSecret, sealSecret } from '../../crypto/seal-secret.ts';
import { type Random, systemClock } from '../../parts/parts.ts';
import { type Database, type Db, inTransaction, type Tx } from '../../store/database.ts';
import {
  deleteSecretKeyCheck,
  findSecretKeyCheck,
  SECRET_KEY_CHECKS,
  saveSecretKeyCheck,
  updateSecretKeyCheck,
} from '../../store/encryption/secret-key-check.ts';
import { commandAuthor } from '../audit/command-author.ts';
import { recordAct } from '../audit/record-act.ts';

/** The secret keys of a service, and the source of the present key: the data folder, or `SECRET_KEY`. */
export interface KeyInUse {
  secretKeys: SecretKeys;
  /** The key that the present one replaces; `null` for none. */
  oldKey: Buffer | null;
  /** The file of the present key; `null` if it comes from the configuration. */
  file: string | null;
}

const { present: PRESENT, old: OLD } = SECRET_KEY_CHECKS;
/** The text is no secret; a key is right if it can decrypt it. */
const KNOWN_TEXT = 'sofra';

/**
 * Requires that the secret key is the one that encrypts the secrets of this database. The first start encrypts a known text with
 * it, for later checks. If the key replaces the old one, it becomes the key of the database: then a server without it does not
 * start.
 * @throws SetupError if it is another key, or if something may still be encrypted with a key that is not given
 */
export async function requireSecretKey(db: Database, key: KeyInUse, random: Random): Promise<void> {
  const { secretKeys, oldKey } = key;
  const check = await findSecretKeyCheck(db, PRESENT);
  if (check === null) {
    await saveSecretKeyCheck(db, PRESENT, encryptedBy(secretKeys[0], PRESENT, random));
    // Another server may have stored its check first, with another key.
    return requireSecretKey(db, key, random);
  }
  if (!canDecrypt(check, PRESENT, secretKeys)) throw wrongKeyError(key);
  const old = await findSecretKeyCheck(db, OLD);
  if (old !== null && !canDecrypt(old, OLD, secretKeys)) throw OLD_KEY_NEEDED;
  if (canDecrypt(check, PRESENT, [secretKeys[0]]) || oldKey === null || !canDecrypt(check, PRESENT, [oldKey]))
    return;
  await beginKeyChange(db, check, { present: secretKeys[0], oldKey }, random);
  return requireSecretKey(db, key, random);
}

/** Whether this database has a secret key already, from an earlier start. */
export async function hasSecretKey(db: Database): Promise<boolean> {
  return (await findSecretKeyCheck(db, PRESENT)) !== null;
}

/** Whether a key is the present key of a database. @param check  the encrypted known text in the database */
export function isPresentKey(check: Buffer, secretKey: Buffer): boolean {
  return canDecrypt(check, PRESENT, [secretKey]);
}

/** Makes this the key of the database. Secrets that another key encrypted become unreadable. */
export async function replaceSecretKey(db: Database, secretKey: Buffer, random: Random): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveSecretKeyCheck(tx, PRESENT, encryptedBy(secretKey, PRESENT, random), true);
    await deleteSecretKeyCheck(tx, OLD);
    await recordKeyChange(tx, 'replaceSecretKey');
  });
}

/**
 * The progress of a change of the secret key. `Begun`: something may still be encrypted with the old key; `mark` changes
 * whenever a server reports that it still uses it. `Behind`: this server still encrypts with the old key, while others
 * use the new one. `Unreadable`: another server encrypts with a key that this server lacks. `Done`: everything is
 * encrypted with the present key.
 */
export type KeyChange = { kind: 'Begun'; mark: Buffer } | { kind: 'Behind' | 'Unreadable' | 'Done' };

/** Reads the progress of a change of the secret key, as seen by a server with these keys. */
export async function findKeyChange(db: Db, secretKeys: SecretKeys): Promise<KeyChange> {
  const check = await findSecretKeyCheck(db, PRESENT);
  if (check !== null && !canDecrypt(check, PRESENT, [secretKeys[0]])) return { kind: 'Behind' };
  const mark = await findSecretKeyCheck(db, OLD);
  if (mark === null) return { kind: 'Done' };
  return canDecrypt(mark, OLD, secretKeys) ? { kind: 'Begun', mark } : { kind: 'Unreadable' };
}

/** Notes in the database that a server still encrypts with an old key. */
export function markOldKey(db: Db, secretKey: Buffer, random: Random): Promise<void> {
  return saveSecretKeyCheck(db, OLD, encryptedBy(secretKey, OLD, random), true);
}

/**
 * Ends a change of the secret key, unless a server reported after `mark` that it still encrypts with the old key.
 * @returns whether it ended
 */
export function endKeyChange(db: Db, mark: Buffer): Promise<boolean> {
  return deleteSecretKeyCheck(db, OLD, mark);
}

async function beginKeyChange(
  db: Database,
  check: Buffer,
  { present, oldKey }: { present: Buffer; oldKey: Buffer },
  random: Random,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isFirst = await updateSecretKeyCheck(tx, PRESENT, check, encryptedBy(present, PRESENT, random));
    if (!isFirst) return;
    await saveSecretKeyCheck(tx, OLD, encryptedBy(oldKey, OLD, random), true);
    await recordKeyChange(tx, 'changeSecretKey');
  });
}

async function recordKeyChange(tx: Tx, operation: string): Promise<void> {
  const properties = [{ name: 'secretKey', values: null }];
  const records = [{ kind: 'Service', id: null, name: null, action: 'Changed', properties } as const];
  const act = { part: 'Standing', at: systemClock.now(), records } as const;
  await recordAct(tx, NO_VENUE_ID, commandAuthor(operation), act);
}

function encryptedBy(secretKey: Buffer, name: string, random: Random): Buffer {
  return sealSecret(KNOWN_TEXT, secretKey, refOf(name), random);
}

function canDecrypt(check: Buffer, name: string, secretKeys: SecretKeys): boolean {
  return openSecret(check, secretKeys, refOf(name)) === KNOWN_TEXT;
}

function refOf(name: string) {
  return { venueId: 'all', keyId: name };
}

const OLD_KEY_NEEDED = new SetupError(
  'Some secrets in the database are still encrypted with the previous key: set it as OLD_SECRET_KEY, or as the file old-secret-key in DATA_DIR, until the log says that it is no longer needed. If it is lost, see "sofra secret-key replace --help".',
);

function wrongKeyError({ file }: KeyInUse): SetupError {
  const what = file === null ? 'SECRET_KEY is not' : `${file} does not contain`;
  const remedy =
    file === null
      ? 'give the one that the service was first started with'
      : 'put back the file of your backup';
  return new SetupError(
    `${what} the key that the signing secrets in the database are encrypted under; ${remedy}, or, when it is lost, see "sofra secret-key replace --help".`,
  );
}
