import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SetupError } from '../core/setup-error.ts';
import { flushFolder } from '../parts/flush-folder.ts';
import { nullIfMissing } from '../parts/null-if-missing.ts';
import { makeRoles } from './cluster-roles.ts';
import {
  type Account,
  accountForNewCluster,
  accountOfCluster,
  BARE_ENVIRONMENT,
  canReach,
  runAs,
} from './postgres-account.ts';
import { type PostgresBinaries, programOf } from './postgres-binaries.ts';
import type { RolePasswords } from './postgres-passwords.ts';
import { reasonIn, SUPERUSER } from './superuser.ts';

/** The place of a cluster, which may not exist yet, and its account (`null`: the user of this process). */
export interface ClusterLocation {
  path: string;
  account: Account | null;
  exists: boolean;
  /** The major version of the PostgreSQL that made it, such as `18`; `null` for one that does not exist. */
  major: string | null;
}

const ELSEWHERE = '/var/lib/sofra';

/** The major version of the binaries; another one cannot read the files of a cluster. */
export const MAJOR_VERSION = '18';
/** The one before, whose clusters are copied into new ones. */
const MAJOR_BEFORE = '17';

/**
 * Finds the cluster of a data folder, or a place for a new one: `postgres` in the data folder, or a folder
 * under `elsewhere` when the account that runs PostgreSQL cannot reach the data folder.
 * @param dataDir  real path of the data folder, which this process has locked
 * @throws SetupError when the cluster cannot be used
 */
export function locateCluster(dataDir: string, elsewhere = ELSEWHERE): ClusterLocation {
  const link = join(dataDir, 'postgres');
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return existingLocation(link);
  const account = accountForNewCluster();
  if (canReach(account, dataDir)) return { path: link, account, exists: false, major: null };
  return { path: freePathFor(dataDir, elsewhere), account, exists: false, major: null };
}

/** The major version of the PostgreSQL that made a cluster; `null` for a folder that is none. @throws Error of the system when it may not be read */
function majorOf(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    return nullIfMissing(error);
  }
}

/**
 * Makes the cluster at its place with its database and both roles, completely or not at all, and links `postgres` in the data folder
 * to it.
 * @throws SetupError with what PostgreSQL says when that fails
 */
export async function makeCluster(
  location: ClusterLocation,
  dataDir: string,
  binaries: PostgresBinaries,
  passwords: RolePasswords,
): Promise<void> {
  await makeClusterAt(location, binaries, passwords);
  const link = join(dataDir, 'postgres');
  if (location.path === link) return;
  symlinkSync(location.path, link);
  flushFolder(dataDir);
}

/** Like {@link makeCluster}, without the link. */
export async function makeClusterAt(
  location: Pick<ClusterLocation, 'path' | 'account'>,
  binaries: PostgresBinaries,
  passwords: RolePasswords,
): Promise<void> {
  const { path, account } = location;
  removeUnfinished(path);
  const unfinished = mkdtempSync(`${path}.making-`);
  const cluster = join(unfinished, 'cluster');
  if (account !== null) chownSync(unfinished, account.uid, account.gid);
  try {
    const reason =
      (await initdb(account, binaries, cluster)) ??
      (await makeRoles({ cluster, account, program: programOf(binaries, 'postgres') }, passwords));
    if (reason !== null) throw new SetupError(`The database could not be made in ${unfinished}: ${reason}.`);
    renameSync(cluster, path);
    flushFolder(dirname(path));
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function existingLocation(link: string): ClusterLocation {
  if (!existsSync(link)) {
    throw new SetupError(
      `${link} leads to a database that is not there; bring it back, or remove ${link} to start with an empty one.`,
    );
  }
  const path = realpathSync(link);
  const version = majorOf(path) ?? 'none';
  if (version !== MAJOR_VERSION && version !== MAJOR_BEFORE) {
    throw new SetupError(
      `${path} is not a database of PostgreSQL ${MAJOR_VERSION} (its version: ${version}); move it away, or set DATA_DIR to another folder.`,
    );
  }
  const account = accountOfCluster(path);
  if (!canReach(account, path)) {
    throw new SetupError(
      `The account ${account?.name} that the database in ${path} belongs to cannot pass through the folders above it; allow that (chmod o+x), or move the data folder.`,
    );
  }
  return { path, account, exists: true, major: version };
}

/** A path that is not in use: another cluster may have the same name, because its data folder was moved. */
function freePathFor(dataDir: string, elsewhere: string): string {
  makeElsewhere(elsewhere);
  const name = join(elsewhere, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  if (!existsSync(name)) return name;
  for (let number = 2; ; number += 1) {
    if (!existsSync(`${name}-${number}`)) return `${name}-${number}`;
  }
}

function makeElsewhere(elsewhere: string): void {
  if (existsSync(elsewhere)) return;
  try {
    mkdirSync(elsewhere, { recursive: true });
    chmodSync(elsewhere, 0o755);
  } catch (error) {
    throw new SetupError(
      `The database needs a folder that its account can reach, and ${elsewhere} cannot be made; set DATA_DIR to a folder that every account may pass through.`,
      { cause: error },
    );
  }
}

/**
 * An `initdb` may outlive its service for a moment: what cannot be removed now is removed by a later start.
 */
function removeUnfinished(path: string): void {
  const prefix = `${basename(path)}.making-`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix)) continue;
    try {
      rmSync(join(dirname(path), name), { recursive: true, force: true });
    } catch {
      // Something is still being written there.
    }
  }
}

/** @returns why it failed; `null` when the cluster is made */
async function initdb(
  account: Account | null,
  binaries: PostgresBinaries,
  cluster: string,
): Promise<string | null> {
  const settings = [
    `--pgdata=${cluster}`,
    `--username=${SUPERUSER}`,
    '--auth=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const child = spawn(programOf(binaries, 'initdb'), settings, {
    ...runAs(account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
  const [code, errorOutput] = await Promise.all([exit, text(child.stderr)]);
  return code === 0 ? null : reasonIn(errorOutput);
}
