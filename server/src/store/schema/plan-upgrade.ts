import { SetupError } from '../../core/setup-error.ts';
import type { Db } from '../database.ts';
import { isWorker } from '../distribution/find-distribution.ts';
import { requireNotBeforeBaseline } from './baseline.ts';
import {
  type AppliedMigration,
  type Migration,
  readMigrations,
  requireSupported,
  schemaNumberOf,
} from './migration-files.ts';
import {
  findOutdatedFunctions,
  hasInstalledFunctions,
  readFunctions,
  type SqlFunction,
} from './sql-functions.ts';

const OLDEST_POSTGRES = 150_000;

/** The files of a build that change the schema of a database. */
export interface SchemaFiles {
  migrations: readonly Migration[];
  functions: readonly SqlFunction[];
}

/** The files of this build. */
export async function readSchemaFiles(): Promise<SchemaFiles> {
  return { migrations: await readMigrations(), functions: await readFunctions() };
}

/** The changes that a build makes to a database when it starts. */
export interface UpgradePlan {
  /** The schema number of the database; `null` while it is empty. */
  from: number | null;
  /** The schema number of the build. */
  to: number;
  /** The migrations that have not run, in order. */
  migrations: readonly Migration[];
  /** The names of the functions to install or drop. */
  functions: readonly string[];
}

/**
 * Finds the changes that a build would make to a database when it starts; changes nothing. A schema with a higher
 * number than the build's stays unchanged, and so do its functions.
 * @param isShared  whether servers of other builds may use the database. Then a build is refused if its functions
 *   differ from those of a build with the same schema number: each would replace the functions of the other.
 * @throws SetupError if the build would not start: PostgreSQL is too old, an applied migration was edited, or the
 *   schema is from before the first release, from another build, or from a newer release that does not support this
 *   one
 */
export async function planUpgrade(
  db: Db,
  { migrations, functions }: SchemaFiles,
  isShared: boolean,
): Promise<UpgradePlan> {
  await requireVersion(db);
  const applied = await listApplied(db);
  requireSupported(migrations, applied);
  const to = schemaNumberOf(migrations);
  const from = applied.length === 0 ? null : schemaNumberOf(applied);
  const nothing: UpgradePlan = { from, to, migrations: [], functions: [] };
  if (from !== null && from > to) return nothing;
  const ran = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !ran.has(name));
  const outdated =
    from === null ? functions.map(({ name }) => name) : await findOutdatedFunctions(db, functions);
  if (pending.length + outdated.length === 0) return nothing;
  if (await isWorker(db.query)) throw new SetupError(ON_WORKER);
  // A restored backup has no functions yet.
  const hasFunctions = from !== null && (await hasInstalledFunctions(db));
  if (isShared && pending.length === 0 && hasFunctions) throw otherFunctionsError(outdated, to);
  return { ...nothing, migrations: pending, functions: outdated };
}

/** The error on a worker: the schema of a cluster can only be changed from its coordinator. */
const ON_WORKER =
  'The schema is not that of this release, and DATABASE_URL names a worker of a cluster: start a server of this release with the address of the coordinator first.';

function otherFunctionsError(outdated: readonly string[], number: number): SetupError {
  return new SetupError(
    `The database has SQL functions of another build with the schema number ${number}, which differ from those of this build (${outdated.join(', ')}). Start that build, or give this one a number of its own with a new migration.`,
  );
}

async function requireVersion(db: Db): Promise<void> {
  const [row] = await db.query<{ server_version_num: string }>({ text: 'show server_version_num' });
  const version = Number(row?.server_version_num);
  if (version < OLDEST_POSTGRES) {
    throw new SetupError(
      `DATABASE_URL names a PostgreSQL ${Math.floor(version / 10_000)}; Sofra needs 15 or newer.`,
    );
  }
}

/** The migrations that ran, in order. */
async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const [made] = await db.query<{ table: string | null }>({
    text: `select to_regclass('schema_migration')::text as table`,
  });
  if (made!.table === null) return [];
  const [first] = await db.query<{ name: string }>({
    text: 'select name from schema_migration order by name limit 1',
  });
  if (first !== undefined) requireNotBeforeBaseline(schemaNumberOf([first]), 'database');
  return db.query<AppliedMigration>({
    text: 'select name, hash, oldest_server as "oldestServer" from schema_migration order by name',
  });
}
