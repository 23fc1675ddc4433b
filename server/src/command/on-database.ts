import { pino } from 'pino';
import { type DatabaseConfig, readDatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import { fillDataFolder } from '../postgres/cluster/unfinished-restore.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { messageOf, openEngine } from '../postgres/engine.ts';
import { requireDatabase } from '../postgres/require-database.ts';
import { findRunningPostgres } from '../postgres/running-postgres.ts';
import type { DatabaseConnection } from '../store/database.ts';
import { openLongSession } from '../store/pool-config.ts';

const lines = pino.destination({ dest: 2, sync: true });
// Ignores write errors, so that a closed terminal does not stop a restore.
lines.on('error', () => {});

/** The log of commands. It has only warnings and errors, not the lines that the service logs at its start. */
export const commandLog = pino({ level: 'warn', base: null }, lines);

/**
 * Runs work on the database of DATABASE_URL, else on the database in DATA_DIR.
 * @param state  whether a running service may be using the database in DATA_DIR
 * @throws SetupError if there is no database
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
 * Fills an empty database completely or not at all. Afterwards, a database with an address is also ready for a role that
 * may not change the schema: this function installs the SQL functions, which a copy lacks.
 * @param given  the name of the setting or option with its address
 * @throws what `work` throws
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

/** Runs work on a database as the role that may fill it. Starts the bundled PostgreSQL if needed. */
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

/** @throws SetupError if there is no usable database at the address */
async function requireAnswer(connection: DatabaseConnection, given: string): Promise<void> {
  try {
    await (await openLongSession(connection)).end();
  } catch (error) {
    throw new SetupError(`The database of ${given} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
}
