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
import { SetupError } from '../../core/setup-error.ts';
import { flushFolder } from '../../parts/flush-folder.ts';
import { nullIfMissing } from '../../parts/null-if-missing.ts';
import {
  type Account,
  accountForNewCluster,
  accountOfCluster,
  BARE_ENVIRONMENT,
  canReach,
  runAs,
} from '../postgres-account.ts';
import { type PostgresBinaries, programPath } from '../postgres-binaries.ts';
import { createRoles } from './cluster-roles.ts';
import type { RolePasswords } from './postgres-passwords.ts';
import { firstErrorIn, SUPERUSER } from './superuser.ts';

/** The path of a cluster, which may not exist yet, and its account (`null`: the user of this process). */
export interface ClusterLocation {
  path: string;
  account: Account | null;
  exists: boolean;
  /** The major version of the PostgreSQL that created the cluster, such as `18`; `null` if it does not exist. */
  major: string | null;
}

const ELSEWHERE = '/var/lib/sofra';

/** The major version of the bundled PostgreSQL; it cannot read clusters of other major versions. */
export const MAJOR_VERSION = '18';
/** The previous major version, whose clusters are copied into new ones. */
const MAJOR_BEFORE = '17';

/**
 * Finds the cluster of a data folder, or a path for a new one: `postgres` in the data folder, or a folder under
 * `elsewhere` if the account that runs PostgreSQL cannot reach the data folder.
 * @param dataDir  the real path of the data folder, which this process has locked
 * @throws SetupError if the cluster cannot be used
 */
export function locateCluster(dataDir: string, elsewhere = ELSEWHERE): ClusterLocation {
  const link = join(dataDir, 'postgres');
  if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) return existingLocation(link);
  const account = accountForNewCluster();
  if (canReach(account, dataDir)) return { path: link, account, exists: false, major: null };
  return { path: freePathFor(dataDir, elsewhere), account, exists: false, major: null };
}

/**
 * The major version of the PostgreSQL that created a cluster; `null` if the folder is not a cluster.
 * @throws Error of the system if it may not be read
 */
function majorOf(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    return nullIfMissing(error);
  }
}

/**
 * Creates the cluster with its database and both roles, completely or not at all, and links `postgres` in the data
 * folder to it.
 * @throws SetupError with the message of PostgreSQL if that fails
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

/** As {@link makeCluster}, at a path and without the link. */
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
      (await createRoles({ cluster, account, program: programPath(binaries, 'postgres') }, passwords));
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

/** An unused path under `elsewhere`: another cluster may have the same name if its data folder was moved. */
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
 * Removes an unfinished cluster. An `initdb` may still run for a moment after its service: a later start removes the
 * rest.
 */
function removeUnfinished(path: string): void {
  const prefix = `${basename(path)}.making-`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix)) continue;
    try {
      rmSync(join(dirname(path), name), { recursive: true, force: true });
    } catch {
      // An initdb still writes into the folder.
    }
  }
}

/** @returns the reason if it failed; `null` if the cluster was created */
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
  const child = spawn(programPath(binaries, 'initdb'), settings, {
    ...runAs(account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((done, failed) => child.once('error', failed).once('close', done));
  const [code, errorOutput] = await Promise.all([exit, text(child.stderr)]);
  return code === 0 ? null : firstErrorIn(errorOutput);
}
