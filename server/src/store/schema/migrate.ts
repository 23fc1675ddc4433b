import manifest from '../../../package.json' with { type: 'json' };
import { SetupError } from '../../core/setup-error.ts';
import { type Database, type Db, inTransaction, type Tx } from '../database.ts';
import { keepDistributed } from '../distribution/distribute.ts';
import { isWorker } from '../distribution/find-distribution.ts';
import {
  type AppliedMigration,
  type Migration,
  readMigrations,
  requireSupported,
  schemaNumberOf,
  statementsIn,
} from './migration-files.ts';
import { lockMigrations } from './migration-lock.ts';
import { findOutdated, installFunctions, readFunctions, type SqlFunction } from './sql-functions.ts';

const OLDEST_POSTGRES = 150_000;
/** The first migration of every version before the first release. Their migrations were replaced by one. */
const FIRST_BEFORE_RELEASE = '0001-tables.sql';

/** The changes of {@link migrate}, by name; both are empty for a database that is up to date. */
export interface Migrated {
  migrations: string[];
  functions: string[];
}

/** What a build brings to a database. */
export interface SchemaFiles {
  migrations: readonly Migration[];
  functions: readonly SqlFunction[];
}

/** The files of this build. */
export async function readSchemaFiles(): Promise<SchemaFiles> {
  return { migrations: await readMigrations(), functions: await readFunctions() };
}

/**
 * Brings the schema up to date: runs each file of `migrations/` that has not run yet, in order, then installs
 * the functions whose text changed. On a distributed database it distributes what is new. All of it is one transaction under
 * a lock, so that servers which start together wait for the first one. A schema with a higher number than that of the build stays as it
 * is, functions included.
 * @param isShared  whether servers of other builds may use the database. A build whose functions differ from those of another
 *   one with the same schema number is then refused: each would replace those of the other.
 * @throws SetupError when the PostgreSQL is too old, a migration that ran was edited, or the schema comes from before the first
 *   release, from another build, or from a newer release that does not support this one
 */
export async function migrate(
  database: Database,
  { isShared = true, files }: { isShared?: boolean; files?: SchemaFiles } = {},
): Promise<Migrated> {
  await requireVersion(database);
  const { migrations, functions } = files ?? (await readSchemaFiles());
  return inTransaction(database, async (tx) => {
    await lockMigrations(tx);
    const applied = await listApplied(tx);
    requireSupported(migrations, applied);
    const ran = new Set(applied.map(({ name }) => name));
    const pending = migrations.filter(({ name }) => !ran.has(name));
    if (schemaNumberOf(applied) > schemaNumberOf(migrations)) return NOTHING;
    if (await isWorker(tx.query)) {
      await requireUpToDate(tx, pending, functions);
      return NOTHING;
    }
    for (const { name, text } of pending) {
      for (const statement of statementsIn(text)) await tx.query({ text: statement });
      await tx.query({ text: 'insert into schema_migration (name) values ($1)', values: [name] });
    }
    await recordFiles(tx, migrations, applied);
    if (isShared && pending.length === 0) await refuseOtherFunctions(tx, functions, schemaNumberOf(applied));
    const installed = await installFunctions(tx, functions, manifest.version);
    if (pending.length + installed.length > 0) await keepDistributed(tx);
    return { migrations: pending.map(({ name }) => name), functions: installed };
  });
}

const NOTHING: Migrated = { migrations: [], functions: [] };

/** The lowest schema number of a server that may run on the schema of the database. */
export async function findOldestServer(db: Db): Promise<number> {
  const [row] = await db.query<{ oldest: number | null }>({
    text: 'select max(oldest_server) as oldest from schema_migration',
  });
  return row!.oldest ?? 0;
}

async function requireVersion(database: Database): Promise<void> {
  const [row] = await database.query<{ server_version_num: string }>({ text: 'show server_version_num' });
  const version = Number(row?.server_version_num);
  if (version < OLDEST_POSTGRES) {
    throw new SetupError(
      `DATABASE_URL names a PostgreSQL ${Math.floor(version / 10_000)}; Sofra needs 15 or newer.`,
    );
  }
}

/** The schema of a cluster is changed from its coordinator only. */
async function requireUpToDate(
  tx: Tx,
  pending: readonly Migration[],
  functions: readonly SqlFunction[],
): Promise<void> {
  if (pending.length === 0 && (await findOutdated(tx, functions)).length === 0) return;
  throw new SetupError(
    'The schema is not that of this release, and DATABASE_URL names a worker of a cluster: start a server of this release with the address of the coordinator first.',
  );
}

async function refuseOtherFunctions(
  tx: Tx,
  functions: readonly SqlFunction[],
  number: number,
): Promise<void> {
  const outdated = await findOutdated(tx, functions);
  if (outdated.length === 0) return;
  throw new SetupError(
    `The database has SQL functions of another build with the schema number ${number}, which differ from those of this build (${outdated.join(', ')}). Start that build, or give this one a number of its own with a new migration.`,
  );
}

/** The migrations that ran. The table has no hashes before the migration that adds them. */
async function listApplied(tx: Tx): Promise<AppliedMigration[]> {
  await tx.query({ text: 'create table if not exists schema_migration (name text primary key)' });
  const applied = await tx.query<AppliedMigration>({
    text: `select m.name, to_jsonb(m) ->> 'hash' as hash, (to_jsonb(m) ->> 'oldest_server')::integer as "oldestServer"
             from schema_migration m order by m.name`,
  });
  if (applied.some(({ name }) => name === FIRST_BEFORE_RELEASE)) {
    throw new SetupError(
      'The database was made by a version of Sofra from before the first release, which this one cannot read: write its venues to files with that version (sofra export) and import them into an empty database here (sofra import), or choose another DATA_DIR or DATABASE_URL.',
    );
  }
  return applied;
}

/** Records the files of the migrations that ran now, and of those that a release without hashes ran. */
async function recordFiles(
  tx: Tx,
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Promise<void> {
  const recorded = new Set(applied.filter(({ hash }) => hash !== null).map(({ name }) => name));
  for (const { name, hash, oldestServer } of migrations) {
    if (recorded.has(name)) continue;
    await tx.query({
      text: 'update schema_migration set hash = $2, oldest_server = $3 where name = $1',
      values: [name, hash, oldestServer],
    });
  }
}
