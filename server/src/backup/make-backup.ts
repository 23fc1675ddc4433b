import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { flushFolder } from '../parts/flush-folder.ts';
import type { BackupHeader } from '../store/backup/backup-header.ts';
import { openForBackup } from '../store/backup/write-script.ts';
import type { DatabaseConnection } from '../store/database.ts';
import { sealBackup } from './seal-backup.ts';

/** The settings of one backup. */
export interface BackupPlan {
  connection: DatabaseConnection;
  /** Returns the path of the backup file. An existing file is replaced. */
  pathOf: (header: BackupHeader) => string;
  /** The passphrase for encryption; `null`: not encrypted. */
  key: string | null;
  /** Whether it pauses for as long as it works, so that other work is not slowed down. */
  isSlow: boolean;
  /** Aborting it cancels the backup. */
  signal?: AbortSignal;
}

/** The result of a finished backup. */
export interface BackupResult {
  path: string;
  header: BackupHeader;
  /** The size of the file. */
  bytes: number;
  rows: number;
}

/**
 * Backs up a database to a file that only its user can read. The file has the ending `.part` until it is complete and
 * on the disk.
 * @throws SetupError if the schema of the database is not that of this build
 */
export async function makeBackup({
  connection,
  pathOf,
  key,
  isSlow,
  signal,
}: BackupPlan): Promise<BackupResult> {
  const reader = await openForBackup(connection);
  const path = pathOf(reader.header);
  const unfinished = `${path}.part`;
  try {
    const script = isSlow ? withPauses(reader.script()) : reader.script();
    const sealing = key === null ? [] : [(chunks: AsyncIterable<Buffer>) => sealBackup(chunks, key)];
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(
      [Readable.from(script), createGzip(), ...sealing, file],
      signal === undefined ? {} : { signal },
    );
    await rename(unfinished, path);
    flushFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await reader.close();
  }
  return { path, header: reader.header, bytes: (await stat(path)).size, rows: reader.rows() };
}

/** The bytes between two pauses. */
const BEFORE_REST = 1024 * 1024;

async function* withPauses(script: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  let bytes = 0;
  let since = performance.now();
  for await (const piece of script) {
    yield piece;
    bytes += piece.length;
    if (bytes < BEFORE_REST) continue;
    await pause(performance.now() - since);
    [bytes, since] = [0, performance.now()];
  }
}
