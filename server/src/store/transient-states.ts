/*
 * SQLSTATE codes of PostgreSQL that say nothing about a statement, only about the moment. They end automatically, or once a person
 * has mended the database: the same call then succeeds. All others are faults of a statement.
 */

/** Classes all of whose codes end automatically. */
const TRANSIENT_CLASSES = [
  // The connection failed; poolers also say so of everything that keeps them from a server.
  '08',
  // No disk, no memory, too many connections, a limit of the configuration.
  '53',
  // An operator, a shutdown, a start, a timeout or a dropped database ended it.
  '57',
];

const TRANSIENT_STATES = new Set([
  // A transaction was ended because it was idle or long, or the server is a standby, as during a failover.
  '25P03',
  '25P04',
  '25006',
  // The server does not let the service in: its accounts are being changed, or its database restored.
  '28000',
  '28P01',
  '3D000',
  // The connection lost a prepared statement, as when a pooler changes servers. Another connection prepares it again.
  '26000',
  // It is not known whether it was completed.
  '40003',
  // An object is not in the state that is needed, is in use, or is locked: a node that starts, an index that is being built.
  '55000',
  '55006',
  '55P03',
  // The disk of the server fails.
  '58030',
  // The snapshot of a long read is too old.
  '72000',
]);

/** Codes after which the connection is of no use any more; those of class 08 are others. */
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

/** Whether the state of a code ends automatically, or once the database is mended. */
export function isTransientState(state: string): boolean {
  return TRANSIENT_STATES.has(state) || TRANSIENT_CLASSES.includes(state.slice(0, 2));
}

/** Whether a code says that the connection of a statement is of no use any more. */
export function endsConnection(state: string): boolean {
  return CONNECTION_STATES.has(state) || state.startsWith('08');
}
