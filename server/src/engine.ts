import type { Config } from './config.ts';
import { SetupError } from './core/setup-error.ts';
import type { Logger } from './parts.ts';
import { type Database, isDatabaseAway, openDatabase } from './store/database.ts';
import { startEmbeddedPostgres } from './store/embedded-postgres.ts';
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
export async function openEngine(config: Config, log: Logger): Promise<Engine> {
  const onIdleError = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  const settings = { connections: CONNECTIONS, onIdleError };
  if (config.databaseUrl !== null) {
    const db = openDatabase({ connectionString: config.databaseUrl }, settings);
    await prepare(db, log);
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

async function prepare(db: Database, log: Logger): Promise<void> {
  try {
    const ran = await migrate(db);
    if (ran.length > 0) log.info({ migrations: ran }, 'brought the schema up to date');
  } catch (error) {
    if (isDatabaseAway(error) || isRefusedSignIn(error)) {
      throw new SetupError(`The database of DATABASE_URL cannot be used: ${(error as Error).message}.`);
    }
    throw error;
  }
}

/** Wrong password, no such user, no such database, no rights. */
function isRefusedSignIn(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(28|3D|42501)/.test(String(error.code));
}
