/*
 * SQLSTATE codes of PostgreSQL for temporary conditions of the server. These end automatically, or when a person has
 * repaired the database; then the same call succeeds. All other codes are errors of a statement.
 */

/** Classes of SQLSTATE codes that are all temporary. */
const TRANSIENT_CLASSES = [
  // The connection failed; poolers use this class whenever they cannot reach a server.
  '08',
  // No disk space, no memory, too many connections, a limit of the configuration.
  '53',
  // The statement or connection was ended by an operator, a shutdown, a start, a timeout or a dropped database.
  '57',
];

const TRANSIENT_STATES = new Set([
  // A transaction was ended because it was idle or long, or the server is a standby, as during a failover.
  '25P03',
  '25P04',
  '25006',
  // The server refuses the role of the service: roles are being changed, or the database is being restored.
  '28000',
  '28P01',
  '3D000',
  // The connection lost a prepared statement, for example because a pooler changed servers. Another connection
  // prepares it again.
  '26000',
  // It is unknown whether the statement was completed.
  '40003',
  // An object is not ready, in use or locked: for example a node that starts, or an index that is being built.
  '55000',
  '55006',
  '55P03',
  // The disk of the server fails.
  '58030',
  // The snapshot of a long read is too old.
  '72000',
]);

/** Codes after which the connection cannot be used any more, besides class 08. */
const CONNECTION_STATES = new Set([
  '25P03',
  '25P04',
  '25006',
  '26000',
  '28000',
  '28P01',
  '3D000',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
]);

/** Whether a code means a temporary condition, which ends automatically or when the database is repaired. */
export function isTransientState(state: string): boolean {
  return TRANSIENT_STATES.has(state) || TRANSIENT_CLASSES.includes(state.slice(0, 2));
}

/** Whether a code means that the connection of a statement cannot be used any more. */
export function endsConnection(state: string): boolean {
  return CONNECTION_STATES.has(state) || state.startsWith('08');
}
