import { dirname, join } from 'node:path';
import type { Logger } from '../parts/parts.ts';
import { requireNotBeforeBaseline } from '../store/schema/baseline.ts';
import { hasBothRoles } from './cluster/cluster-roles.ts';
import { lockFolder, openDataFolder } from './cluster/data-folder-lock.ts';
import { locateCluster, MAJOR_VERSION, makeCluster } from './cluster/postgres-cluster.ts';
import { readOrCreatePasswords } from './cluster/postgres-passwords.ts';
import { openServer } from './open-server.ts';
import {
  installedBinaries,
  type PostgresBinaries,
  programPath,
  usableBinaries,
} from './postgres-binaries.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { finishClusterReplacement, upgradeCluster } from './upgrade/upgrade-cluster.ts';

/** The bundled PostgreSQL, which runs only for this process. */
export interface EmbeddedPostgres {
  /** For reading and writing rows. */
  connection: PostgresConnection;
  /** For changing the schema, or filling an empty database. */
  ownerConnection: PostgresConnection;
  /** Whether this start created the database, so that it is empty. */
  isFresh: boolean;
  /** The real path of the data folder, which also has other files of the service. */
  dataDir: string;
  /** The process id of its server; `null` while none runs. */
  processId(): number | null;
  /** Stops the server, with all commits on the disk, and releases the data folder. May be called again. */
  stop(): Promise<void>;
}

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/**
 * Starts a PostgreSQL on a data folder, and creates the database first if there is none. Resolves when it accepts
 * statements.
 *
 * Locks the folder against other services until PostgreSQL is stopped or this process dies. First stops a server that
 * an earlier process left behind. Restarts the server if it dies. If the service dies, a watchdog stops the server.
 * The server does not keep this process alive.
 * @param installed  the PostgreSQL programs of the installation
 * @throws SetupError if the folder is in use or cannot be used, or PostgreSQL cannot run here
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  installed = installedBinaries(),
  connections,
}: {
  dataDir: string;
  log: Log;
  installed?: PostgresBinaries;
  connections?: number;
}): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(dataDir);
  const locks = [lockFolder(join(folder, 'lock'), folder)];
  const release = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    finishClusterReplacement(folder);
    const location = locateCluster(folder);
    // A copy of the data folder links to the same cluster, but has another lock file: so the cluster is locked, too.
    if (dirname(location.path) !== folder) locks.push(lockFolder(`${location.path}.lock`, location.path));
    const binaries = usableBinaries(installed, location.account, dirname(location.path), log);
    if (location.exists && !hasBothRoles(location.path)) requireNotBeforeBaseline(0, 'database');
    const passwords = readOrCreatePasswords(folder);
    if (!location.exists) {
      if (dirname(location.path) !== folder) {
        log.info(
          `the database goes to ${location.path}, since the account ${location.account?.name} cannot reach ${folder}`,
        );
      }
      await makeCluster(location, folder, binaries, passwords);
    }
    if (location.major !== null && location.major !== MAJOR_VERSION)
      await upgradeCluster({ location, major: location.major, dataDir: folder, binaries, passwords, log });
    const program = programPath(binaries, 'postgres');
    const logFile = join(folder, 'postgres.log');
    const plan = {
      cluster: location.path,
      account: location.account,
      program,
      logFile,
      port: null,
      connections,
    };
    const { server, connections: opened } = await openServer(plan, passwords, log);
    let stopped: Promise<void> | undefined;
    return {
      connection: opened.service,
      ownerConnection: opened.owner,
      isFresh: !location.exists,
      dataDir: folder,
      processId: server.processId,
      stop: () => (stopped ??= server.stop().finally(release)),
    };
  } catch (error) {
    release();
    throw error;
  }
}
