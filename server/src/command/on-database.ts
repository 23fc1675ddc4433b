import { pino } from 'pino';
import { type DatabaseConfig, readDatabaseConfig } from '../config/config.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { findRunningPostgres } from '../postgres/running-postgres.ts';
import { fillDataFolder } from '../postgres/unfinished-restore.ts';
import type { DatabaseConnection } from '../store/database.ts';

/** Only warnings and errors: a command does not print what the service logs at its start. */
export const commandLog = pino({ level: 'warn', base: null }, pino.destination({ dest: 2, sync: true }));

/**
 * Works on the database of DATABASE_URL, else on the one in DATA_DIR.
 * @param state  whether the one in DATA_DIR may be that of a running service
 */
export async function withDatabase<T>(
  state: 'Running' | 'Stopped',
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const config = readDatabaseConfig();
  const running =
    state === 'Running' && config.databaseUrl === null ? await findRunningPostgres(config.dataDir) : null;
  return running === null ? onDatabase(config, work) : work({ ...running, ssl: false });
}

/** Fills an empty database, whole or not at all. @throws what the work throws */
export function fillDatabase<T>(
  config: DatabaseConfig,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const fill = () => onDatabase(config, work);
  return config.databaseUrl === null ? fillDataFolder(config.dataDir, fill) : fill();
}

/** Works on a database; the bundled one is started for it. */
async function onDatabase<T>(
  { databaseUrl, dataDir }: DatabaseConfig,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work({ connectionString: databaseUrl });
  const postgres = await startEmbeddedPostgres({ dataDir, log: commandLog });
  try {
    return await work({ ...postgres.connection, ssl: false });
  } finally {
    await postgres.stop();
  }
}
