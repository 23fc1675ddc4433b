import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { connectionTo, openDatabaseOf, type PostgresConnection } from './postgres-connection.ts';
import { readPostmasterFile } from './postgres-orphan.ts';
import { passwordIn } from './postgres-password.ts';

/** The connection to the database that a running service has in this data folder; `null` when none runs there. */
export async function findRunningPostgres(dataDir: string): Promise<PostgresConnection | null> {
  const link = join(dataDir, 'postgres');
  if (!existsSync(link)) return null;
  const cluster = realpathSync(link);
  const running = readPostmasterFile(cluster);
  if (running?.status !== 'ready') return null;
  const connection = connectionTo({ cluster, port: running.port }, passwordIn(dataDir));
  // A server that was killed leaves the file behind.
  const answers = await openDatabaseOf(connection).catch(() => false);
  return answers ? connection : null;
}
