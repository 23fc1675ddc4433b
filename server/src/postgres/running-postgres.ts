import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { storedServicePassword } from './cluster/postgres-passwords.ts';
import { acceptsPassword, connectionsTo, type PostgresConnection } from './postgres-connection.ts';
import { readPostmasterFile } from './postgres-orphan.ts';

/** The connection of the service role to the PostgreSQL that runs in this data folder; `null` if none runs. */
export async function findRunningPostgres(dataDir: string): Promise<PostgresConnection | null> {
  const link = join(dataDir, 'postgres');
  if (!existsSync(link)) return null;
  const cluster = realpathSync(link);
  const running = readPostmasterFile(cluster);
  if (running?.status !== 'ready') return null;
  const password = storedServicePassword(dataDir);
  if (password === null) return null;
  const { service } = connectionsTo({ cluster, port: running.port }, { service: password, owner: '' });
  // A killed server leaves `postmaster.pid` behind.
  const answers = await acceptsPassword(service).catch(() => false);
  return answers ? service : null;
}
