import { SetupError } from '../core/setup-error.ts';
import type { Logger } from '../parts/parts.ts';
import { setPasswords } from './cluster/cluster-roles.ts';
import type { RolePasswords } from './cluster/postgres-passwords.ts';
import { acceptsPasswords, connectionsTo, freePort, type RoleConnections } from './postgres-connection.ts';
import { hasUsableSocketPath, ServerNotStarted, type ServerPlan } from './postgres-server.ts';
import { type SupervisedServer, superviseServer } from './postgres-supervisor.ts';

type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** A PostgreSQL server that accepts statements. */
export interface OpenServer {
  server: SupervisedServer;
  connections: RoleConnections;
}

/**
 * Starts a server on a cluster. If the cluster has other passwords than the data folder, it sets those of the data
 * folder.
 * @throws SetupError if it does not start
 */
export async function openServer(
  socketPlan: ServerPlan,
  passwords: RolePasswords,
  log: Log,
): Promise<OpenServer> {
  const first = await tryPasswords(socketPlan, passwords, log);
  if (first !== null) return first;
  log.warn('the database has other passwords than the data folder; setting those of the data folder');
  await setPasswords(socketPlan, passwords);
  const second = await tryPasswords(socketPlan, passwords, log);
  if (second !== null) return second;
  throw new SetupError(`The passwords of the database in ${socketPlan.cluster} could not be set.`);
}

/** Starts a server; if the cluster has other passwords, ends it and returns `null`. */
async function tryPasswords(
  socketPlan: ServerPlan,
  passwords: RolePasswords,
  log: Log,
): Promise<OpenServer | null> {
  const { server, plan } = await startReachable(socketPlan, log);
  const connections = connectionsTo(plan, passwords);
  try {
    if (await acceptsPasswords(connections)) return { server, connections };
  } catch (error) {
    await server.stop();
    throw error;
  }
  await server.stop();
  return null;
}

const PORT_ATTEMPTS = 5;

/**
 * Starts a server on a socket if its path is short enough, else on a loopback port. It tries again if another process
 * takes the free port first.
 */
async function startReachable(
  plan: ServerPlan,
  log: Log,
): Promise<{ server: SupervisedServer; plan: ServerPlan }> {
  for (let attempt = 1; ; attempt += 1) {
    const reachable = hasUsableSocketPath(plan.cluster) ? plan : { ...plan, port: await freePort() };
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
