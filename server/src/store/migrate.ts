import { readdir, readFile } from 'node:fs/promises';
import manifest from '../../package.json' with { type: 'json' };
import { SetupError } from '../core/setup-error.ts';
import { type Database, inTransaction, type Tx } from './database.ts';
import { installFunctions, readFunctions } from './sql-functions.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_POSTGRES = 150_000;
/** An arbitrary number, the same on all servers: the server that has this lock is migrating. */
const MIGRATION_LOCK = 7_305_241;
/** The first migration of every version before the first release. Their migrations were replaced by one. */
const FIRST_BEFORE_RELEASE = '0001-tables.sql';

/** The changes of {@link migrate}, by name; both are empty for a database that is up to date. */
export interface Migrated {
  migrations: string[];
  functions: string[];
}

/**
 * Brings the schema up to date: runs each file of `migrations/` that has not run yet, in order, then installs
 * the functions whose text changed. All of it is one transaction under a lock, so that servers which start
 * together wait for the first one.
 * @throws SetupError when the PostgreSQL is too old, or the schema comes from a newer release or from before
 *   the first one
 */
export async function migrate(database: Database): Promise<Migrated> {
  await requireVersion(database);
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const functions = await readFunctions();
  return inTransaction(database, async (tx) => {
    await tx.query({ text: `select pg_advisory_xact_lock(${MIGRATION_LOCK})` });
    const ran = await listRan(tx);
    refuseUnknown(ran, names);
    const pending = names.filter((name) => !ran.has(name));
    for (const name of pending) {
      await tx.query({ text: await readFile(new URL(name, FOLDER), 'utf8') });
      await tx.query({ text: 'insert into schema_migration (name) values ($1)', values: [name] });
    }
    return { migrations: pending, functions: await installFunctions(tx, functions, manifest.version) };
  });
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

async function listRan(tx: Tx): Promise<Set<string>> {
  await tx.query({ text: 'create table if not exists schema_migration (name text primary key)' });
  const rows = await tx.query<{ name: string }>({ text: 'select name from schema_migration' });
  return new Set(rows.map((row) => row.name));
}

function refuseUnknown(ran: ReadonlySet<string>, names: readonly string[]): void {
  if (ran.has(FIRST_BEFORE_RELEASE)) {
    throw new SetupError(
      'The database was made by a version of Sofra from before the first release, which this one cannot read: write its venues to files with that version (sofra export) and import them into an empty database here (sofra import), or choose another DATA_DIR or DATABASE_URL.',
    );
  }
  const unknown = [...ran].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new SetupError(
      `The database was made by a newer release of Sofra (it has "${unknown}"); start that release.`,
    );
  }
}
