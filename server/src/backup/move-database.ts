import { Readable } from 'node:stream';
import { SetupError } from '../core/setup-error.ts';
import { isInService, readChecksums } from '../store/backup/checksums.ts';
import { type RestoreProgress, runBackupScript } from '../store/backup/run-script.ts';
import { openForBackup } from '../store/backup/write-script.ts';
import type { DatabaseConnection } from '../store/database.ts';

/**
 * Copies a whole database, including sessions and everything that waits to be sent, into an empty one, and compares
 * both row by row. Does not change the old one.
 * @returns the number of copied rows
 * @throws SetupError if a service uses the old database, the new one is not empty, or they differ in the end
 */
export async function moveDatabase(
  from: DatabaseConnection,
  to: DatabaseConnection,
  progress: RestoreProgress,
): Promise<number> {
  if (await isInService(from))
    throw new SetupError('A service runs on the database: stop all its servers first. Nothing was changed.');
  const reader = await openForBackup(from, 'Copy');
  try {
    await runBackupScript(
      to,
      Readable.from(reader.script()).map((piece) => Buffer.from(piece)),
      progress,
    );
  } finally {
    await reader.close();
  }
  const [before, after] = [await readChecksums(from), await readChecksums(to)];
  const differing = Object.keys(before).find((table) => before[table] !== after[table]);
  if (differing !== undefined) {
    throw new SetupError(
      `The table ${differing} was changed while it was copied: stop all programs that write to the old database, empty the new one, and move again.`,
    );
  }
  return reader.rows();
}
