import pg from 'pg';
import { splitDatabaseUrl } from '../core/database-hosts.ts';
import { createRecoveryCheck } from './backup/recovered-database.ts';
import type { DatabaseConnection } from './database.ts';
import { ListeningClient } from './listening-client.ts';
import { primaryClientOf } from './primary-client.ts';

/** The settings of a connection pool. */
export interface PoolSettings {
  connections: number;
  /** Called when an idle connection breaks, until the pool is closed. */
  onIdleError: (error: Error) => void;
  /**
   * Called when this process started a new generation: the database was recovered up to an instant (ms), and lacks
   * what was committed later.
   */
  onNewGeneration?: (recoveredTo: number) => void;
  /** A statement that takes longer fails, and its connection is closed; 0 for no limit. @default 30 seconds */
  statementTimeoutMs?: number;
  /** The longest time that closing the pool waits for running statements. @default 1 second */
  closingMs?: number;
}

/** The driver's configuration of a pool. */
export function poolConfigOf(connection: DatabaseConnection, settings: PoolSettings): pg.PoolConfig {
  const timeoutMs = settings.statementTimeoutMs ?? 30_000;
  const connectionTimeoutMs = timeoutMs === 0 ? LONGEST_CONNECTING_MS : connectionTimeoutOf(timeoutMs);
  // Only for a database with an address: the bundled one is never a recovered standby.
  const onConnect = createRecoveryCheck({
    open: () => openLongSession(connection),
    limitMs: connectionTimeoutMs,
    onBegun: settings.onNewGeneration ?? (() => {}),
  });
  return {
    ...clientConfigOf(connection),
    Client: clientClassOf(connection),
    ...('connectionString' in connection ? { onConnect } : {}),
    max: settings.connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 60_000,
    application_name: 'sofra',
  };
}

/** Opens one session without a time limit for statements. The caller must end it. */
export async function openLongSession(connection: DatabaseConnection): Promise<pg.Client> {
  const Client = clientClassOf(connection);
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

/** The longest wait for a new or free connection: the statement timeout, but between 1 and 5 seconds. */
function connectionTimeoutOf(timeoutMs: number): number {
  return Math.min(Math.max(timeoutMs, LEAST_CONNECTING_MS), LONGEST_CONNECTING_MS);
}

// Otherwise the driver writes instants in the time zone of the process, whose offset before 1900 is not a whole
// number of minutes.
pg.defaults.parseInputDatesAsUTC = true;

// Reads instants as milliseconds, and int8 as numbers: no value of this service comes near 2^53.
const { INT8, TIMESTAMPTZ } = pg.types.builtins;
const readDate = pg.types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(TIMESTAMPTZ, (text) => readDate(text).getTime());

const SSL_MODE = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** The class of the connections. If the address has several hosts, each connection goes to the primary. */
export function clientClassOf(connection: DatabaseConnection): typeof pg.Client {
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
  return (splitDatabaseUrl(connectionString) ?? [connectionString]).map(withPlainSslMode);
}

/**
 * Writes `verify-full` for modes that the driver treats as `verify-full` anyway: for those it prints a warning each
 * time.
 */
function withPlainSslMode(address: string): string {
  return address.includes('uselibpqcompat=') ? address : address.replace(SSL_MODE, '$1verify-full');
}
