import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';

/** Whether a data folder has a database, or a link to one whose disk may not be mounted now. */
export function hasDatabase(dataDir: string): boolean {
  return lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined;
}

/**
 * @throws SetupError if the data folder has no database, so that a mistyped or unmounted folder does not get a new
 *   one
 */
export function requireDatabase({ databaseUrl, dataDir }: DatabaseConfig): void {
  if (databaseUrl === null && !hasDatabase(dataDir))
    throw new SetupError(
      `There is no database in ${dataDir}: set DATA_DIR to the data folder of the service, or DATABASE_URL to its database.`,
    );
}
