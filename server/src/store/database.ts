import type { DirectoryChanges } from './access/directory-changes.ts';
import type { FieldEncryption } from './encryption/field-encryption.ts';

/** A parameter of a statement. JSON is passed as text, never as an object. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly (string | number | Date | Buffer | null)[];

/** One SQL statement. If it has a `name`, each connection prepares it once. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly SqlValue[];
  /**
   * `Venues`: the statement names several venues and may use the shards of each. `AllVenues`: it uses all shards.
   * Absent: it names one venue and runs on one shard, or reads a directory.
   */
  across?: 'Venues' | 'AllVenues';
  /** The id of the venue whose version the statement raises or may raise; `Any` if it may be several. */
  raisesVersionOf?: string;
  /**
   * The ids of the orders and reservations that the statement changes. Printing and sending for them is traced with
   * the same call.
   */
  subjectIds?: readonly string[];
  /** For each of `subjectIds`, the {@link Database.presentCall} that it belongs to. @default the present call */
  calls?: readonly (object | undefined)[];
}

/**
 * Runs statements, each in its own transaction.
 *
 * A store function that writes takes {@link Tx}. It may take `Db` only if it writes with a single statement that is
 * complete alone: a bill with its round, a lease, the outcome of an attempt, one batch of a cleanup. Such a write
 * costs one round trip and can still run inside a transaction. `server/test/architecture/architecture.test.ts` checks
 * this.
 */
export interface Db {
  /** Encrypts the fields that are stored encrypted. */
  readonly encryption: FieldEncryption;
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Whether venues are on different nodes of a cluster. A read of several venues then needs another form of its
   * statement.
   */
  isDistributed(): Promise<boolean>;
}

declare const insideTransaction: unique symbol;

/** Runs statements inside one transaction; only {@link inTransaction} makes it. */
export interface Tx extends Db {
  /** Written at the end of the transaction. */
  readonly directories: DirectoryChanges;
  readonly [insideTransaction]: true;
}

/** The open database: a pool of connections. */
export interface Database extends Db {
  /** The settings that it was opened with, so that another process can open the same database. */
  readonly connection: DatabaseConnection;
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs work that changes venues over a connection outside this pool, for example in another process. */
  changeElsewhere<T>(run: () => Promise<T>): Promise<T>;
  poolUse(): PoolUse;
  /** The HTTP call that is being handled, as an object of the tracing; absent if calls are not traced. */
  presentCall?(): object | undefined;
  close(): Promise<void>;
}

/** The number of open and idle connections of a pool, and of callers that wait for one. */
export interface PoolUse {
  open: number;
  idle: number;
  waiting: number;
}

/** How to connect: the parameters of the bundled PostgreSQL, or a connection string. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; ssl?: false };

/** Runs a statement that returns one row with a `count`. */
export async function queryCount(db: Db, statement: Statement): Promise<number> {
  const [row] = await db.query<{ count: number }>(statement);
  return row!.count;
}

/**
 * Runs `run` in one transaction: commits when it returns, rolls back when it throws. `run` awaits nothing but
 * statements. It runs again if the database aborts the transaction because of a concurrent one, so it must change
 * nothing outside the database.
 */
export function inTransaction<T>(database: Database, run: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transaction(run);
}
