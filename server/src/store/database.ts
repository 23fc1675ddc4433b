import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DirectoryChanges, writeDirectories } from './access/directory-changes.ts';
import { isConnectionLost, isReady } from './connection-lost.ts';
import { findDistribution, onceTrue } from './distribution/find-distribution.ts';
import { type FieldEncryption, NO_ENCRYPTION } from './encryption/field-encryption.ts';
import { isPassingState } from './passing-states.ts';
import { poolConfigOf } from './pool-config.ts';

/** A parameter of a statement. JSON is passed as text, never as an object. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly (string | number | Date | null)[];

/** One statement. With a `name` it is prepared once on each connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly SqlValue[];
  /**
   * `Venues`: it names several venues and may reach the shards of each; `AllVenues`: it looks at all shards.
   * Without this it names one venue and runs on one shard, or reads a directory.
   */
  across?: 'Venues' | 'AllVenues';
  /** The id of the venue whose version it raises or may raise; `Any` when it may be several. */
  raisesVersionOf?: string;
}

/**
 * Each {@link Statement} that a process sends, while somebody subscribes. It is published before the statement is sent, in the call of the
 * function of the store that runs it.
 */
const sentStatements = channel('sofra:statement');

/**
 * Runs statements, each one a transaction of its own.
 *
 * A function of the store that writes takes {@link Tx}. It may take `Db` only when its whole write is one
 * statement and is complete without any other: a bill with its round, a lease, the outcome of an attempt, one
 * batch of a sweep. Such a write costs one round trip and can still be called inside a transaction.
 * `server/test/architecture.test.ts` holds this.
 */
export interface Db {
  /** For the fields that are stored encrypted. */
  readonly encryption: FieldEncryption;
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Whether venues lie on different nodes of a cluster. A read of several venues that keeps to an index by looking up one venue
   * after the other then has another form.
   */
  isDistributed(): Promise<boolean>;
}

declare const insideTransaction: unique symbol;

/** Runs statements inside one transaction; only {@link inTransaction} makes it. */
export interface Tx extends Db {
  /** Written when everything else of the transaction is written. */
  readonly directories: DirectoryChanges;
  readonly [insideTransaction]: true;
}

/** The open database: a pool of connections. */
export interface Database extends Db {
  /** The settings it was opened with, so that another process can open it, too. */
  readonly connection: DatabaseConnection;
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs work that changes venues over a connection of its own, such as one in another process. */
  changeElsewhere<T>(run: () => Promise<T>): Promise<T>;
  poolUse(): PoolUse;
  close(): Promise<void>;
}

/** The connections of a pool at a moment, and who waits for one. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; ssl?: false };

/** How a pool behaves. */
export interface PoolSettings {
  connections: number;
  /** Called when an idle connection breaks, until the pool is closed. */
  onIdleError: (error: Error) => void;
  /** After this time the connection of a statement is closed. @default 30 seconds */
  statementTimeoutMs?: number;
  /** How long closing waits for running statements. @default 1 second */
  closingMs?: number;
}

/** The same database, able to read and write its encrypted fields. */
export function withEncryption(database: Database, encryption: FieldEncryption): Database {
  return {
    ...database,
    encryption,
    transaction: (run) => database.transaction((tx) => run({ ...tx, encryption })),
  };
}

/**
 * Opens a pool on a database, without a key for encrypted fields. It connects on first use, and reconnects
 * after the database was unavailable.
 */
export function openDatabase(connection: DatabaseConnection, settings: PoolSettings): Database {
  const pool = new pg.Pool(poolConfigOf(connection, settings));
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) settings.onIdleError(error);
  });
  const closingMs = settings.closingMs ?? 1_000;
  const query = <Row>(statement: Statement) => {
    if (sentStatements.hasSubscribers) sentStatements.publish(statement);
    return runStatement<Row>(pool, statement);
  };
  const isDistributed = onceTrue(() => findDistribution(query));
  return {
    connection,
    encryption: NO_ENCRYPTION,
    query,
    isDistributed,
    transaction: (run) => runTransaction(pool, run, isDistributed),
    changeElsewhere: (run) => run(),
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      isClosing = true;
      return Promise.race([pool.end(), pause(closingMs, undefined, { ref: false })]);
    },
  };
}

/** Runs a statement that returns one row with a `count`. */
export async function countOf(db: Db, statement: Statement): Promise<number> {
  const [row] = await db.query<{ count: number }>(statement);
  return row!.count;
}

/**
 * Runs `run` in one transaction: committed when it returns, rolled back when it throws. Nothing else is awaited inside. It runs again
 * when the database aborted the transaction because of others, so all that it changes is in the database or in what it returns.
 */
export function inTransaction<T>(database: Database, run: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transaction(run);
}

/** How often what the database aborts because of other transactions is run in all. */
const MOST_RUNS = 4;

/**
 * A refused statement is reported once its locks are free: whoever tries again, on any connection, does not
 * meet its own traces. The connection is kept, unless it broke.
 */
async function runStatement<Row>(pool: pg.Pool, statement: Statement, runs = 1): Promise<Row[]> {
  const client = await pool.connect();
  let mustClose = false;
  try {
    return await send<Row>(client, statement);
  } catch (error) {
    mustClose = isConnectionLost(error) || !(await isReady(client));
    if (runs === MOST_RUNS || !isAborted(error)) throw error;
  } finally {
    client.release(mustClose);
  }
  return runStatement(pool, statement, runs + 1);
}

/** The driver takes name, text and values of a statement, and changes none of them. */
async function send<Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> {
  return (await client.query(statement as pg.QueryConfig)).rows as Row[];
}

/**
 * A connection that broke, or whose statement may still be running, is closed: the database then rolls back.
 * When the answer to `commit` is lost, the outcome is unknown, and the error says that the database is
 * unavailable.
 */
async function runTransaction<T>(
  pool: pg.Pool,
  run: (tx: Tx) => Promise<T>,
  isDistributed: () => Promise<boolean>,
  runs = 1,
): Promise<T> {
  const client = await pool.connect();
  let mustClose = false;
  try {
    await client.query('begin');
    const tx = {
      encryption: NO_ENCRYPTION,
      directories: new DirectoryChanges(),
      query: async <Row>(statement: Statement) => {
        if (sentStatements.hasSubscribers) sentStatements.publish(statement);
        return send<Row>(client, statement);
      },
      isDistributed,
    } as Tx;
    const result = await run(tx);
    await writeDirectories(tx);
    const { command } = await client.query('commit');
    // PostgreSQL answers ROLLBACK, without an error, when a statement failed and `run` swallowed its error.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: a statement in it had failed.');
    return result;
  } catch (error) {
    mustClose = isConnectionLost(error) || !(await isRolledBack(client));
    if (runs === MOST_RUNS || !isAborted(error)) throw error;
  } finally {
    client.release(mustClose);
  }
  return runTransaction(pool, run, isDistributed, runs + 1);
}

function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/**
 * Whether an error means that the database cannot be reached or cannot serve now, also because its disk or
 * memory is full; not that a statement is wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || isPassingState(sqlStateOf(error) ?? '');
}

/** Which resource the database lacks, in words for a log; `null` for another error. */
export function resourceMissing(error: unknown): string | null {
  const state = sqlStateOf(error) ?? '';
  if (state === '53100') return 'the disk of the database is full';
  if (state === '53200') return 'the database is out of memory';
  if (state === '58030') return 'the disk of the database does not work';
  return state.startsWith('53') && state !== '53300' ? 'the database is out of resources' : null;
}

/** Two transactions waited for each other, also over several nodes; or they conflict under a stricter isolation level. */
const ABORTED_STATES = new Set(['40P01', '40001']);

/** Whether the database aborted a transaction because of others. Nothing of it was written, and it may be repeated. */
export function isAborted(error: unknown): boolean {
  return ABORTED_STATES.has(sqlStateOf(error) ?? '');
}

/** Whether a statement was refused because it violates a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** Whether the user of the connection may not run a statement. */
export function isNotPermitted(error: unknown): boolean {
  return sqlStateOf(error) === '42501';
}

/** Whether the server refused a connection because of its password. */
export function isWrongPassword(error: unknown): boolean {
  return sqlStateOf(error) === '28P01';
}

/**
 * The SQLSTATE of an error that the database raised, else `null`. Only the store compares it: other code
 * calls the checks above.
 */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
