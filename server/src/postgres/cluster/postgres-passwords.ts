import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flushFolder } from '../../parts/flush-folder.ts';

/** The passwords of the two roles of a cluster. */
export interface RolePasswords {
  owner: string;
  service: string;
}

const FORM = /^[\w-]{43}$/;
const FILES = { owner: 'postgres-owner.password', service: 'postgres.password' } as const;

/**
 * Reads or creates the passwords of the cluster in this data folder: each 256 random bits in base64url, in a file
 * that only its owner can read. The files are flushed to disk before this returns, so before a cluster is created
 * with the passwords.
 */
export function readOrCreatePasswords(dataDir: string): RolePasswords {
  return {
    owner: passwordIn(dataDir, FILES.owner),
    service: passwordIn(dataDir, FILES.service),
  };
}

/** The stored password of the service role in this data folder; `null` if there is none. Creates nothing. */
export function storedServicePassword(dataDir: string): string | null {
  return storedIn(join(dataDir, FILES.service));
}

function storedIn(file: string): string | null {
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return FORM.test(stored) ? stored : null;
}

function passwordIn(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  const stored = storedIn(file);
  if (stored !== null) return stored;
  const password = randomBytes(32).toString('base64url');
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  flushFolder(dataDir);
  return password;
}
