import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { SetupError } from '../core/setup-error.ts';
import { isWrongPassword } from '../store/database-errors.ts';
import { BARE_ENVIRONMENT, runAs } from './postgres-account.ts';
import { CLUSTER_USER } from './postgres-cluster.ts';
import type { ServerPlan } from './postgres-server.ts';

/**
 * How to connect to the database of a cluster; `host` is the folder of its socket, or the loopback address.
 */
export interface PostgresConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

const DATABASE = 'sofra';
const SOCKET_PORT = 5432;

/** The connection to the database of a server that was started with this plan. */
export function connectionTo(
  plan: Pick<ServerPlan, 'cluster' | 'port'>,
  password: string,
): PostgresConnection {
  return {
    host: plan.port === null ? plan.cluster : '127.0.0.1',
    port: plan.port ?? SOCKET_PORT,
    user: CLUSTER_USER,
    password,
    database: DATABASE,
  };
}

/**
 * Checks with a statement that the cluster accepts this password, and makes the database if it is missing, as
 * after an interrupted first start.
 * @returns false when the cluster has another password
 */
export async function openDatabaseOf({ database, ...connection }: PostgresConnection): Promise<boolean> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection also emits an event, which ends the process when nothing listens.
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
 * Sets the password of a cluster, for the case that it is lost. No server may run on the cluster.
 * @throws SetupError when it cannot be set
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
    `The database in ${plan.cluster} has another password than the data folder, and the password could not be set.`,
  );
}

/** A port of the loopback address that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
