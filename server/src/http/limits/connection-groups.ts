import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * `Arriving`: a request has not fully arrived; `Quiet`: between requests; `Answering`: a request is being
 * handled.
 */
export type State = 'Arriving' | 'Quiet' | 'Answering';

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

/**
 * The connection that is closed for a new one in a group: the one whose request is late and has been arriving longest, else the one
 * that was quiet longest, else the oldest whose caller does not read the answer, else the new one.
 */
export function leastNeeded(
  group: Group,
  newcomer: Connection,
  all: Iterable<Connection>,
  lateMs: number,
): Connection {
  return idlestOf(group, newcomer, lateMs) ?? stalledOf(group, all) ?? newcomer;
}

/** The oldest connection whose answers are all written and whose caller does not read them. */
function stalledOf(group: Group, connections: Iterable<Connection>): Connection | undefined {
  for (const connection of connections) {
    const { underWay, groups } = connection;
    if (!groups.includes(group)) continue;
    if (underWay.length === 0 && !hasUnread(connection)) continue;
    if (underWay.every((answer) => answer.writableEnded)) return connection;
  }
  return undefined;
}

/** The connection that is best closed for another one, if there is any. */
function idlestOf(group: Group, newcomer: Connection, lateMs: number): Connection | undefined {
  const [arriving] = group.Arriving;
  const isLate = arriving !== undefined && newcomer.stateSince - arriving.stateSince > lateMs;
  if (isLate) return arriving;
  return longestQuietOf(group) ?? (arriving === newcomer ? undefined : arriving);
}

/** Whether answers wait in this process because their caller does not read them. */
function hasUnread({ socket }: Connection): boolean {
  return socket.writableLength > 0;
}

function longestQuietOf({ Quiet }: Group): Connection | undefined {
  for (const connection of Quiet) if (!hasUnread(connection)) return connection;
  return undefined;
}
