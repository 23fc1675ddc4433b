import { dirname, join } from 'node:path';
import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import { lockFolder, openDataFolder } from './data-folder-lock.ts';
import { installedBinaries, type PostgresBinaries, programOf, usableBinaries } from './postgres-binaries.ts';
import { locateCluster, makeCluster } from './postgres-cluster.ts';
import {
  connectionTo,
  freePort,
  openDatabaseOf,
  type PostgresConnection,
  setPassword,
} from './postgres-connection.ts';
import { passwordIn } from './postgres-password.ts';
import { fitsSocket, ServerNotStarted, type ServerPlan } from './postgres-server.ts';
import { type SupervisedServer, superviseServer } from './postgres-supervisor.ts';

/** The bundled PostgreSQL, which runs for this process alone. */
export interface EmbeddedPostgres {
  connection: PostgresConnection;
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

const PORT_ATTEMPTS = 5;

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
}: {
  dataDir: string;
  log: Log;
  installed?: PostgresBinaries;
}): Promise<EmbeddedPostgres> {
  const folder = openDataFolder(dataDir);
  const locks = [lockFolder(join(folder, 'lock'), folder)];
  const release = () => {
    for (const lock of locks.splice(0)) lock.release();
  };
  try {
    const location = locateCluster(folder);
    // A copy of the data folder leads to the same cluster, but has a lock of its own.
    if (dirname(location.path) !== folder) locks.push(lockFolder(`${location.path}.lock`, location.path));
    const binaries = usableBinaries(installed, location.account, dirname(location.path), log);
    const password = passwordIn(folder);
    if (!location.exists) {
      if (dirname(location.path) !== folder) {
        log.info(
          `the database goes to ${location.path}, since the account ${location.account?.name} cannot reach ${folder}`,
        );
      }
      await makeCluster(location, folder, binaries, password);
    }
    const program = programOf(binaries, 'postgres');
    const logFile = join(folder, 'postgres.log');
    const plan = { cluster: location.path, account: location.account, program, logFile, port: null };
    const { server, connection } = await openServer(plan, password, log);
    let stopped: Promise<void> | undefined;
    return {
      connection,
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

interface OpenServer {
  server: SupervisedServer;
  connection: PostgresConnection;
}

/** Starts the server, and sets the password of the data folder when the database has another one. */
async function openServer(socketPlan: ServerPlan, password: string, log: Log): Promise<OpenServer> {
  const first = await tryPassword(socketPlan, password, log);
  if (first !== null) return first;
  log.warn('the database has another password than the data folder; setting the password of the data folder');
  await setPassword(socketPlan, password);
  const second = await tryPassword(socketPlan, password, log);
  if (second !== null) return second;
  throw new SetupError(`The password of the database in ${socketPlan.cluster} could not be set.`);
}

/** Returns `null`, after ending the server, when the database has another password. */
async function tryPassword(socketPlan: ServerPlan, password: string, log: Log): Promise<OpenServer | null> {
  const { server, plan } = await startReachable(socketPlan, log);
  const connection = connectionTo(plan, password);
  try {
    if (await openDatabaseOf(connection)) return { server, connection };
  } catch (error) {
    await server.stop();
    throw error;
  }
  await server.stop();
  return null;
}

/**
 * Listens on a socket when its path is short enough, else on a loopback port. Another process may take a free
 * port first.
 */
async function startReachable(
  plan: ServerPlan,
  log: Log,
): Promise<{ server: SupervisedServer; plan: ServerPlan }> {
  for (let attempt = 1; ; attempt += 1) {
    const reachable = fitsSocket(plan.cluster) ? plan : { ...plan, port: await freePort() };
    try {
      return { server: await superviseServer(reachable, log), plan: reachable };
    } catch (error) {
      if (!(error instanceof ServerNotStarted)) throw error;
      if (/TCP\/IP sockets/.test(error.reason) && attempt < PORT_ATTEMPTS) continue;
      throw new SetupError(
        `PostgreSQL does not start on ${plan.cluster} (${error.reason}); its log is ${plan.logFile}.`,
        { cause: error },
      );
    }
  }
}
