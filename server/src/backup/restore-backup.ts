import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SetupError } from '../core/setup-error.ts';
import type { RowCounts } from '../store/backup/backup-header.ts';
import { type RestoreProgress, runBackupScript } from '../store/backup/run-script.ts';
import type { DatabaseConnection } from '../store/database.ts';
import { isSealedBackup, unsealBackup } from './seal-backup.ts';

/**
 * Restores a backup into an empty database, completely or not at all. The next start of the service migrates the
 * schema of the backup.
 * @param key  the passphrase of the backup; `null`: not encrypted
 * @throws SetupError if the file cannot be read, needs another passphrase, is damaged, or the database is not empty
 */
export async function restoreBackup(
  path: string,
  connection: DatabaseConnection,
  key: string | null,
  progress: RestoreProgress,
): Promise<RowCounts> {
  const start = await startOf(path);
  if (isSealedBackup(start) && key === null)
    throw new SetupError(`${path} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  const unsealing = isSealedBackup(start)
    ? [(chunks: AsyncIterable<Buffer>) => unsealBackup(chunks, key!)]
    : [];
  let counts: RowCounts | undefined;
  const restore = async (chunks: AsyncIterable<Buffer>) => {
    counts = await runBackupScript(connection, chunks, progress);
  };
  try {
    await pipeline([createReadStream(path), ...unsealing, createGunzip(), restore]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new SetupError(`${path} is damaged or not a backup. Nothing was changed.`, { cause: error });
    throw error;
  }
  return counts!;
}

const LONGEST_START = 64;

async function startOf(path: string): Promise<Buffer> {
  if (!(await stat(path).catch(() => null))?.isFile())
    throw new SetupError(`The file ${path} does not exist.`);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
