import pg from 'pg';
import { databaseAddressesOf } from '../core/database-hosts.ts';
import { requireOwnGeneration } from './backup/recovered-database.ts';
import type { DatabaseConnection } from './database.ts';
import { ListeningClient } from './listening-client.ts';
import { primaryClientOf } from './primary-client.ts';

/** How a pool behaves. */
export interface PoolSettings {
  connections: number;
  /** Called when an idle connection breaks, until the pool is closed. */
  onIdleError: (error: Error) => void;
  /**
   * Called when a new generation has begun, because the database lacks what was committed after an instant (ms) on the server before.
   */
  onNewGeneration?: (recoveredTo: number) => void;
  /** After this time the connection of a statement is closed. @default 30 seconds */
  statementTimeoutMs?: number;
  /** How long closing waits for running statements. @default 1 second */
  closingMs?: number;
}

/** The configuration of the driver for a pool. */
export function poolConfigOf(connection: DatabaseConnection, settings: PoolSettings): pg.PoolConfig {
  const timeoutMs = settings.statementTimeoutMs ?? 30_000;
  const connectionTimeoutMs = timeoutMs === 0 ? LONGEST_CONNECTING_MS : connectingMs(timeoutMs);
  // The bundled database follows no other one.
  const onConnect = requireOwnGeneration({
    open: () => openLongSession(connection),
    limitMs: connectionTimeoutMs,
    onBegun: settings.onNewGeneration ?? (() => {}),
  });
  return {
    ...clientConfigOf(connection),
    Client: clientOf(connection),
    ...('connectionString' in connection ? { onConnect } : {}),
    max: settings.connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 60_000,
    application_name: 'sofra',
  };
}

/** Opens one session that runs as long as it takes. The caller must end it. */
export async function openLongSession(connection: DatabaseConnection): Promise<pg.Client> {
  const Client = clientOf(connection);
  const client = new Client({
    ...clientConfigOf(connection),
    connectionTimeoutMillis: LONGEST_CONNECTING_MS,
    keepAlive: true,
    application_name: 'sofra backup',
  });
  await client.connect();
  return client;
}

const LEAST_CONNECTING_MS = 1_000;
const LONGEST_CONNECTING_MS = 5_000;

/** The longest wait for a connection, new or free: as long as for a statement, within bounds. */
function connectingMs(timeoutMs: number): number {
  return Math.min(Math.max(timeoutMs, LEAST_CONNECTING_MS), LONGEST_CONNECTING_MS);
}

// The driver would write instants in the time zone of the process, whose offsets before 1900 are no whole minutes.
pg.defaults.parseInputDatesAsUTC = true;

// Instants are read as milliseconds, and int8 as numbers: no value of this service comes near 2^53.
const { INT8, TIMESTAMPTZ } = pg.types.builtins;
const readDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(TIMESTAMPTZ, (text) => readDate(text).getTime());

const SSL_MODE = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** The class of connections: with several hosts each goes to the primary. */
export function clientOf(connection: DatabaseConnection): typeof pg.Client {
  const addresses = addressesOf(connection);
  return addresses.length > 1 ? primaryClientOf(addresses) : ListeningClient;
}

function clientConfigOf(connection: DatabaseConnection): pg.ClientConfig {
  const [address] = addressesOf(connection);
  return address === undefined ? connection : { connectionString: address };
}

function addressesOf(connection: DatabaseConnection): string[] {
  if (!('connectionString' in connection)) return [];
  const { connectionString } = connection;
  return (databaseAddressesOf(connectionString) ?? [connectionString]).map(withPlainSslMode);
}

/** The driver treats these modes as `verify-full`, and warns each time that a later version will not. */
function withPlainSslMode(address: string): string {
  return address.includes('uselibpqcompat=') ? address : address.replace(SSL_MODE, '$1verify-full');
}
