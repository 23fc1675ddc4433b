import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/postgres/embedded-postgres.ts';
import type { Database } from '../../server/src/store/database.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';

/** Gives pictures a database of their own, which is removed afterwards. */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-pictures-'));
  // PostgreSQL may run under another account, which needs access to the folder.
  await chmod(folder, 0o711);
  const log = { info: () => {}, warn: console.error, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log });
  const db = openDatabase(postgres.ownerConnection, { connections: 5, onIdleError: () => {} });
  try {
    await work(db);
  } finally {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
