import { SetupError } from './core/setup-error.ts';
import { openSecret, sealSecret } from './crypto/seal-secret.ts';
import type { Random } from './parts.ts';
import type { Database } from './store/database.ts';
import {
  findSecretKeyCheck,
  listSealedSecrets,
  saveSecretKeyCheck,
} from './store/encryption/secret-key-check.ts';

/** Where a service has its secret key from: its data folder, or `SECRET_KEY`. */
export interface KeyInUse {
  secretKey: Buffer;
  /** `null` for one that the configuration gave. */
  file: string | null;
}

const NAME = 'signing secrets';
/** What is sealed is known; that it can be opened is what counts. */
const PLACE = { venueId: 'all', keyId: NAME };
const KNOWN_TEXT = 'sofra';
/** One that opens is enough: of those from before this check some may be of a key that was lost long ago. */
const MOST_TRIED = 50;

/**
 * Requires that the secret key is the one that the signing secrets of this database are sealed under. The first start seals a
 * known text with it; a database from before that is judged by the signing secrets it has.
 * @throws SetupError when it is another
 */
export async function requireSecretKey(db: Database, key: KeyInUse, random: Random): Promise<void> {
  const check = await findSecretKeyCheck(db, NAME);
  if (check === null) {
    const secrets = await listSealedSecrets(db, MOST_TRIED);
    const opens = secrets.some(({ sealed, ...place }) => openSecret(sealed, key.secretKey, place) !== null);
    if (secrets.length > 0 && !opens) throw otherKey(key);
    await saveSecretKeyCheck(db, NAME, sealedBy(key.secretKey, random));
    // Another server may have been quicker, with another key.
    return requireSecretKey(db, key, random);
  }
  if (openSecret(check, key.secretKey, PLACE) !== KNOWN_TEXT) throw otherKey(key);
}

/** From now on the database belongs to this key; what was sealed under another cannot be opened any more. */
export async function replaceSecretKey(db: Database, secretKey: Buffer, random: Random): Promise<void> {
  await saveSecretKeyCheck(db, NAME, sealedBy(secretKey, random), true);
}

function sealedBy(secretKey: Buffer, random: Random): Buffer {
  return sealSecret(KNOWN_TEXT, secretKey, PLACE, random);
}

function otherKey({ file }: KeyInUse): SetupError {
  const what = file === null ? 'SECRET_KEY is not' : `${file} does not hold`;
  const remedy =
    file === null
      ? 'give the one that the service was first started with'
      : 'put back the file of your backup';
  return new SetupError(
    `${what} the key that the signing secrets in the database are encrypted under; ${remedy}, or, when it is lost, see "sofra secret-key replace --help".`,
  );
}
