import { sendHeld } from '../answer/send-answer.ts';
import { type Connection, forget, type Group } from './connection-groups.ts';

/**
 * Closes a connection in each group of a new one that has become too large: the one whose request is late and has been arriving longest,
 * else the one that was quiet longest, else the oldest whose caller does not read the answer, else the new one.
 */
export function closeForNewcomer(newcomer: Connection, all: Iterable<Connection>, lateMs: number): void {
  for (const group of [...newcomer.groups]) {
    if (group.all <= group.limit) continue;
    sendHeld();
    const gone = idlestOf(group, newcomer, lateMs) ?? stalledOf(group, all) ?? newcomer;
    forget(gone);
    gone.socket.destroy();
  }
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
