import { readdir, readFile } from 'node:fs/promises';
import { SetupError } from '../core/setup-error.ts';
import { type Database, inTransaction, type Tx } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const OLDEST_POSTGRES = 150_000;
/** Any number, the same in every server: whoever holds it is migrating. */
const MIGRATION_LOCK = 7_305_241;

/**
 * Brings the schema up to date: runs each file of `migrations/` that has not run yet, in order, all in one transaction
 * under a lock, so that servers starting together wait for the first of them.
 * @returns the names of the migrations that ran
 * @throws SetupError when the PostgreSQL is too old, or the schema comes from a newer release
 */
export async function migrate(database: Database): Promise<string[]> {
  await requireVersion(database);
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return inTransaction(database, async (tx) => {
    await tx.query({ text: `select pg_advisory_xact_lock(${MIGRATION_LOCK})` });
    const ran = await listRan(tx);
    const unknown = [...ran].find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new SetupError(
        `The database was made by a newer release of Sofra (it has "${unknown}"); start that release.`,
      );
    }
    const pending = names.filter((name) => !ran.has(name));
    for (const name of pending) {
      await tx.query({ text: await readFile(new URL(name, FOLDER), 'utf8') });
      await tx.query({ text: 'insert into schema_migration (name) values ($1)', values: [name] });
    }
    return pending;
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
