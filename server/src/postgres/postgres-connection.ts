import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { isWrongPassword } from '../store/database-errors.ts';
import { DATABASE_NAME, DATABASE_ROLES } from './cluster/cluster-roles.ts';
import type { RolePasswords } from './cluster/postgres-passwords.ts';
import type { ServerPlan } from './postgres-server.ts';

/**
 * The parameters of a connection to the database of a cluster; `host` is the folder of its socket, or the loopback
 * address.
 */
export interface PostgresConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

const SOCKET_PORT = 5432;

/** The connection parameters of both roles. */
export type RoleConnections = Record<keyof typeof DATABASE_ROLES, PostgresConnection>;

/** The connection parameters of both roles for a server that was started with this plan. */
export function connectionsTo(
  { cluster, port }: Pick<ServerPlan, 'cluster' | 'port'>,
  passwords: RolePasswords,
): RoleConnections {
  const place = {
    host: port === null ? cluster : '127.0.0.1',
    port: port ?? SOCKET_PORT,
    database: DATABASE_NAME,
  };
  return {
    owner: { ...place, user: DATABASE_ROLES.owner, password: passwords.owner },
    service: { ...place, user: DATABASE_ROLES.service, password: passwords.service },
  };
}

/** Whether the cluster accepts the passwords of both roles. */
export async function acceptsPasswords({ owner, service }: RoleConnections): Promise<boolean> {
  return (await acceptsPassword(service)) && (await acceptsPassword(owner));
}

/** Whether PostgreSQL accepts the password of a connection. @throws Error if it does not answer */
export async function acceptsPassword(connection: PostgresConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, ssl: false, connectionTimeoutMillis: 10_000 });
  // A broken connection also emits an `error` event, which ends the process if there is no listener.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isWrongPassword(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** A currently free port of the loopback address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
