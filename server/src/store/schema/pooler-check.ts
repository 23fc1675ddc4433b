import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { sqlStateOf } from '../database-errors.ts';
import { clientOf, poolConfigOf } from '../pool-config.ts';

/** How many connections hold a transaction open, so that the next one needs another server connection. */
const MOST_HELD = 3;

/** A server that does not have the statement says this. */
const UNKNOWN_STATEMENT = '26000';

/**
 * Whether a statement that a connection has prepared is there in each of its transactions. A pooler that gives a connection another
 * server for each transaction may not keep it: the service works with prepared statements, and would fail now and then.
 * Any other error is thrown.
 */
export async function keepsNamedStatements(connection: DatabaseConnection): Promise<boolean> {
  const clients: pg.Client[] = [];
  const Client = clientOf(connection);
  const open = async () => {
    const client = new Client(poolConfigOf(connection, { connections: 1, onIdleError: () => {} }));
    client.on('error', () => {});
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    await runOnSeveralServers(await open(), open);
    return true;
  } catch (error) {
    if (sqlStateOf(error) === UNKNOWN_STATEMENT) return false;
    throw error;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * Runs the statement on one server, then while other connections hold a server each, until it has run on another one. Without a
 * pooler the server stays the same.
 */
async function runOnSeveralServers(client: pg.Client, open: () => Promise<pg.Client>): Promise<void> {
  // A server may still have the statement of an earlier check.
  const name = `sofra-pooler-check-${randomUUID()}`;
  const askServer = async () => {
    const { rows } = await client.query<{ pid: number }>({ name, text: 'select pg_backend_pid() as pid' });
    return rows[0]!.pid;
  };
  const first = await askServer();
  for (let held = 0; held < MOST_HELD; held++) {
    const holder = await open();
    await holder.query('begin');
    await holder.query('select 1');
    if ((await askServer()) !== first) return;
  }
}
