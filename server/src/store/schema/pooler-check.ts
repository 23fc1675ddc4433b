import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { sqlStateOf } from '../database-errors.ts';
import { clientClassOf, poolConfigOf } from '../pool-config.ts';

/**
 * The most connections that keep a transaction open, so that the pooler needs another server connection for the next
 * one.
 */
const MOST_HELD = 3;

/** The SQLSTATE with which a server says that it does not know a prepared statement. */
const UNKNOWN_STATEMENT = '26000';

/**
 * Whether a connection can use its prepared statements in every transaction. A pooler that gives a connection another
 * server connection for each transaction may lose them. The service uses prepared statements, and would then fail
 * from time to time. Throws any other error.
 */
export async function keepsNamedStatements(connection: DatabaseConnection): Promise<boolean> {
  const clients: pg.Client[] = [];
  const Client = clientClassOf(connection);
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
 * Runs the statement on one server connection, then while other connections occupy one each, until it has run on
 * another one. Without a pooler the server connection stays the same.
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
