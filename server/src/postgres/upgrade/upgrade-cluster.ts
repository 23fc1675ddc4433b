import { existsSync, lstatSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moveDatabase } from '../../backup/move-database.ts';
import { SetupError } from '../../core/setup-error.ts';
import { flushFolder } from '../../parts/flush-folder.ts';
import type { Logger } from '../../parts/parts.ts';
import { type ClusterLocation, MAJOR_VERSION, makeClusterAt } from '../cluster/postgres-cluster.ts';
import type { RolePasswords } from '../cluster/postgres-passwords.ts';
import { openServer } from '../open-server.ts';
import { olderBinaries, type PostgresBinaries, programPath, usableBinaries } from '../postgres-binaries.ts';
import { endOrphanedServer } from '../postgres-orphan.ts';

/** A cluster of the previous major version of PostgreSQL. */
interface OlderCluster {
  location: ClusterLocation;
  /** The major version that created it. */
  major: string;
  /** The data folder, which this process has locked. */
  dataDir: string;
  /** The programs of the service's PostgreSQL. */
  binaries: PostgresBinaries;
  passwords: RolePasswords;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** The path of the new cluster while rows are copied into it. */
const copyingPathOf = (cluster: string) => `${cluster}.copying`;
/** The path of the new cluster when all rows are on the disk. */
const copiedPathOf = (cluster: string) => `${cluster}.copied`;

/**
 * Copies an older cluster into a new one of the service's PostgreSQL, compares both row by row, and replaces the old
 * one by the new one. The old cluster stays next to it under another name. If the process is killed at any moment,
 * the next start finds either the unchanged old cluster or the complete new one.
 * @throws SetupError if the older programs are not installed, or anything fails: then the old cluster is in its
 *   place, unchanged
 */
export async function upgradeCluster(older: OlderCluster): Promise<void> {
  const { location, major, log } = older;
  const old = usableBinaries(
    olderBinaries(major, older.dataDir),
    location.account,
    dirname(location.path),
    log,
  );
  log.info(
    { from: major, to: MAJOR_VERSION },
    'copying the database into one of a newer PostgreSQL; this may take long',
  );
  await removeCopies(location.path, log);
  try {
    const rows = await copyInto(copyingPathOf(location.path), older, old);
    renameSync(copyingPathOf(location.path), copiedPathOf(location.path));
    flushFolder(dirname(location.path));
    const kept = freeName(`${location.path}-${major}`);
    renameSync(location.path, kept);
    replaceByCopy(location.path);
    log.warn(
      { rows, kept },
      `the database is one of PostgreSQL ${MAJOR_VERSION} now; the old one stays until you delete it: rm -r '${kept}'`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new SetupError(
      `The database could not be copied from PostgreSQL ${major} to ${MAJOR_VERSION} (${reason}). It was not changed. Correct that and start again.`,
      { cause: error },
    );
  }
}

/**
 * Finishes the replacement if a process was killed after it renamed the old cluster and before it renamed the new
 * one.
 */
export function finishClusterReplacement(dataDir: string): void {
  const link = join(dataDir, 'postgres');
  const isLink = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const cluster = isLink ? readlinkSync(link) : link;
  if (!existsSync(cluster) && existsSync(copiedPathOf(cluster))) replaceByCopy(cluster);
}

function replaceByCopy(cluster: string): void {
  renameSync(copiedPathOf(cluster), cluster);
  flushFolder(dirname(cluster));
}

/**
 * Removes copies of interrupted upgrades. They are never used, because the previous release may have continued with
 * the old cluster.
 */
async function removeCopies(cluster: string, log: OlderCluster['log']): Promise<void> {
  for (const copy of [copyingPathOf(cluster), copiedPathOf(cluster)]) {
    if (!existsSync(copy)) continue;
    await endOrphanedServer(copy, log);
    rmSync(copy, { recursive: true });
  }
}

/** @returns the number of copied rows */
async function copyInto(copy: string, older: OlderCluster, old: PostgresBinaries): Promise<number> {
  const { location, dataDir, binaries, passwords, log } = older;
  const { account } = location;
  await makeClusterAt({ path: copy, account }, binaries, passwords);
  const planOf = (cluster: string, from: PostgresBinaries) => ({
    cluster,
    account,
    program: programPath(from, 'postgres'),
    port: null,
    logFile: join(dataDir, 'postgres.log'),
  });
  const source = await openServer(planOf(location.path, old), passwords, log);
  try {
    const target = await openServer(planOf(copy, binaries), passwords, log);
    try {
      return await moveDatabase(
        { ...source.connections.owner, ssl: false },
        { ...target.connections.owner, ssl: false },
        { onHeader: () => {}, onTable: (table, rows) => log.info({ table, rows }, 'copied a table') },
      );
    } finally {
      await target.server.stop();
    }
  } finally {
    await source.server.stop();
  }
}

function freeName(path: string): string {
  if (!existsSync(path)) return path;
  for (let number = 2; ; number += 1) if (!existsSync(`${path}-${number}`)) return `${path}-${number}`;
}
