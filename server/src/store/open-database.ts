import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DirectoryChanges } from './access/directory-changes.ts';
import { writeDirectoryChanges } from './access/write-directories.ts';
import type { Database, DatabaseConnection, Statement, Tx } from './database.ts';
import { isAborted, isConnectionLost } from './database-errors.ts';
import { findDistribution, rememberTrue } from './distribution/find-distribution.ts';
import { type FieldEncryption, NO_ENCRYPTION } from './encryption/field-encryption.ts';
import { type PoolSettings, poolConfigOf } from './pool-config.ts';

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
    publish(statement);
    return onConnection(pool, '', (client) => send<Row>(client, statement));
  };
  const isDistributed = rememberTrue(() => findDistribution(query));
  return {
    connection,
    encryption: NO_ENCRYPTION,
    query,
    isDistributed,
    transaction: (run) =>
      onConnection(pool, 'rollback', (client) => runTransaction(client, run, isDistributed)),
    changeElsewhere: (run) => run(),
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      isClosing = true;
      return Promise.race([pool.end(), pause(closingMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Each {@link Statement} that a process sends, while there is a subscriber. It is published before the statement is sent, in the call of the
 * function of the store that runs it.
 */
const sentStatements = channel('sofra:statement');

function publish(statement: Statement): void {
  if (sentStatements.hasSubscribers) sentStatements.publish(statement);
}

/** How often a transaction is tried that the database aborts because of others. */
const MOST_RUNS = 4;

/**
 * Does work on a connection of a pool. A failure is reported once its locks are free: a caller that tries again, on any connection, does not
 * meet its own traces. A connection that broke, or whose statement may still be running, is closed: the database then rolls back.
 * @param undo  what ends the work after an error. PostgreSQL reports an error before it has undone the statement, and answers the
 *   next one afterwards
 */
async function onConnection<T>(
  pool: pg.Pool,
  undo: '' | 'rollback',
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  for (let runs = 1; ; runs++) {
    const client = await pool.connect();
    let mustClose = false;
    try {
      return await work(client);
    } catch (error) {
      const isUndone =
        !isConnectionLost(error) &&
        (await client.query(undo).then(
          () => true,
          () => false,
        ));
      mustClose = !isUndone;
      if (runs === MOST_RUNS || !isAborted(error)) throw error;
    } finally {
      client.release(mustClose);
    }
  }
}

/** The driver takes name, text and values of a statement, and changes none of them. */
async function send<Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> {
  return (await client.query(statement as pg.QueryConfig)).rows as Row[];
}

/** When the answer to `commit` is lost, the outcome is unknown, and the error says that the database is unavailable. */
async function runTransaction<T>(
  client: pg.PoolClient,
  run: (tx: Tx) => Promise<T>,
  isDistributed: () => Promise<boolean>,
): Promise<T> {
  await client.query('begin');
  const tx = {
    encryption: NO_ENCRYPTION,
    directories: new DirectoryChanges(),
    query: async <Row>(statement: Statement) => {
      publish(statement);
      return send<Row>(client, statement);
    },
    isDistributed,
  } as Tx;
  const result = await run(tx);
  await writeDirectoryChanges(tx);
  const { command } = await client.query('commit');
  // PostgreSQL answers ROLLBACK, without an error, when a statement failed and `run` swallowed its error.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.');
  return result;
}
