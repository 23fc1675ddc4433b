import { readdir, readFile } from 'node:fs/promises';
import manifest from '../../package.json' with { type: 'json' };
import { SetupError } from '../core/setup-error.ts';
import { type Database, inTransaction, type Tx } from './database.ts';
import { keepDistributed } from './distribution/distribute.ts';
import { isWorker } from './distribution/find-distribution.ts';
import { lockMigrations } from './migration-lock.ts';
import { findOutdated, installFunctions, readFunctions, type SqlFunction } from './sql-functions.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_POSTGRES = 150_000;
/** The first migration of every version before the first release. Their migrations were replaced by one. */
const FIRST_BEFORE_RELEASE = '0001-tables.sql';

/** The changes of {@link migrate}, by name; both are empty for a database that is up to date. */
export interface Migrated {
  migrations: string[];
  functions: string[];
}

/**
 * Brings the schema up to date: runs each file of `migrations/` that has not run yet, in order, then installs
 * the functions whose text changed. On a distributed database it distributes what is new. All of it is one transaction under
 * a lock, so that servers which start together wait for the first one.
 * @throws SetupError when the PostgreSQL is too old, or the schema comes from a newer release or from before
 *   the first one
 */
export async function migrate(database: Database): Promise<Migrated> {
  await requireVersion(database);
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const functions = await readFunctions();
  return inTransaction(database, async (tx) => {
    await lockMigrations(tx);
    const ran = await listRan(tx);
    refuseUnknown(ran, names);
    const pending = names.filter((name) => !ran.has(name));
    if (await isWorker(tx.query)) {
      await requireUpToDate(tx, pending, functions);
      return { migrations: [], functions: [] };
    }
    for (const name of pending) {
      await tx.query({ text: await readFile(new URL(name, FOLDER), 'utf8') });
      await tx.query({ text: 'insert into schema_migration (name) values ($1)', values: [name] });
    }
    const installed = await installFunctions(tx, functions, manifest.version);
    if (pending.length + installed.length > 0) await keepDistributed(tx);
    return { migrations: pending, functions: installed };
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

/** The schema of a cluster is changed from its coordinator only. */
async function requireUpToDate(
  tx: Tx,
  pending: readonly string[],
  functions: readonly SqlFunction[],
): Promise<void> {
  const { changed, gone } =
    pending.length > 0 ? NOTHING : await findOutdated(tx, functions, manifest.version);
  if (pending.length + changed.length + gone.length === 0) return;
  throw new SetupError(
    'The schema is not that of this release, and DATABASE_URL names a worker of a cluster: start a server of this release with the address of the coordinator first.',
  );
}

const NOTHING = { changed: [], gone: [] };

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
