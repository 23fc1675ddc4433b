import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import {
  connectionTo,
  freePort,
  openDatabaseOf,
  type PostgresConnection,
  setPassword,
} from './postgres-connection.ts';
import { fitsSocket, ServerNotStarted, type ServerPlan } from './postgres-server.ts';
import { type SupervisedServer, superviseServer } from './postgres-supervisor.ts';

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A server that takes statements. */
export interface OpenServer {
  server: SupervisedServer;
  connection: PostgresConnection;
}

/**
 * Starts a server on a cluster, makes its database if there is none, and sets the password of the data folder when the database has another one.
 * @throws SetupError when it does not start
 */
export async function openServer(socketPlan: ServerPlan, password: string, log: Log): Promise<OpenServer> {
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

const PORT_ATTEMPTS = 5;

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
