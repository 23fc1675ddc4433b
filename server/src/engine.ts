import type { DatabaseConfig } from './config.ts';
import { SetupError } from './core/setup-error.ts';
import type { Logger } from './parts.ts';
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { type Database, isDatabaseAway, isNotPermitted, openDatabase } from './store/database.ts';
import { migrate } from './store/migrate.ts';

/** The database of a running service: its own PostgreSQL, or the one it was given. */
export interface Engine {
  db: Database;
  kind: 'Embedded' | 'Given';
  /** Where the service keeps its own files; `null` when the database is a given one. */
  dataDir: string | null;
  close(): Promise<void>;
}

const CONNECTIONS = 10;

/**
 * Opens the database and brings its schema up to date.
 * @throws SetupError when it cannot be reached or used
 */
export async function openEngine(config: DatabaseConfig, log: Logger): Promise<Engine> {
  const onIdleError = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  const settings = { connections: CONNECTIONS, onIdleError };
  if (config.databaseUrl !== null) {
    const db = openDatabase({ connectionString: config.databaseUrl }, settings);
    try {
      await reach(db);
      await prepare(db, log);
    } catch (error) {
      await db.close();
      throw error;
    }
    return { db, kind: 'Given', dataDir: null, close: () => db.close() };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const db = openDatabase({ ...postgres.connection, ssl: false }, settings);
  const close = async () => {
    await db.close();
    await postgres.stop();
  };
  try {
    await prepare(db, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind: 'Embedded', dataDir: postgres.dataDir, close };
}

/** Whatever goes wrong with the very first statement is of the address: its host, its certificates, its password. */
async function reach(db: Database): Promise<void> {
  try {
    await db.query({ text: 'select 1' });
  } catch (error) {
    throw new SetupError(`The database of DATABASE_URL cannot be used: ${wordsOf(error)}.`, { cause: error });
  }
}

async function prepare(db: Database, log: Logger): Promise<void> {
  try {
    const ran = await migrate(db);
    if (ran.length > 0) log.info({ migrations: ran }, 'brought the schema up to date');
  } catch (error) {
    throw asSetupError(error);
  }
}

/** Tells a database that is away, full or not to be changed by its user as what keeps the service from starting. */
export function asSetupError(error: unknown): unknown {
  if (!isDatabaseAway(error) && !isNotPermitted(error)) return error;
  return new SetupError(`The database cannot be used: ${wordsOf(error)}.`, { cause: error });
}

/** Of several addresses of a host each has failed on its own; the first tells why. */
function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  const words = error instanceof Error ? error.message : String(error);
  return words
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/\s*\n\s*/g, ' ');
}
