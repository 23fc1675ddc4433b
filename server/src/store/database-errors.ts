import pg from 'pg';
import { NoPrimaryError } from './primary-client.ts';
import { endsConnection, isTransientState } from './transient-states.ts';

/**
 * Whether an error means that the database cannot be reached or cannot serve now, also because its disk or
 * memory is full; not that a statement is wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isConnectionLost(error) || isTransientState(sqlStateOf(error) ?? '');
}

/** Whether the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  return sqlStateOf(error) === '53100';
}

/** The resource that the database lacks, in words for the log; `null` for another kind of error. */
export function missingResourceOf(error: unknown): string | null {
  const state = sqlStateOf(error) ?? '';
  if (state === '53100') return 'the disk of the database is full';
  if (state === '53200') return 'the database is out of memory';
  if (state === '58030') return 'the disk of the database does not work';
  return state.startsWith('53') && state !== '53300' ? 'the database is out of resources' : null;
}

/** Deadlock (also across several nodes), and conflict of transactions under a stricter isolation level. */
const ABORTED_STATES = new Set(['40P01', '40001']);

/**
 * Whether the database aborted a transaction because of a concurrent one. Nothing was written, and it may be
 * repeated.
 */
export function isAborted(error: unknown): boolean {
  return ABORTED_STATES.has(sqlStateOf(error) ?? '');
}

/** Whether a statement waited for a lock longer than its session allows. */
export function isLockTimeout(error: unknown): boolean {
  return sqlStateOf(error) === '55P03';
}

/** Whether a statement was refused because it violates a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** Whether the database role of the connection is not allowed to run a statement. */
export function isNotPermitted(error: unknown): boolean {
  return sqlStateOf(error) === '42501';
}

/** Whether the server refused a connection because of its password. */
export function isWrongPassword(error: unknown): boolean {
  return sqlStateOf(error) === '28P01';
}

/**
 * The SQLSTATE of an error that the database raised, else `null`. Only for the store: other code calls the functions
 * above.
 */
export function sqlStateOf(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** Codes of network errors of Node. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/**
 * The messages of a Citus node that cannot reach another node which the statement needs. Their SQLSTATE is that of an
 * internal error.
 */
const NODE_LOST_MESSAGE =
  /^(?:failure on connection marked as essential|could not (?:establish any connections|connect) to|connection (?:to the remote node|not open))/;

/** Whether an error means that the connection of a statement was lost, or could not be opened. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoPrimaryError) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'XX000') return isNodeLost(error);
  return (
    LOST_CODES.has(code) || endsConnection(code) || isStalePlan(error) || LOST_MESSAGE.test(error.message)
  );
}

/**
 * Whether a prepared statement is stale because its table was changed. It works on another connection, which prepares
 * it again.
 */
function isStalePlan(error: Error): boolean {
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

const TIMED_OUT = /^(?:Query read timeout|timeout exceeded when trying to connect)/;

/** Whether the database did not answer, or did not open a connection, in time. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof Error && TIMED_OUT.test(error.message);
}

/** Whether a node of a cluster reports that it lost another node. Venues on other nodes can still be read and written. */
export function isNodeLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'XX000' &&
    NODE_LOST_MESSAGE.test(error.message)
  );
}
