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
import { mayNotMigrate, wordsOf } from './engine.ts';
import { findRunningPostgres } from './running-postgres.ts';

/** What a look at the database found. `NotThere`: the service starts its own, and does not run now. */
export type Inspected =
  | { kind: 'NotThere' }
  | { kind: 'Away'; reason: string }
  | { kind: 'Open'; database: InspectedDatabase };

export interface InspectedDatabase extends DatabaseState {
  /** The schema number of this build. */
  ownSchemaNumber: number;
  /** Whether prepared statements stay; `null` for the database of the service itself, which has no pooler. */
  keepsStatements: boolean | null;
  /** What tells the present secret key; `null` before the first start. */
  secretKeyCheck: Buffer | null;
  /** Whether something may still be encrypted under the secret key of before. */
  isOldKeyNeeded: boolean;
  /** How it is replicated; `null` for the database of the service itself. */
  replication: Replication | null;
  /** Why a start on this database is refused, in the words of the start; `null` when it is not. */
  refusal: string | null;
  /** The venues of the demo. */
  demoVenues: StoredDemoVenue[];
  /** The longest failing ones. */
  printers: FailingPrinter[];
  endpoints: FailingEndpoint[];
}

const LONGEST_MS = 5_000;
const MOST_FAILING = 5;

/** Looks at the database of a service, whether it runs or not, and changes nothing. */
export async function inspectDatabase(config: DatabaseConfig): Promise<Inspected> {
  const connection = await connectionOf(config);
  if (connection === null) return { kind: 'NotThere' };
  const settings = { connections: 1, onIdleError: () => {}, statementTimeoutMs: LONGEST_MS };
  const db = openDatabase(connection, settings);
  try {
    return { kind: 'Open', database: await inspect(db, config.databaseUrl !== null) };
  } catch (error) {
    return { kind: 'Away', reason: wordsOf(error) };
  } finally {
    await db.close();
  }
}

async function inspect(db: Database, isGiven: boolean): Promise<InspectedDatabase> {
  const state = await readDatabaseState(db);
  const keepsStatements = isGiven ? await keepsNamedStatements(db.connection) : null;
  const replication = isGiven ? await findReplication(db) : null;
  const ownSchemaNumber = schemaNumberOf(await readMigrations());
  // A database without a schema, or with an older one, has nothing to ask for.
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

/** Asks what a start asks before it changes the schema, and changes nothing. */
async function refusalOf(db: Db, isGiven: boolean): Promise<string | null> {
  try {
    const { migrations, functions } = await planUpgrade(db, await readSchemaFiles(), isGiven);
    // The bundled database is changed by its owner, not by the role of this connection.
    if (!isGiven || migrations.length + functions.length === 0 || (await mayMigrate(db))) return null;
    return mayNotMigrate(new Error('permission denied for the schema')).message;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    if (isNotPermitted(error)) return mayNotMigrate(error).message;
    throw error;
  }
}

/** The database of DATABASE_URL, or that of the service which runs in the data folder; `null` while none does. */
async function connectionOf({ databaseUrl, dataDir }: DatabaseConfig): Promise<DatabaseConnection | null> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const running = await findRunningPostgres(dataDir);
  return running === null ? null : { ...running, ssl: false };
}
