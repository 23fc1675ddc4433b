import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { SetupError } from '../core/setup-error.ts';
import { isWrongPassword } from '../store/database.ts';
import { BARE_ENVIRONMENT, runAs } from './postgres-account.ts';
import { CLUSTER_USER } from './postgres-cluster.ts';
import type { ServerPlan } from './postgres-server.ts';

/** How to connect to the database of a cluster; `host` is the folder of its socket, or the loopback address. */
export interface PostgresConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

const DATABASE = 'sofra';
const SOCKET_PORT = 5432;

/** The connection to the database of a server that runs by this plan. */
export function connectionTo(plan: ServerPlan, password: string): PostgresConnection {
  return {
    host: plan.port === null ? plan.cluster : '127.0.0.1',
    port: plan.port ?? SOCKET_PORT,
    user: CLUSTER_USER,
    password,
    database: DATABASE,
  };
}

/**
 * Proves by a real statement that the cluster answers under this password, and makes the database if it is missing, as it
 * is after a first start that was cut short.
 * @returns false when the cluster has another password
 */
export async function openDatabaseOf({ database, ...connection }: PostgresConnection): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks says so as an event, too, and an unheard one would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
    return true;
  } catch (error) {
    if (isWrongPassword(error)) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Gives the cluster, which no server may be running on, this password: the one way in when its own is lost.
 * @throws SetupError when it cannot be given
 */
export async function setPassword(plan: ServerPlan, password: string): Promise<void> {
  const settings = ['exit_on_error=on', 'log_min_messages=panic'].flatMap((setting) => ['-c', setting]);
  const child = spawn(plan.program, ['--single', '-D', plan.cluster, ...settings, 'postgres'], {
    ...runAs(plan.account),
    cwd: '/',
    env: BARE_ENVIRONMENT,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(`alter role ${CLUSTER_USER} password '${password}'\n`);
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  throw new SetupError(
    `The database in ${plan.cluster} has another password than the data folder keeps, and it could not be set anew.`,
  );
}

/** A port on the loopback address that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
