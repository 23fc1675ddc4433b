import type { DatabaseConfig } from '../config/config.ts';
import type { Database, DatabaseConnection } from '../store/database.ts';
import { findSecretKeyCheck, SECRET_KEY_CHECKS } from '../store/encryption/secret-key-check.ts';
import { openDatabase } from '../store/open-database.ts';
import { type FailingPrinter, listFailingPrinters } from '../store/printing/failing-printers.ts';
import { findReplication, type Replication } from '../store/replication.ts';
import { type DatabaseState, readDatabaseState } from '../store/schema/database-state.ts';
import { readMigrations, schemaNumberOf } from '../store/schema/migration-files.ts';
import { keepsNamedStatements } from '../store/schema/pooler-check.ts';
import { type FailingEndpoint, listFailingEndpoints } from '../store/webhooks/failing-endpoints.ts';
import { wordsOf } from './engine.ts';
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
  return { ...state, ...found, secretKeyCheck, isOldKeyNeeded };
}

/** The database of DATABASE_URL, or that of the service which runs in the data folder; `null` while none does. */
async function connectionOf({ databaseUrl, dataDir }: DatabaseConfig): Promise<DatabaseConnection | null> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const running = await findRunningPostgres(dataDir);
  return running === null ? null : { ...running, ssl: false };
}
