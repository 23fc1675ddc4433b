import type pg from 'pg';
import { endsConnection } from './passing-states.ts';

/** Errors of the network. */
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

/** What a node of a Citus cluster says, with the code of an internal error, when it lost another node that the statement needs. */
const NODE_LOST_MESSAGE =
  /^(?:failure on connection marked as essential|could not (?:establish any connections|connect) to|connection (?:to the remote node|not open))/;

/** Whether an error means that the connection of a statement is gone, or that none could be made. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'XX000') return isNodeLost(error);
  return (
    LOST_CODES.has(code) || endsConnection(code) || isStalePlan(error) || LOST_MESSAGE.test(error.message)
  );
}

/** Whether a prepared statement has other columns since a table was changed. Another connection prepares it anew. */
function isStalePlan(error: Error): boolean {
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

const TIMED_OUT = /^(?:Query read timeout|timeout exceeded when trying to connect)/;

/** Whether the database gave no answer, or no connection, in time. */
export function isTimedOut(error: unknown): boolean {
  return error instanceof Error && TIMED_OUT.test(error.message);
}

/** Whether a node of a cluster says that it lost another node. What is on other nodes goes on. */
export function isNodeLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'XX000' &&
    NODE_LOST_MESSAGE.test(error.message)
  );
}

/**
 * Resolves when a connection can take the next statement after an error, to whether it can: PostgreSQL reports an error before it
 * has undone the statement, and answers the next one afterwards.
 */
export function isReady(client: pg.PoolClient): Promise<boolean> {
  return client.query('').then(
    () => true,
    () => false,
  );
}
