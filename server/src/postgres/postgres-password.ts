import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flushFolder } from '../parts/flush-folder.ts';

const FORM = /^[\w-]{43}$/;

/**
 * The password of the cluster in this data folder: 256 random bits in base64url, in a file that only its
 * owner can read. The file is on the disk before this returns, and so before any cluster is made with the
 * password.
 */
export function passwordIn(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (FORM.test(stored)) return stored;
  const password = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  flushFolder(dirname(file));
  return password;
}
