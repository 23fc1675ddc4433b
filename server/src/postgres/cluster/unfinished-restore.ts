import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SetupError } from '../../core/setup-error.ts';
import { hasDatabase } from '../require-database.ts';
import { openDataFolder } from './data-folder-lock.ts';

/**
 * The name of a file in a data folder, from before the database is created until the restore or move into it is
 * complete.
 */
const MARK = 'restore-unfinished';

/**
 * Fills a data folder by a restore or a move. If the folder had no database before, and the work fails or the process
 * is killed, no service starts in the folder: its database would lack data.
 * @param work  fills the database completely or not at all
 */
export async function fillDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const mark = join(openDataFolder(dataDir), MARK);
  if (!hasDatabase(dataDir)) writeFileSync(mark, '');
  const result = await work();
  rmSync(mark, { force: true });
  return result;
}

/** @throws SetupError if a restore or a move into the folder did not finish */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, MARK))) return;
  throw new SetupError(
    `What was to be copied into ${resolve(dataDir)} did not arrive: run "sofra restore" or "sofra move" again, or remove the folder to start again.`,
  );
}
