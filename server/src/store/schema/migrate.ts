import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../../../package.json' with { type: 'json' };
import { type Database, type Db, inTransaction, type Tx } from '../database.ts';
import { isLockTimeout } from '../database-errors.ts';
import { distributeNewTables } from '../distribution/distribute.ts';
import { statementsIn } from './migration-files.ts';
import { lockMigrations } from './migration-lock.ts';
import { revokeOwnerRights } from './owned-tables.ts';
import { planUpgrade, readSchemaFiles, type SchemaFiles } from './plan-upgrade.ts';
import { installFunctions } from './sql-functions.ts';

/** The names of what {@link migrate} ran and installed; both lists are empty if the database was up to date. */
export interface MigrationResult {
  migrations: string[];
  functions: string[];
}

/** While a migration waits for a lock, calls of running servers wait behind it: shorter than their timeout. */
const LOCK_TIMEOUT_MS = 2_000;

/** The options of {@link migrate}. */
interface MigrateOptions {
  /** As for {@link planUpgrade}. */
  isShared?: boolean;
  files?: SchemaFiles;
  /**
   * The longest wait for a table that another session uses; then the migration lets other sessions continue, and
   * tries again.
   */
  lockTimeoutMs?: number;
}

/**
 * Brings the schema up to date: runs each file of `migrations/` that has not run yet, in order, then installs the
 * functions whose text changed. On a distributed database it distributes new tables and functions. Everything happens
 * in one transaction under a lock, so that servers which start together wait for the first one. If another session,
 * such as a dump, uses a table for long, it tries again and lets calls continue in between. A schema with a higher
 * number than the build's stays unchanged, and so do its functions.
 * @throws SetupError in the cases of {@link planUpgrade}
 */
export async function migrate(
  database: Database,
  { isShared = true, files, lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions = {},
): Promise<MigrationResult> {
  const options = { isShared, files: files ?? (await readSchemaFiles()), lockTimeoutMs };
  for (;;) {
    try {
      return await inTransaction(database, (tx) => migrateInTransaction(tx, options));
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await pause(lockTimeoutMs);
    }
  }
}

async function migrateInTransaction(
  tx: Tx,
  { files, isShared, lockTimeoutMs }: Required<MigrateOptions>,
): Promise<MigrationResult> {
  await lockMigrations(tx);
  const plan = await planUpgrade(tx, files, isShared);
  if (plan.migrations.length + plan.functions.length === 0) return { migrations: [], functions: [] };
  await tx.query({ text: `set local lock_timeout = ${lockTimeoutMs}` });
  for (const { name, text, hash, oldestServer } of plan.migrations) {
    for (const statement of statementsIn(text)) await tx.query({ text: statement });
    await tx.query({
      text: 'insert into schema_migration (name, hash, oldest_server) values ($1, $2, $3)',
      values: [name, hash, oldestServer],
    });
  }
  const installed = await installFunctions(tx, files.functions, manifest.version);
  await revokeOwnerRights(tx);
  if (plan.migrations.length + installed.length > 0) await distributeNewTables(tx);
  return { migrations: plan.migrations.map(({ name }) => name), functions: installed };
}

/** The lowest schema number of a server that may run on the schema of the database. */
export async function findOldestServer(db: Db): Promise<number> {
  const [row] = await db.query<{ oldest: number | null }>({
    text: 'select max(oldest_server) as oldest from schema_migration',
  });
  return row!.oldest ?? 0;
}
