import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readSecretKey } from '../core/secret-key.ts';
import { SetupError } from '../core/setup-error.ts';
import type { Random } from '../parts/parts.ts';
import { flushFolder } from '../postgres/postgres-password.ts';

/** The secrets of a running service. */
export interface Secrets {
  /** `null`: the operator API refuses every call. */
  operatorToken: string | null;
  /** 32 bytes that encrypt secrets in the database. */
  secretKey: Buffer;
  /** The file that the key was read from; `null` for a key from the configuration. */
  secretKeyFile: string | null;
}

const SECRET_BYTES = 32;

/**
 * The secrets of this service: those of its configuration, else those in its data folder, which it makes at its first start and
 * only its user can read. With DATABASE_URL there is no data folder: the operator token is then optional, the key required.
 * @param isKeyInUse  whether the database has secrets under a key already: then none is made, which could not read them
 * @throws SetupError when there is no key
 */
export async function secretsOf(
  { operatorToken, secretKey }: Pick<Config, 'operatorToken' | 'secretKey'>,
  dataDir: string | null,
  random: Random,
  isKeyInUse = false,
): Promise<Secrets> {
  if (dataDir === null) {
    if (secretKey === null) throw new SetupError('SECRET_KEY is required with DATABASE_URL.');
    return { operatorToken, secretKey, secretKeyFile: null };
  }
  const keyFile = join(dataDir, 'secret-key');
  return {
    operatorToken: operatorToken ?? (await readOrMake(join(dataDir, 'operator-token'), random)),
    secretKey: secretKey ?? (await readKeyFile(keyFile, random, isKeyInUse)),
    secretKeyFile: secretKey === null ? keyFile : null,
  };
}

async function readKeyFile(path: string, random: Random, isInUse: boolean): Promise<Buffer> {
  if (isInUse && !existsSync(path)) {
    throw new SetupError(
      `The database has secrets that are encrypted under a key which is not here: put back the file ${path}, or give the key in SECRET_KEY. When it is lost, the codes of reservations and the addresses and signing secrets of webhooks are, too, and nothing else: see "sofra secret-key replace --help".`,
    );
  }
  const key = readSecretKey(await readOrMake(path, random));
  if (key !== null) return key;
  throw new SetupError(`${path} does not contain a valid key any more; restore the file from your backup.`);
}

/** Returns only once the secret is on the disk: a key lost in a power failure would make everything encrypted with it unreadable. */
async function readOrMake(path: string, random: Random): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = random(SECRET_BYTES).toString('base64url');
  await writeFile(`${path}.new`, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  flushFolder(dirname(path));
  return secret;
}
