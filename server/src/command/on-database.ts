import { pino } from 'pino';
import { type DatabaseConfig, readDatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { openEngine, wordsOf } from '../postgres/engine.ts';
import { requireDatabase } from '../postgres/require-database.ts';
import { findRunningPostgres } from '../postgres/running-postgres.ts';
import { fillDataFolder } from '../postgres/unfinished-restore.ts';
import type { DatabaseConnection } from '../store/database.ts';
import { openLongSession } from '../store/pool-config.ts';

const lines = pino.destination({ dest: 2, sync: true });
// A warning that cannot be written, such as on a closed terminal, does not break off a restore.
lines.on('error', () => {});

/** Only warnings and errors: a command does not print what the service logs at its start. */
export const commandLog = pino({ level: 'warn', base: null }, lines);

/**
 * Works on the database of DATABASE_URL, else on the one in DATA_DIR.
 * @param state  whether the one in DATA_DIR may be that of a running service
 * @throws SetupError when there is none
 */
export async function withDatabase<T>(
  state: 'Running' | 'Stopped',
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const config = readDatabaseConfig();
  const { databaseUrl, dataDir } = config;
  requireDatabase(config);
  const running = state === 'Running' && databaseUrl === null ? await findRunningPostgres(dataDir) : null;
  return running === null ? onDatabase(config, 'DATABASE_URL', work) : work({ ...running, ssl: false });
}

/**
 * Fills an empty database, whole or not at all. That of an address is then ready for a service that may not change its schema: its SQL
 * functions are installed, which a copy does not have.
 * @param given  the setting or option that has its address
 * @throws what the work throws
 */
export function fillDatabase<T>(
  config: DatabaseConfig,
  given: string,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const fill = () => onDatabase(config, given, work);
  return config.databaseUrl === null ? fillDataFolder(config.dataDir, fill) : fillGiven(config, fill);
}

async function fillGiven<T>(config: DatabaseConfig, fill: () => Promise<T>): Promise<T> {
  const result = await fill();
  await (await openEngine(config, commandLog)).close();
  return result;
}

/** Works on a database as the role that may fill it; the bundled one is started for it. */
async function onDatabase<T>(
  { databaseUrl, dataDir }: DatabaseConfig,
  given: string,
  work: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) {
    const connection = { connectionString: databaseUrl };
    await requireAnswer(connection, given);
    return work(connection);
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: commandLog });
  try {
    return await work({ ...postgres.ownerConnection, ssl: false });
  } finally {
    await postgres.stop();
  }
}

/** @throws SetupError when the address does not lead to a database that can be used */
async function requireAnswer(connection: DatabaseConnection, given: string): Promise<void> {
  try {
    await (await openLongSession(connection)).end();
  } catch (error) {
    throw new SetupError(`The database of ${given} cannot be used: ${wordsOf(error)}.`, { cause: error });
  }
}
