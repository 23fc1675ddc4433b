import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from '../http-limits.ts';
import { callerAddress } from '../request/client-address.ts';

/** The open connections of a server, of which those that do nothing make place for others. */
export interface Connections {
  /**
   * Takes in a new connection. Beyond a limit one makes place on which no request is being answered: the one that has
   * waited longest for the rest of a request, else the one that was quiet longest, else the oldest whose caller does not take
   * what was answered. When there is none, the new one goes.
   */
  open(socket: Socket): void;
  /** A request has begun on a connection; the answer's end is seen by itself. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Waits for the body of a request, during which its connection may have to make place. */
  awaitBody<T>(request: IncomingMessage, wait: () => Promise<T>): Promise<T>;
  /**
   * Ends a connection with an answer to what could not be read of it: behind the answers that are under way, and not at all
   * when one has begun to the very request that broke off.
   * @param answer  `null` only closes it
   */
  refuse(socket: Socket, answer: Buffer | null): void;
  /** Closes what nothing is being answered on, now and as soon as that is so. */
  startClosing(): void;
}

type Limits = Pick<HttpLimits, 'connections' | 'connectionsPerAddress' | 'hangsBackMs' | 'headMs'>;

/** `Arriving`: a request of it is not all there; `Quiet`: between requests; `Answering`: a request is being worked on. */
type State = 'Arriving' | 'Quiet' | 'Answering';

interface Connection {
  socket: Socket;
  /** All connections, and those of its address unless that is a trusted proxy. */
  groups: Group[];
  state: State;
  stateSince: number;
  /** Answers that are not finished, and how many of them are for requests whose body is awaited. */
  underWay: Set<ServerResponse>;
  bodiesAwaited: number;
  /** The answer to the request that came last, until both are whole. */
  newest: ServerResponse | null;
  /** What a connection that can no longer be read ends with; `undefined` as long as it can. */
  lastAnswer: Buffer | null | undefined;
}

/** Connections that share a limit. Sets are in the order in which they came into their state. */
interface Group {
  limit: number;
  all: number;
  Arriving: Set<Connection>;
  Quiet: Set<Connection>;
}

/** Who had connected before the server closes is still told that it does. */
const LAST_HEADS_MS = 2_000;
/** Who was refused has so long to read why. */
const LAST_ANSWER_MS = 2_000;
/** What is left of a body that nobody reads is read past for so long, so that the caller reads the answer. */
const UNREAD_BODY_MS = 30_000;

/** All that is known of the connections of a server. */
interface Registry {
  limits: Limits;
  isTrustedProxy: (ip: string) => boolean;
  everyone: Group;
  byAddress: Map<string, Group>;
  bySocket: WeakMap<object, Connection>;
  /** By the address and port of the other end: how a TLS socket is found by the socket below it. */
  byPeer: Map<string, Connection>;
  isClosing: boolean;
}

/**
 * Makes an empty set of connections.
 * @param isTrustedProxy  whether an address is that of a proxy, behind which there are many callers
 */
export function createConnections(limits: Limits, isTrustedProxy: (ip: string) => boolean): Connections {
  const registry: Registry = {
    ...{ limits, isTrustedProxy, isClosing: false, everyone: emptyGroup(limits.connections) },
    ...{ byAddress: new Map(), bySocket: new WeakMap(), byPeer: new Map() },
  };
  return {
    open: (socket) => open(registry, socket),
    begin: (request, response) => begin(registry, request, response),
    awaitBody: (request, wait) => awaitBody(registry, request, wait),
    refuse: (socket, answer) => refuse(registry, socket, answer),
    startClosing: () => startClosing(registry),
  };
}

function open(registry: Registry, socket: Socket): void {
  const { byAddress, bySocket, byPeer, everyone, limits } = registry;
  const ip = socket.remoteAddress;
  if (ip === undefined) return;
  const peer = peerOf(socket);
  const address = registry.isTrustedProxy(ip) ? null : callerAddress(ip);
  const group =
    address === null ? null : (byAddress.get(address) ?? emptyGroup(limits.connectionsPerAddress));
  if (address !== null) byAddress.set(address, group!);
  const connection: Connection = {
    ...{ socket, groups: group === null ? [everyone] : [everyone, group] },
    ...{ newest: null, lastAnswer: undefined },
    ...{ underWay: new Set(), bodiesAwaited: 0, state: 'Arriving', stateSince: performance.now() },
  };
  bySocket.set(socket, connection);
  byPeer.set(peer, connection);
  for (const each of connection.groups) {
    each.all += 1;
    each.Arriving.add(connection);
  }
  socket.once('close', () => {
    forget(connection);
    if (byPeer.get(peer) === connection) byPeer.delete(peer);
    if (address !== null && group!.all === 0 && byAddress.get(address) === group) byAddress.delete(address);
  });
  makePlace(registry, connection);
}

function begin(registry: Registry, request: IncomingMessage, response: ServerResponse): void {
  const connection = connectionOf(registry, request.socket);
  if (connection === undefined) return;
  connection.underWay.add(response);
  connection.newest = response;
  settle(registry, connection);
  response.once('close', () => {
    connection.underWay.delete(response);
    settle(registry, connection);
    endRefused(connection);
    if (!request.complete) cutOffLater(request);
    else if (connection.newest === response) connection.newest = null;
  });
}

async function awaitBody<T>(
  registry: Registry,
  request: IncomingMessage,
  wait: () => Promise<T>,
): Promise<T> {
  const connection = connectionOf(registry, request.socket);
  if (connection === undefined) return wait();
  connection.bodiesAwaited += 1;
  settle(registry, connection);
  try {
    return await wait();
  } finally {
    connection.bodiesAwaited -= 1;
    settle(registry, connection);
  }
}

function refuse(registry: Registry, socket: Socket, answer: Buffer | null): void {
  const connection = connectionOf(registry, socket);
  if (connection === undefined || !socket.writable) return void socket.destroy();
  // What comes behind what could not be read can be read no better.
  if (connection.lastAnswer !== undefined) return;
  connection.lastAnswer = answer;
  endRefused(connection);
}

/** Ends a connection that was refused, as soon as the answers before are written. */
function endRefused({ socket, underWay, newest, lastAnswer }: Connection): void {
  if (lastAnswer === undefined) return;
  const breaksInBody = newest?.req.complete === false;
  const isUnanswered = !breaksInBody || !newest!.headersSent;
  if (underWay.size > (breaksInBody && isUnanswered ? 1 : 0)) return;
  if (lastAnswer !== null && isUnanswered && socket.writable) socket.end(lastAnswer);
  else socket.destroySoon();
  // Closed at once, it would be reset by what is still arriving, and the answer be lost.
  setTimeout(() => socket.destroy(), LAST_ANSWER_MS).unref();
}

function startClosing(registry: Registry): void {
  registry.isClosing = true;
  const { Quiet, Arriving } = registry.everyone;
  for (const { socket } of Quiet) socket.destroySoon();
  setTimeout(
    () => {
      for (const { socket, underWay } of Arriving) if (underWay.size === 0) socket.destroySoon();
    },
    Math.min(LAST_HEADS_MS, registry.limits.headMs),
  ).unref();
}

function connectionOf({ bySocket, byPeer }: Registry, socket: Socket): Connection | undefined {
  const known = bySocket.get(socket);
  if (known !== undefined) return known;
  const below = byPeer.get(peerOf(socket));
  if (below === undefined) return undefined;
  // From now on what is written is encrypted.
  below.socket = socket;
  bySocket.set(socket, below);
  return below;
}

/** Puts a connection among those of its state. */
function settle({ isClosing }: Registry, connection: Connection): void {
  const { socket, groups, underWay, bodiesAwaited } = connection;
  if (groups.length === 0) return;
  const state = underWay.size === 0 ? 'Quiet' : underWay.size === bodiesAwaited ? 'Arriving' : 'Answering';
  if (state === connection.state) return;
  leaveState(connection);
  connection.state = state;
  connection.stateSince = performance.now();
  if (state !== 'Answering') for (const group of groups) group[state].add(connection);
  if (isClosing && state === 'Quiet') socket.destroySoon();
}

function makePlace({ byPeer, limits }: Registry, newcomer: Connection): void {
  for (const group of [...newcomer.groups]) {
    if (group.all <= group.limit) continue;
    const gone =
      idlestOf(group, newcomer, limits.hangsBackMs) ?? stalledOf(group, byPeer.values()) ?? newcomer;
    forget(gone);
    gone.socket.destroy();
  }
}

/** The oldest connection whose answers are all written, and whose caller does not take them. */
function stalledOf(group: Group, connections: Iterable<Connection>): Connection | undefined {
  for (const connection of connections) {
    const { underWay, groups } = connection;
    if (underWay.size === 0 || !groups.includes(group)) continue;
    if ([...underWay].every((response) => response.writableEnded)) return connection;
  }
  return undefined;
}

function forget(connection: Connection): void {
  leaveState(connection);
  for (const group of connection.groups) group.all -= 1;
  connection.groups = [];
}

function emptyGroup(limit: number): Group {
  return { limit, all: 0, Arriving: new Set(), Quiet: new Set() };
}

function leaveState(connection: Connection): void {
  const { state, groups } = connection;
  if (state !== 'Answering') for (const group of groups) group[state].delete(connection);
}

/** The connection that can go best, if any can. */
function idlestOf(group: Group, newcomer: Connection, hangsBackMs: number): Connection | undefined {
  const [arriving] = group.Arriving;
  const hangsBack = arriving !== undefined && newcomer.stateSince - arriving.stateSince > hangsBackMs;
  if (hangsBack) return arriving;
  const [quiet] = group.Quiet;
  return quiet ?? (arriving === newcomer ? undefined : arriving);
}

function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

function cutOffLater(request: IncomingMessage): void {
  const { socket } = request;
  const giveUp = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, UNREAD_BODY_MS).unref();
  request.once('close', () => clearTimeout(giveUp));
  socket.once('close', () => clearTimeout(giveUp));
}
