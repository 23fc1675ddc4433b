import pg from 'pg';

/** A parameter of a statement. Objects are not among them: JSON is passed as text. */
export type SqlValue = string | number | boolean | null | Date | Buffer | readonly (string | number | null)[];

/** One statement. With a `name` it is prepared once on each connection. */
export interface Statement {
  name?: string;
  text: string;
  values?: readonly SqlValue[];
}

/** Runs one statement, each a transaction of its own. */
export interface Db {
  query<Row>(statement: Statement): Promise<Row[]>;
}

declare const insideTransaction: unique symbol;

/** Runs statements inside one transaction; only {@link inTransaction} hands it out. */
export interface Tx extends Db {
  readonly [insideTransaction]: true;
}

/** The open database: a pool of connections. */
export interface Database extends Db {
  transaction<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string; ssl?: false };

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Instants arrive as milliseconds and int8 as numbers; nothing of this service comes near 2^53. */
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
 * Opens a pool on a database. It connects on first use, and again by itself after the database was away.
 * @param onIdleError  told when a connection breaks that nobody was using
 */
export function openDatabase(
  connection: DatabaseConnection,
  settings: { connections: number; onIdleError: (error: Error) => void },
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: settings.connections,
    types,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    idleTimeoutMillis: 60_000,
    application_name: 'sofra',
  });
  pool.on('error', settings.onIdleError);
  return {
    query: async <Row>(statement: Statement) => (await pool.query(toConfig(statement))).rows as Row[],
    transaction: (run) => runTransaction(pool, run),
    close: () => pool.end(),
  };
}

/** Runs `run` in one transaction: committed when it returns, rolled back when it throws. Nothing else is awaited inside. */
export function inTransaction<T>(database: Database, run: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transaction(run);
}

async function runTransaction<T>(pool: pg.Pool, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken = error;
  };
  // A connection can break between two statements, when nobody waits for an answer that could tell.
  client.on('error', onError);
  try {
    await client.query('begin');
    const tx = {
      query: async <Row>(statement: Statement) => (await client.query(toConfig(statement))).rows as Row[],
    } as Tx;
    const result = await run(tx);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

function toConfig({ name, text, values }: Statement): pg.QueryConfig {
  return { ...(name === undefined ? {} : { name }), text, values: values as unknown[] };
}

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25006',
]);
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached just now, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY_CODES.has(code) || code.startsWith('08') || AWAY_MESSAGE.test(error.message);
}

/** Whether a statement was given up because it and another waited for each other: nothing is wrong with it, it may come again. */
export function isDeadlock(error: unknown): boolean {
  return sqlStateOf(error) === '40P01';
}

/** The SQLSTATE of an error that the database raised, else `null`. */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}
