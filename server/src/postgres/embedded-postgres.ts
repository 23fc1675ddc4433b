import { dirname, join } from 'node:path';
import type { Logger } from '../parts/parts.ts';
import { requireSinceBaseline } from '../store/schema/baseline.ts';
import { hasBothRoles } from './cluster-roles.ts';
import { lockFolder, openDataFolder } from './data-folder-lock.ts';
import { openServer } from './open-server.ts';
import { installedBinaries, type PostgresBinaries, programOf, usableBinaries } from './postgres-binaries.ts';
import { locateCluster, MAJOR_VERSION, makeCluster } from './postgres-cluster.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { passwordsIn } from './postgres-passwords.ts';
import { finishReplacing, upgradeCluster } from './upgrade/upgrade-cluster.ts';

/** The bundled PostgreSQL, which runs for this process alone. */
export interface EmbeddedPostgres {
  /** For rows. */
  connection: PostgresConnection;
  /** For what changes the schema, or fills an empty database. */
  ownerConnection: PostgresConnection;
  /** Whether its database was made by this start and is empty. */
  isFresh: boolean;
  /** Real path of the data folder, where other files of the service are, too. */
  dataDir: string;
  /** Process number of its server, `null` while there is none. */
  processId(): number | null;
  /** Ends the server with all commits on the disk, and releases the data folder. May be repeated. */
  stop(): Promise<void>;
}

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/**
 * Starts a PostgreSQL on a data folder, and makes its database first if there is none. Resolves when it takes
 * statements.
 *
 * It locks the folder against every other service until it is stopped or this process dies. A server that an
 * earlier process left behind is ended first. A server that dies is restarted. When the service dies, a
 * watchdog ends the server. The server does not keep this process alive.
 * @param installed  the programs that came with the installation
 * @throws SetupError when the folder is in use or cannot be used, or PostgreSQL cannot run here
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
    finishReplacing(folder);
    const location = locateCluster(folder);
    // A copy of the data folder leads to the same cluster, but has a lock of its own.
    if (dirname(location.path) !== folder) locks.push(lockFolder(`${location.path}.lock`, location.path));
    const binaries = usableBinaries(installed, location.account, dirname(location.path), log);
    if (location.exists && !hasBothRoles(location.path)) requireSinceBaseline(0, 'database');
    const passwords = passwordsIn(folder);
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
    const program = programOf(binaries, 'postgres');
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
