import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from './parts.ts';

export interface Secrets {
  /** `null` keeps the operator's door shut. */
  operatorToken: string | null;
}

const TOKEN_BYTES = 32;

/**
 * The secrets of this service: those of its configuration, else those it made in its data folder, readable by its owner
 * only. A service on a given database has no folder of its own, and goes without what was not configured.
 */
export async function secretsOf(
  { operatorToken }: { operatorToken: string | null },
  dataDir: string | null,
  random: Random,
): Promise<Secrets> {
  if (operatorToken !== null || dataDir === null) return { operatorToken };
  return { operatorToken: await readOrMake(join(dataDir, 'operator-token'), random) };
}

async function readOrMake(path: string, random: Random): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const secret = random(TOKEN_BYTES).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
