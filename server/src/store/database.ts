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
  /** The orders and reservations that it changes: what is printed and sent for them belongs to the trace of the call. */
  subjectIds?: readonly string[];
  /** For each of `subjectIds`, the {@link Database.presentCall} that it was sent for. Without it, the present one. */
  calls?: readonly (object | undefined)[];
}

/**
 * Runs statements, each one a transaction of its own.
 *
 * A function of the store that writes takes {@link Tx}. It may take `Db` only when its whole write is one
 * statement and is complete without any other: a bill with its round, a lease, the outcome of an attempt, one
 * batch of a sweep. Such a write costs one round trip and can still be called inside a transaction.
 * `server/test/architecture/architecture.test.ts` holds this.
 */
export interface Db {
  /** Encrypts the fields that are stored encrypted. */
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
  /** The call that is under way, as tracing knows it; absent while calls are not traced. */
  presentCall?(): object | undefined;
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
