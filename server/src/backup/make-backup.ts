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
import { seal } from './seal-backup.ts';

/** How a backup is made. */
export interface BackupPlan {
  connection: DatabaseConnection;
  /** Where it goes: a path, or one that follows from what the backup is. A file that is there is replaced. */
  pathOf: (header: BackupHeader) => string;
  /** The passphrase that it is encrypted with; `null` for none. */
  key: string | null;
  /** Whether it leaves time to others: it rests as long as it works. */
  isSlow: boolean;
  /** Aborted when the backup should end unmade. */
  signal?: AbortSignal;
}

/** A backup that was made. */
export interface MadeBackup {
  path: string;
  header: BackupHeader;
  /** Its size as a file. */
  bytes: number;
  rows: number;
}

/**
 * Backs a database up into a file that only its user can read. While it is made it has another name, and it gets its own when it is
 * whole and on the disk.
 * @throws SetupError when the database is not one of this release
 */
export async function makeBackup({
  connection,
  pathOf,
  key,
  isSlow,
  signal,
}: BackupPlan): Promise<MadeBackup> {
  const reader = await openForBackup(connection);
  const path = pathOf(reader.header);
  const unfinished = `${path}.part`;
  try {
    const script = isSlow ? resting(reader.script()) : reader.script();
    const sealing = key === null ? [] : [(chunks: AsyncIterable<Buffer>) => seal(chunks, key)];
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

/** Bytes between two rests. */
const BEFORE_REST = 1024 * 1024;

async function* resting(script: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
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
