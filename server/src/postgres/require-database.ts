import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';

/** Whether a data folder has a database, or a link to one on a disk that may be away now. */
export function hasDatabase(dataDir: string): boolean {
  return lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined;
}

/** @throws SetupError when there is no database: a mistyped folder, or a disk that was not mounted, gets none */
export function requireDatabase({ databaseUrl, dataDir }: DatabaseConfig): void {
  if (databaseUrl === null && !hasDatabase(dataDir))
    throw new SetupError(
      `There is no database in ${dataDir}: set DATA_DIR to the data folder of the service, or DATABASE_URL to its database.`,
    );
}
