import type { DatabaseConfig } from '../config/config.ts';
import { SetupError } from '../core/setup-error.ts';
import type { Database, DatabaseConnection, Db } from '../store/database.ts';
import { isNotPermitted } from '../store/database-errors.ts';
import { findSecretKeyCheck, SECRET_KEY_CHECKS } from '../store/encryption/secret-key-check.ts';
import { openDatabase } from '../store/open-database.ts';
import { type FailingPrinter, listFailingPrinters } from '../store/printing/failing-printers.ts';
import { findReplication, type Replication } from '../store/replication.ts';
import { type DatabaseState, readDatabaseState } from '../store/schema/database-state.ts';
import { mayMigrate } from '../store/schema/may-migrate.ts';
import { readMigrations, schemaNumberOf } from '../store/schema/migration-files.ts';
import { planUpgrade, readSchemaFiles } from '../store/schema/plan-upgrade.ts';
import { keepsNamedStatements } from '../store/schema/pooler-check.ts';
import { listDemoVenues, type StoredDemoVenue } from '../store/venue/demo-venues.ts';
import { type FailingEndpoint, listFailingEndpoints } from '../store/webhooks/failing-endpoints.ts';
import { mayNotMigrateError, messageOf } from './engine.ts';
import { findRunningPostgres } from './running-postgres.ts';

/** The result of an inspection. `NotThere`: the service would start its own PostgreSQL, and does not run now. */
export type InspectionResult =
  | { kind: 'NotThere' }
  | { kind: 'Away'; reason: string }
  | { kind: 'Open'; database: InspectedDatabase };

/** The state of a database that was inspected. */
export interface InspectedDatabase extends DatabaseState {
  /** The schema number of this build. */
  ownSchemaNumber: number;
  /** Whether a pooler keeps prepared statements; `null` for the bundled database, which has no pooler. */
  keepsStatements: boolean | null;
  /** The encrypted text that shows whether a secret key is the present one; `null` before the first start. */
  secretKeyCheck: Buffer | null;
  /** Whether values may still be encrypted with the previous secret key. */
  isOldKeyNeeded: boolean;
  /** How the database is replicated; `null` for the bundled database. */
  replication: Replication | null;
  /** The error message with which a start on this database would fail; `null` if it would not. */
  refusal: string | null;
  /** The demo venues in the database. */
  demoVenues: StoredDemoVenue[];
  /** The printers that have failed for the longest time. */
  printers: FailingPrinter[];
  endpoints: FailingEndpoint[];
}

const LONGEST_MS = 5_000;
const MOST_FAILING = 5;

/** Inspects the database of a service, running or not, and changes nothing. */
export async function inspectDatabase(config: DatabaseConfig): Promise<InspectionResult> {
  const connection = await connectionOf(config);
  if (connection === null) return { kind: 'NotThere' };
  const settings = { connections: 1, onIdleError: () => {}, statementTimeoutMs: LONGEST_MS };
  const db = openDatabase(connection, settings);
  try {
    return { kind: 'Open', database: await inspect(db, config.databaseUrl !== null) };
  } catch (error) {
    return { kind: 'Away', reason: messageOf(error) };
  } finally {
    await db.close();
  }
}

async function inspect(db: Database, isGiven: boolean): Promise<InspectedDatabase> {
  const state = await readDatabaseState(db);
  const keepsStatements = isGiven ? await keepsNamedStatements(db.connection) : null;
  const replication = isGiven ? await findReplication(db) : null;
  const ownSchemaNumber = schemaNumberOf(await readMigrations());
  // A database without a schema, or with an older one, may lack the tables that are read below.
  const isReadable = state.schemaNumber !== null && state.schemaNumber >= ownSchemaNumber;
  const [printers, endpoints] = isReadable
    ? [await listFailingPrinters(db, MOST_FAILING), await listFailingEndpoints(db, MOST_FAILING)]
    : [[], []];
  const secretKeyCheck = isReadable ? await findSecretKeyCheck(db, SECRET_KEY_CHECKS.present) : null;
  const isOldKeyNeeded = isReadable && (await findSecretKeyCheck(db, SECRET_KEY_CHECKS.old)) !== null;
  const found = { ownSchemaNumber, keepsStatements, replication, printers, endpoints };
  const refusal = await refusalOf(db, isGiven);
  const demoVenues = isReadable ? await listDemoVenues(db) : [];
  return { ...state, ...found, refusal, demoVenues, secretKeyCheck, isOldKeyNeeded };
}

/** Makes the checks that a start makes before it changes the schema; changes nothing. */
async function refusalOf(db: Db, isGiven: boolean): Promise<string | null> {
  try {
    const { migrations, functions } = await planUpgrade(db, await readSchemaFiles(), isGiven);
    // In the bundled database the owner role changes the schema, not the role of this connection.
    if (!isGiven || migrations.length + functions.length === 0 || (await mayMigrate(db))) return null;
    return mayNotMigrateError(new Error('permission denied for the schema')).message;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    if (isNotPermitted(error)) return mayNotMigrateError(error).message;
    throw error;
  }
}

/**
 * The connection to the database of DATABASE_URL, or of the service that runs in the data folder; `null` if none
 * runs.
 */
async function connectionOf({ databaseUrl, dataDir }: DatabaseConfig): Promise<DatabaseConnection | null> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const running = await findRunningPostgres(dataDir);
  return running === null ? null : { ...running, ssl: false };
}
