import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SetupError } from '../core/setup-error.ts';
import { openDataFolder } from './data-folder-lock.ts';
import { hasDatabase } from './require-database.ts';

/** Stands in a data folder from before its database is made until what is copied into it is there. */
const MARK = 'restore-unfinished';

/**
 * Fills a data folder. When the process is killed in the meantime, or the work fails, no service starts in a folder that had no database
 * before: it would be one without its data.
 * @param work  leaves the database whole or empty
 */
export async function fillDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const mark = join(openDataFolder(dataDir), MARK);
  if (!hasDatabase(dataDir)) writeFileSync(mark, '');
  const result = await work();
  rmSync(mark, { force: true });
  return result;
}

/** @throws SetupError when a restore into the folder, or a move, did not finish */
export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, MARK))) return;
  throw new SetupError(
    `What was to be copied into ${resolve(dataDir)} did not arrive: run "sofra restore" or "sofra move" again, or remove the folder to start again.`,
  );
}
