import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../core/setup-error.ts';

/**
 * The unprivileged account of the system that PostgreSQL runs under if this process is root: PostgreSQL refuses to
 * run as root.
 */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The whole environment of a PostgreSQL process, so that it gets no variables of this process (PGDATA, PGPORT, a
 * locale).
 */
export const BARE_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const CANDIDATES = ['postgres', 'nobody'];

/** Whether this process is root, and must run PostgreSQL under another account. */
export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** The options of `spawn` that run a process under an account; `null`: the user of this process. */
export function runAs(account: Account | null): { uid?: number; gid?: number } {
  return account === null ? {} : { uid: account.uid, gid: account.gid };
}

/**
 * The account for a new cluster; `null`: the user of this process, unless that is root.
 * @throws SetupError if this user is not in the system's user list, or this user is root and there is no account to
 *   use
 */
export function accountForNewCluster(): Account | null {
  if (!isRoot()) {
    requireUserEntry();
    return null;
  }
  for (const name of CANDIDATES) {
    const uid = idOf(name, '-u');
    const gid = idOf(name, '-g');
    if (uid !== null && gid !== null && uid !== 0) return { name, uid, gid };
  }
  throw new SetupError(
    'PostgreSQL does not run as root and this system has neither an account named postgres nor nobody; start the service as an ordinary user, or set DATABASE_URL.',
  );
}

/**
 * The account that a cluster belongs to. If it belongs to root, for example after a copy, it is first given to an
 * unprivileged account. Also corrects the mode of the folder, because PostgreSQL requires that no other account can
 * read it.
 * @param cluster  the real path of an existing cluster
 * @throws SetupError if it belongs to another user and this user is not root
 */
export function accountOfCluster(cluster: string): Account | null {
  const { uid, gid } = statSync(cluster);
  if (!isRoot() && uid !== process.geteuid?.()) {
    throw new SetupError(
      `The database in ${cluster} belongs to the user with the number ${uid}; start the service as that user, or change the owner of the folder.`,
    );
  }
  chmodSync(cluster, 0o700);
  if (!isRoot()) return null;
  if (uid !== 0) return { name: `number ${uid}`, uid, gid };
  const account = accountForNewCluster();
  if (account !== null) giveTo(account, cluster);
  return account;
}

/**
 * Whether the account can reach a folder. Tries it, because modes do not show access control lists.
 * @throws SetupError if this process may not run programs as that account
 */
export function canReach(account: Account | null, folder: string): boolean {
  if (account === null) return true;
  const result = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...runAs(account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: 'ignore',
  });
  if (result.error !== undefined) {
    throw new SetupError(
      `PostgreSQL does not run as root, and this process may not run it as the account ${account.name} (${result.error.message}); start the service as an ordinary user, or set DATABASE_URL.`,
      { cause: result.error },
    );
  }
  return result.status === 0;
}

function giveTo(account: Account, folder: string): void {
  lchownSync(folder, account.uid, account.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), account.uid, account.gid);
  }
}

function requireUserEntry(): void {
  try {
    userInfo();
  } catch (error) {
    throw new SetupError(
      `PostgreSQL cannot make a database for the user number ${process.geteuid?.()}, which has no entry in the system's user list; add one (a line in /etc/passwd), or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * The user or group id of an account. Asks the system instead of reading /etc/passwd: accounts may come from a
 * directory service.
 */
function idOf(name: string, which: '-u' | '-g'): number | null {
  const result = spawnSync('id', [which, name], { env: BARE_ENVIRONMENT, encoding: 'utf8' });
  const id = Number.parseInt(result.stdout ?? '', 10);
  return result.status === 0 && Number.isInteger(id) ? id : null;
}
