import { appendFileSync, chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  DATABASE_NAME,
  DATABASE_ROLES,
  hbaFilePath,
  readRoleStatements,
} from '../../server/src/postgres/cluster/cluster-roles.ts';
import { locateCluster, makeCluster } from '../../server/src/postgres/cluster/postgres-cluster.ts';
import { readOrCreatePasswords } from '../../server/src/postgres/cluster/postgres-passwords.ts';
import { runAsSuperuser } from '../../server/src/postgres/cluster/superuser.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/src/postgres/embedded-postgres.ts';
import {
  installedBinaries,
  programPath,
  usableBinaries,
} from '../../server/src/postgres/postgres-binaries.ts';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import type { DatabaseConnection } from '../../server/src/store/database.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { migrate } from '../../server/src/store/schema/migrate.ts';
import { quickFolder } from '../../server/test/postgres/quick-folder.ts';

/** The database of a test run. */
export interface TestDatabase {
  /** As the owner, who also makes databases of their own for tests. */
  url: string;
  /** As the role that a service has. */
  serviceUrl: string;
  stop(): Promise<void>;
}

/** The database that tests share: each service that one of them starts opens up to ten. */
const CONNECTIONS = 300;
const NAME = 'tests';

/** Starts it. Nothing is printed once it is stopped: the summary of the runner comes last. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(quickFolder(), 'sofra-tests-'));
  // PostgreSQL may run under another account, which needs access to the folder.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let isStopping = false;
  const say = (fields: unknown, message?: string) => {
    if (!isStopping) console.error(message ?? String(fields));
  };
  const log = { info: () => {}, warn: say, error: say };
  let postgres: EmbeddedPostgres;
  try {
    await makeTestCluster(realpathSync(folder), log);
    postgres = await startEmbeddedPostgres({ dataDir: folder, connections: CONNECTIONS, log });
  } catch (error) {
    remove();
    throw error;
  }
  const stop = async () => {
    isStopping = true;
    await postgres.stop();
    remove();
  };
  await makeDatabases(postgres.ownerConnection);
  return { url: urlOf(postgres.ownerConnection), serviceUrl: urlOf(postgres.connection), stop };
}

/**
 * A cluster whose owner may make databases, and see and end what others do. It answers a commit before it is on disk: the tests that kill a
 * database start one of their own, and the others run faster.
 */
async function makeTestCluster(folder: string, log: Parameters<typeof usableBinaries>[3]): Promise<void> {
  const location = locateCluster(folder);
  const { path: cluster, account } = location;
  const binaries = usableBinaries(installedBinaries(), account, dirname(cluster), log);
  await makeCluster(location, folder, binaries, readOrCreatePasswords(folder));
  const roles = Object.values(DATABASE_ROLES);
  appendFileSync(
    hbaFilePath(cluster),
    `local all ${roles} scram-sha-256\nhost all ${roles} 127.0.0.1/32 scram-sha-256\n`,
  );
  const reason = await runAsSuperuser(
    { cluster, account, program: programPath(binaries, 'postgres') },
    'template1',
    [
      ...(await readRoleStatements()),
      `alter role ${DATABASE_ROLES.owner} createdb`,
      `grant pg_monitor, pg_signal_backend to ${DATABASE_ROLES.owner}`,
      // It says where the programs are with which tests start servers of their own.
      `grant select on pg_config to ${DATABASE_ROLES.owner}`,
      `grant execute on function pg_config() to ${DATABASE_ROLES.owner}`,
      ...roles.map((role) => `alter role ${role} set synchronous_commit = off`),
    ],
  );
  if (reason !== null) throw new Error(`The database of the tests could not be made: ${reason}`);
}

/** New databases are copies that have the schema. The one that tests share gives the service as few rights as any. */
async function makeDatabases(owner: PostgresConnection): Promise<void> {
  const inDatabase = async (database: string, work: (db: ReturnType<typeof open>) => Promise<unknown>) => {
    const db = open({ ...owner, database });
    await work(db);
    await db.close();
  };
  await inDatabase('template1', migrate);
  await inDatabase(DATABASE_NAME, async (db) => {
    await db.query({ text: `create database ${NAME}` });
    await db.query({ text: `revoke temporary on database ${NAME} from public` });
  });
}

const open = (connection: DatabaseConnection) =>
  openDatabase(connection, { connections: 1, onIdleError: () => {} });

/** The folder of a socket takes the place of the host, encoded, as in PostgreSQL's own programs. */
function urlOf({ host, port, user, password }: PostgresConnection): string {
  const [name, secret, server] = [user, password, host].map(encodeURIComponent);
  return `postgres://${name}:${secret}@${server}:${port}/${NAME}`;
}
