import type { DatabaseConfig } from '../config/config.ts';
import { hasSeveralHosts } from '../core/database-hosts.ts';
import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import type { Database, DatabaseConnection } from '../store/database.ts';
import { isDatabaseUnavailable, isNotPermitted } from '../store/database-errors.ts';
import { type DistributionResult, distribute } from '../store/distribution/distribute.ts';
import { openDatabase } from '../store/open-database.ts';
import { findReplication } from '../store/replication.ts';
import { READ_ENCODING, requireUtf8 } from '../store/schema/database-encoding.ts';
import { migrate } from '../store/schema/migrate.ts';
import { keepsNamedStatements } from '../store/schema/pooler-check.ts';
import { refuseUnfinishedRestore } from './cluster/unfinished-restore.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { backUpBeforeUpgrade } from './upgrade/back-up-before-upgrade.ts';

/** The database of a running service: its own PostgreSQL, or the one of DATABASE_URL. */
export interface Engine {
  db: Database;
  kind: 'Embedded' | 'Given';
  /** The data folder of the service; `null` with DATABASE_URL. */
  dataDir: string | null;
  /** The connection of the role that owns the schema; with DATABASE_URL the given connection. */
  ownerConnection: DatabaseConnection;
  close(): Promise<void>;
}

const CONNECTIONS = 10;

/** Settings for long statements that no caller waits for. */
const WITHOUT_TIME_LIMIT = { connections: 1, onIdleError: () => {}, statementTimeoutMs: 0 };

/**
 * Opens the database and brings its schema up to date.
 * @throws SetupError if it cannot be reached or used
 */
export async function openEngine(
  config: DatabaseConfig & { databaseTimeoutMs?: number },
  log: Logger,
): Promise<Engine> {
  const onIdleError = (error: Error) => log.warn({ reason: error.message }, 'lost a database connection');
  const settings = {
    connections: CONNECTIONS,
    onIdleError,
    ...(config.databaseTimeoutMs === undefined ? {} : { statementTimeoutMs: config.databaseTimeoutMs }),
  };
  if (config.databaseUrl !== null) {
    const onNewGeneration = (recoveredTo: number) => logNewGeneration(recoveredTo, log);
    const db = openDatabase({ connectionString: config.databaseUrl }, { ...settings, onNewGeneration });
    try {
      await checkConnection(db);
      await refuseForgetfulPooler(db);
      await migrateDatabase(db.connection, config, log);
      if (hasSeveralHosts(config.databaseUrl)) await logReplication(db, log);
    } catch (error) {
      await db.close();
      throw error;
    }
    return { db, kind: 'Given', dataDir: null, ownerConnection: db.connection, close: () => db.close() };
  }
  refuseUnfinishedRestore(config.dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const ownerConnection = { ...postgres.ownerConnection, ssl: false } as const;
  try {
    await migrateDatabase(ownerConnection, config, log);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  const db = openDatabase({ ...postgres.connection, ssl: false }, settings);
  const close = async () => {
    await db.close();
    await postgres.stop();
  };
  return { db, kind: 'Embedded', dataDir: postgres.dataDir, ownerConnection, close };
}

/** Logs what a failover to another host may lose. */
async function logReplication(db: Database, log: Logger): Promise<void> {
  const replication = await findReplication(db);
  if (replication === 'Synchronous') log.info({ replication }, 'a fail-over loses nothing that was answered');
  else log.warn({ replication }, 'a fail-over may lose what was answered last: no standby is waited for');
}

function logNewGeneration(recoveredTo: number, log: Logger): void {
  log.warn(
    { recoveredTo: new Date(recoveredTo) },
    'the database was promoted or recovered: it lacks what was committed after that instant on the previous server. A new generation has begun, and screens read everything again',
  );
}

/** Runs a first statement, so that an error of the address (host, certificate or password) shows at the start. */
async function checkConnection(db: Database): Promise<void> {
  const rows = await db.query<{ encoding: string }>({ text: READ_ENCODING }).catch((error: unknown) => {
    throw new SetupError(`The database of DATABASE_URL cannot be used: ${messageOf(error)}.`, {
      cause: error,
    });
  });
  requireUtf8(rows[0]!.encoding);
}

async function refuseForgetfulPooler({ connection }: Database): Promise<void> {
  const isKept = await keepsNamedStatements(connection).catch((error: unknown) => {
    throw asSetupError(error);
  });
  if (isKept) return;
  throw new SetupError(
    'DATABASE_URL leads through a pooler that forgets prepared statements between transactions: use PgBouncer 1.21 or newer with max_prepared_statements above 0, its pool_mode = session, or the address of PostgreSQL itself.',
  );
}

/** Brings the schema up to date, without a time limit: a migration may change many rows, or wait for another server. */
async function migrateDatabase(
  connection: DatabaseConnection,
  config: DatabaseConfig,
  log: Logger,
): Promise<void> {
  const db = openDatabase(connection, WITHOUT_TIME_LIMIT);
  try {
    await backUpBeforeUpgrade(db, config, log);
    const { migrations, functions } = await migrate(db, { isShared: config.databaseUrl !== null });
    if (migrations.length + functions.length > 0) {
      log.info({ migrations, functions }, 'migrated the schema');
    }
  } catch (error) {
    throw isNotPermitted(error) ? mayNotMigrateError(error) : asSetupError(error);
  } finally {
    await db.close();
  }
}

/**
 * Brings the schema up to date and distributes it over the nodes of a cluster, without a time limit.
 * @returns the changes; `null` if the PostgreSQL is not a cluster
 * @throws SetupError if the database cannot be reached or used, or is not a coordinator
 */
export async function distributeDatabase(
  databaseUrl: string,
  shards: number,
  log: Logger,
): Promise<DistributionResult | null> {
  const db = openDatabase({ connectionString: databaseUrl }, WITHOUT_TIME_LIMIT);
  try {
    await checkConnection(db);
    await refuseForgetfulPooler(db);
    await migrateDatabase(db.connection, { databaseUrl, dataDir: '' }, log);
    return await distribute(db, shards);
  } catch (error) {
    throw asSetupError(error);
  } finally {
    await db.close();
  }
}

/** Makes the error of a start whose database role may not change the schema. @param error  the error of the database */
export function mayNotMigrateError(error: unknown): SetupError {
  return new SetupError(
    `The schema must be changed, and the role of DATABASE_URL may not do it: run "sofra upgrade" with the role that owns it (${messageOf(error)}).`,
    { cause: error },
  );
}

/** Turns an error of an unreachable or full database, or of missing rights, into the SetupError that stops the start. */
export function asSetupError(error: unknown): unknown {
  if (!isDatabaseUnavailable(error) && !isNotPermitted(error)) return error;
  return new SetupError(`The database cannot be used: ${messageOf(error)}.`, { cause: error });
}

/** The message of an error. If a host has several addresses, each fails: then the first message. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  const words = error instanceof Error ? error.message : String(error);
  return words
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/\s*\n\s*/g, ' ');
}
