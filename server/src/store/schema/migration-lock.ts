import type { Tx } from '../database.ts';

/** An arbitrary number, the same on all servers: the server that has this advisory lock changes the schema. */
const MIGRATION_LOCK = 7_305_241;

/** Takes the migration lock until the transaction ends. */
export async function lockMigrations(tx: Tx): Promise<void> {
  await tx.query({ text: `select pg_advisory_xact_lock(${MIGRATION_LOCK})` });
}
