import pg from 'pg';
import type { DatabaseConnection, PoolSettings } from './database.ts';

/** The configuration of the driver for a pool. */
export function poolConfigOf(connection: DatabaseConnection, settings: PoolSettings): pg.PoolConfig {
  const timeoutMs = settings.statementTimeoutMs ?? 30_000;
  return {
    ...withPlainSslMode(connection),
    Client: ListeningClient,
    max: settings.connections,
    types,
    connectionTimeoutMillis: timeoutMs === 0 ? LONGEST_CONNECTING_MS : connectingMs(timeoutMs),
    query_timeout: timeoutMs,
    idleTimeoutMillis: 60_000,
    application_name: 'sofra',
  };
}

const LEAST_CONNECTING_MS = 1_000;
const LONGEST_CONNECTING_MS = 5_000;

/** The longest wait for a connection, new or free: as long as for a statement, within bounds. */
function connectingMs(timeoutMs: number): number {
  return Math.min(Math.max(timeoutMs, LEAST_CONNECTING_MS), LONGEST_CONNECTING_MS);
}

// The driver would write instants in the time zone of the process, whose offsets before 1900 are no whole minutes.
pg.defaults.parseInputDatesAsUTC = true;

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Reads instants as milliseconds and int8 as numbers; no value of this service comes near 2^53. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number;
    if (oid === TIMESTAMPTZ) return (text: string) => readTimestamp(text);
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

const readDate = pg.types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => Date;

function readTimestamp(text: string): number {
  return readDate(text).getTime();
}

/**
 * A connection whose errors always have a listener. Between the moment when the pool returns it and its first
 * statement nothing else listens, and an `error` event without a listener ends the process. The user of the
 * connection gets the error from the next statement.
 */
class ListeningClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

const SSL_MODE = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** The driver treats these modes as `verify-full`, and warns each time that a later version will not. */
function withPlainSslMode(connection: DatabaseConnection): DatabaseConnection {
  if (!('connectionString' in connection) || connection.connectionString.includes('uselibpqcompat='))
    return connection;
  return { connectionString: connection.connectionString.replace(SSL_MODE, '$1verify-full') };
}
