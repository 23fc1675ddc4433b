import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * `Arriving`: a request has not fully arrived; `Quiet`: between requests; `Answering`: a request is being
 * handled.
 */
type State = 'Arriving' | 'Quiet' | 'Answering';

/** A connection and what is under way on it. */
export interface Connection {
  socket: Socket;
  /** In the group of all connections, and in the group of its address unless that is a trusted proxy. */
  groups: Group[];
  state: State;
  stateSince: number;
  /** Answers that are not finished. `bodiesAwaited` counts those of requests whose body is still awaited. */
  underWay: ServerResponse[];
  bodiesAwaited: number;
  /** The answer to the latest request, until both are complete. */
  newest: ServerResponse | null;
  /** The last answer of a connection that can no longer be read; `undefined` as long as it can. */
  lastAnswer: (() => Buffer) | null | undefined;
}

/** Connections that share a limit. Each queue is in the order in which its connections entered that state. */
export interface Group {
  limit: number;
  all: number;
  Arriving: Set<Connection>;
  Quiet: Set<Connection>;
}

/** Takes a connection out of its groups, before it is closed or after. */
export function forget(connection: Connection): void {
  leaveState(connection);
  for (const group of connection.groups) group.all -= 1;
  connection.groups = [];
}

/** A group without connections. */
export function emptyGroup(limit: number): Group {
  return { limit, all: 0, Arriving: new Set(), Quiet: new Set() };
}

/** Adds a connection to groups, in its state. */
export function join(connection: Connection, groups: readonly Group[]): void {
  connection.groups = [...groups];
  for (const group of groups) group.all += 1;
  enterState(connection, connection.state);
}

/** Puts a connection, which {@link leaveState} took out, at the end of the queues of a state. */
export function enterState(connection: Connection, state: State): void {
  connection.state = state;
  if (state !== 'Answering') for (const group of connection.groups) group[state].add(connection);
}

/** Takes a connection out of the queues of its state. */
export function leaveState(connection: Connection): void {
  const { state, groups } = connection;
  if (state !== 'Answering') for (const group of groups) group[state].delete(connection);
}

/** Takes an answer from those under way. */
export function finish({ underWay }: Connection, answer: ServerResponse): void {
  const at = underWay.indexOf(answer);
  if (at === -1) return;
  underWay[at] = underWay.at(-1)!;
  underWay.pop();
}
