import { NO_VENUE } from '../core/audit/audit-entry.ts';
import { SetupError } from '../core/setup-error.ts';
import { openSecret, sealSecret } from '../crypto/seal-secret.ts';
import { byCommand } from '../operations/audit/by-command.ts';
import { recordAct } from '../operations/audit/record-act.ts';
import { type Random, systemClock } from '../parts/parts.ts';
import { type Database, inTransaction } from '../store/database.ts';
import {
  findSecretKeyCheck,
  listSealedSecrets,
  saveSecretKeyCheck,
} from '../store/encryption/secret-key-check.ts';

/** The secret key of a service, and where it comes from: its data folder, or `SECRET_KEY`. */
export interface KeyInUse {
  secretKey: Buffer;
  /** `null` for a key from the configuration. */
  file: string | null;
}

const NAME = 'signing secrets';
/** The sealed text is no secret; the check is that it can be opened. */
const KEY_REF = { venueId: 'all', keyId: NAME };
const KNOWN_TEXT = 'sofra';
/** One secret that opens is enough: others may have been sealed with a key that was lost before this check existed. */
const MOST_TRIED = 50;

/**
 * Requires that the secret key is the one that the signing secrets of this database are sealed with. The first start seals a
 * known text with it. An older database without that text is checked by its signing secrets.
 * @throws SetupError when it is another key
 */
export async function requireSecretKey(db: Database, key: KeyInUse, random: Random): Promise<void> {
  const check = await findSecretKeyCheck(db, NAME);
  if (check === null) {
    const secrets = await listSealedSecrets(db, MOST_TRIED);
    const opens = secrets.some(({ sealed, ...keyRef }) => openSecret(sealed, key.secretKey, keyRef) !== null);
    if (secrets.length > 0 && !opens) throw otherKey(key);
    await saveSecretKeyCheck(db, NAME, sealedBy(key.secretKey, random));
    // Another server may have saved its check first, with another key.
    return requireSecretKey(db, key, random);
  }
  if (openSecret(check, key.secretKey, KEY_REF) !== KNOWN_TEXT) throw otherKey(key);
}

/** Whether a key is in use on this database: its first start has passed. */
export async function hasSecretKey(db: Database): Promise<boolean> {
  return (await findSecretKeyCheck(db, NAME)) !== null;
}

/** Makes this the key of the database. Secrets that were sealed with another key stay unreadable. */
export async function replaceSecretKey(db: Database, secretKey: Buffer, random: Random): Promise<void> {
  const properties = [{ name: 'secretKey', values: null }];
  const records = [{ kind: 'Service', id: null, name: null, action: 'Changed', properties } as const];
  await inTransaction(db, async (tx) => {
    await saveSecretKeyCheck(tx, NAME, sealedBy(secretKey, random), true);
    const act = { part: 'Standing', at: systemClock.now(), records } as const;
    await recordAct(tx, NO_VENUE, byCommand('replaceSecretKey'), act);
  });
}

function sealedBy(secretKey: Buffer, random: Random): Buffer {
  return sealSecret(KNOWN_TEXT, secretKey, KEY_REF, random);
}

function otherKey({ file }: KeyInUse): SetupError {
  const what = file === null ? 'SECRET_KEY is not' : `${file} does not contain`;
  const remedy =
    file === null
      ? 'give the one that the service was first started with'
      : 'put back the file of your backup';
  return new SetupError(
    `${what} the key that the signing secrets in the database are encrypted under; ${remedy}, or, when it is lost, see "sofra secret-key replace --help".`,
  );
}
