import { channel } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DirectoryChanges } from './access/directory-changes.ts';
import { writeDirectoryChanges } from './access/write-directories.ts';
import type { Database, DatabaseConnection, Statement, Tx } from './database.ts';
import { isAborted, isConnectionLost } from './database-errors.ts';
import { isDatabaseDistributed, rememberTrue } from './distribution/find-distribution.ts';
import { type FieldEncryption, NO_ENCRYPTION } from './encryption/field-encryption.ts';
import { type PoolSettings, poolConfigOf } from './pool-config.ts';

/** The same database, which can now read and write encrypted fields. */
export function withEncryption(database: Database, encryption: FieldEncryption): Database {
  return {
    ...database,
    encryption,
    transaction: (run) => database.transaction((tx) => run({ ...tx, encryption })),
  };
}

/**
 * Opens a connection pool on a database, without a key for encrypted fields. The pool connects on first use, and
 * reconnects after the database was unavailable.
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
    return withConnection(pool, '', (client) => send<Row>(client, statement));
  };
  const isDistributed = rememberTrue(() => isDatabaseDistributed(query));
  return {
    connection,
    encryption: NO_ENCRYPTION,
    query,
    isDistributed,
    transaction: (run) =>
      withConnection(pool, 'rollback', (client) => runTransaction(client, run, isDistributed)),
    changeElsewhere: (run) => run(),
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      isClosing = true;
      return Promise.race([pool.end(), pause(closingMs, undefined, { ref: false })]);
    },
  };
}

/**
 * A diagnostics channel with each {@link Statement} that the process sends. The statement is published before it is
 * sent, synchronously in the store function that runs it.
 */
const sentStatements = channel('sofra:statement');

function publish(statement: Statement): void {
  if (sentStatements.hasSubscribers) sentStatements.publish(statement);
}

/** The most tries of a transaction that the database aborts because of concurrent ones. */
const MOST_RUNS = 4;

/**
 * Runs `work` on a connection of a pool. Throws an error only after its locks are released, so that a retry on
 * another connection does not wait for them. Closes a connection that broke or whose statement may still be running:
 * the database then rolls back.
 * @param undo  the statement that is sent after an error. PostgreSQL reports an error before it has undone the failed
 *   statement; the answer to the next statement shows that it is undone
 */
async function withConnection<T>(
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

/** The cast is safe: the driver reads name, text and values of a statement, and changes none of them. */
async function send<Row>(client: pg.PoolClient, statement: Statement): Promise<Row[]> {
  return (await client.query(statement as pg.QueryConfig)).rows as Row[];
}

/**
 * If the answer to `commit` is lost, the outcome is unknown; the thrown error then says that the database is
 * unavailable.
 */
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
  // PostgreSQL answers ROLLBACK, without an error, if a statement failed and `run` swallowed the error.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed.');
  return result;
}
