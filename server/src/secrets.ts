import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import { readSecretKey } from './core/secret-key.ts';
import { SetupError } from './core/setup-error.ts';
import type { Random } from './parts.ts';
import { flushFolder } from './postgres/postgres-password.ts';

export interface Secrets {
  /** `null` keeps the operator's door shut. */
  operatorToken: string | null;
  /** 32 bytes that secrets in the database are encrypted under. */
  secretKey: Buffer;
  /** The file that it was read from; `null` for one that the configuration gave. */
  secretKeyFile: string | null;
}

const SECRET_BYTES = 32;

/**
 * The secrets of this service: those of its configuration, else those it made in its data folder, readable by its owner
 * only. A service on a given database has no folder of its own, and goes without the token that was not configured.
 * @throws SetupError when there is no key to be had
 */
export async function secretsOf(
  { operatorToken, secretKey }: Pick<Config, 'operatorToken' | 'secretKey'>,
  dataDir: string | null,
  random: Random,
): Promise<Secrets> {
  if (dataDir === null) {
    if (secretKey === null) throw new SetupError('SECRET_KEY is needed with DATABASE_URL.');
    return { operatorToken, secretKey, secretKeyFile: null };
  }
  const keyFile = join(dataDir, 'secret-key');
  return {
    operatorToken: operatorToken ?? (await readOrMake(join(dataDir, 'operator-token'), random)),
    secretKey: secretKey ?? (await readKeyFile(keyFile, random)),
    secretKeyFile: secretKey === null ? keyFile : null,
  };
}

async function readKeyFile(path: string, random: Random): Promise<Buffer> {
  const key = readSecretKey(await readOrMake(path, random));
  if (key !== null) return key;
  throw new SetupError(
    `${path} no longer holds the key that signing secrets are encrypted under; put back the file of your backup.`,
  );
}

/** What is answered is on the disk: a key that is lost with the power would take with it what was encrypted under it. */
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
