import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { tokenProblem } from '../core/access/keys/configured-token.ts';
import { parseSecretKey, type SecretKeys } from '../core/secret-key.ts';
import { SetupError } from '../core/setup-error.ts';
import { flushFolder } from '../parts/flush-folder.ts';
import { nullIfMissing } from '../parts/null-if-missing.ts';
import type { Random } from '../parts/parts.ts';

/** The secrets of a running service. */
export interface Secrets {
  /** `null`: the operator API refuses every call. */
  operatorToken: string | null;
  /** The keys of the encrypted values in the database. */
  secretKeys: SecretKeys;
  /** The key in `secretKeys` that the present key replaces; `null` if there is none. */
  oldKey: Buffer | null;
  /** The file that the key was read from; `null` for a key from the configuration. */
  secretKeyFile: string | null;
}

const SECRET_BYTES = 32;
/** The file in the data folder with the present key. */
export const SECRET_KEY_FILE = 'secret-key';
/** The file in the data folder with the first operator token. */
const TOKEN_FILE = 'operator-token';
/** The file in the data folder with the key that the present key replaced. */
export const OLD_SECRET_KEY_FILE = 'old-secret-key';

type KeyConfig = Pick<Config, 'operatorToken' | 'secretKey' | 'oldSecretKey' | 'nextSecretKey'>;

/**
 * Reads the secrets of this service from its configuration, else from its data folder, where its first start creates
 * them; only its user can read the files. With DATABASE_URL there is no data folder: the operator token is then
 * optional, the key required.
 * @param isKeyInUse  whether the database already has values that are encrypted with a key: then no new key is made,
 *   because it could not decrypt them
 * @throws SetupError if there is no key, or the token cannot be used
 */
export async function readSecrets(
  { operatorToken, secretKey, oldSecretKey, nextSecretKey }: KeyConfig,
  dataDir: string | null,
  random: Random,
  isKeyInUse = false,
): Promise<Secrets> {
  if (dataDir === null) {
    if (secretKey === null) throw new SetupError('SECRET_KEY is required with DATABASE_URL.');
    return { operatorToken, ...keysOf(secretKey, oldSecretKey, nextSecretKey), secretKeyFile: null };
  }
  const keyFile = join(dataDir, SECRET_KEY_FILE);
  const present = secretKey ?? (await readKeyFile(keyFile, random, isKeyInUse));
  const old = oldSecretKey ?? (await readOldKeyFile(join(dataDir, OLD_SECRET_KEY_FILE)));
  return {
    operatorToken:
      operatorToken ??
      requireToken(join(dataDir, TOKEN_FILE), await readOrCreate(join(dataDir, TOKEN_FILE), random)),
    ...keysOf(present, old, nextSecretKey),
    secretKeyFile: secretKey === null ? keyFile : null,
  };
}

/**
 * Checks the secrets as a start does, without creating any.
 * @throws SetupError as {@link readSecrets}
 */
export async function requireSecrets(
  { operatorToken, secretKey, oldSecretKey }: KeyConfig,
  dataDir: string,
  isKeyInUse: boolean,
): Promise<void> {
  const [keyFile, tokenFile] = [join(dataDir, SECRET_KEY_FILE), join(dataDir, TOKEN_FILE)];
  if (secretKey === null) {
    requireKeyFile(keyFile, isKeyInUse);
    const key = await readIfExists(keyFile);
    if (key !== null) parseKey(keyFile, key);
  }
  if (oldSecretKey === null) await readOldKeyFile(join(dataDir, OLD_SECRET_KEY_FILE));
  const token = operatorToken === null ? await readIfExists(tokenFile) : null;
  if (token !== null) requireToken(tokenFile, token);
}

function keysOf(
  present: Buffer,
  oldKey: Buffer | null,
  nextKey: Buffer | null,
): Pick<Secrets, 'secretKeys' | 'oldKey'> {
  const others = [oldKey, nextKey].filter((key) => key !== null).filter((key) => !key.equals(present));
  return { secretKeys: [present, ...others], oldKey };
}

/**
 * Creates a new key in a data folder, and keeps the previous one in another file. The service uses both from its next
 * start. If the process ends in between, nothing has changed.
 * @throws SetupError if there is no key to replace, or the previous change has not finished
 */
export async function changeKeyFile(dataDir: string, random: Random): Promise<void> {
  const [keyFile, oldFile] = [join(dataDir, SECRET_KEY_FILE), join(dataDir, OLD_SECRET_KEY_FILE)];
  const [present, old] = await Promise.all([readIfExists(keyFile), readIfExists(oldFile)]);
  if (present === null) throw new SetupError(`There is no file ${keyFile}: the first start makes it.`);
  if (old !== null && old !== present)
    throw new SetupError(
      `${oldFile} still exists: start the service, wait until its log says that the old key is no longer needed, and move that file to your older backups.`,
    );
  await writeSecret(oldFile, present);
  await writeSecret(keyFile, newSecret(random));
}

function requireToken(path: string, token: string): string {
  const problem = tokenProblem(token);
  if (problem !== null)
    throw new SetupError(`The token in ${path} ${problem} Without the file, another is made.`);
  return token;
}

async function readOldKeyFile(path: string): Promise<Buffer | null> {
  const text = await readIfExists(path);
  return text === null ? null : parseKey(path, text);
}

async function readKeyFile(path: string, random: Random, isInUse: boolean): Promise<Buffer> {
  requireKeyFile(path, isInUse);
  return parseKey(path, await readOrCreate(path, random));
}

function requireKeyFile(path: string, isInUse: boolean): void {
  if (!isInUse || existsSync(path)) return;
  throw new SetupError(
    `The database has secrets that are encrypted under a key which is not here: put back the file ${path}, or set the key as SECRET_KEY. If it is lost, the codes of reservations and the addresses and signing secrets of webhooks are lost too, and nothing else: see "sofra secret-key replace --help".`,
  );
}

function parseKey(path: string, text: string): Buffer {
  const key = parseSecretKey(text);
  if (key !== null) return key;
  throw new SetupError(`${path} does not contain a valid key any more; restore the file from your backup.`);
}

/**
 * Reads a secret, or creates it. Returns only when it is on the disk: if a power failure lost the key, everything
 * encrypted with it would be unreadable.
 */
async function readOrCreate(path: string, random: Random): Promise<string> {
  const stored = await readIfExists(path);
  if (stored !== null) return stored;
  const secret = newSecret(random);
  await writeSecret(path, secret);
  return secret;
}

const newSecret = (random: Random) => random(SECRET_BYTES).toString('base64url');

async function readIfExists(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(nullIfMissing);
  return text === null ? null : text.trim();
}

async function writeSecret(path: string, secret: string): Promise<void> {
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  flushFolder(dirname(path));
}
