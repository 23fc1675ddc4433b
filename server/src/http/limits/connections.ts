import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendHeld } from '../answer/send-answer.ts';
import type { HttpLimits } from '../http-limits.ts';
import { callerAddress } from '../request/request-context.ts';
import { closeForNewcomer } from './close-for-newcomer.ts';
import {
  type Connection,
  emptyGroup,
  enterState,
  finish,
  forget,
  type Group,
  join,
  leaveState,
} from './connection-groups.ts';

/** The open connections of a server. When there are too many, an idle one is closed for a new one. */
export interface Connections {
  /**
   * Adds a new connection. Beyond a limit it closes one on which no request is being answered: the one whose
   * request is late and has been arriving longest, else the one that was quiet longest, else the oldest whose
   * caller does not read the answer. When there is none, it closes the new one.
   */
  open(socket: Socket): void;
  /** Notes that a request began. The end of its answer is noticed without a call. */
  begin(request: IncomingMessage, response: ServerResponse): void;
  /** Waits for the body of a request. Its connection may be closed for another one meanwhile. */
  awaitBody<T>(request: IncomingMessage, wait: () => Promise<T>): Promise<T>;
  /**
   * Answers a request that could not be read, and closes the connection. The answers under way are finished
   * first. A request that broke off after its answer had begun gets no second one.
   * @param answer  makes the answer when it is sent; `null` closes the connection without one
   */
  refuse(socket: Socket, answer: (() => Buffer) | null): void;
  /** Closes every connection on which nothing is being answered, now and as soon as the others are idle. */
  startClosing(): void;
}

type Limits = Pick<HttpLimits, 'connections' | 'connectionsPerAddress' | 'lateMs' | 'headMs'>;

/**
 * How long a connection that was open before the server closes may still send a request, to be answered 503.
 */
const LAST_HEADS_MS = 2_000;
/** How long a refused caller has to read the answer. */
const LAST_ANSWER_MS = 2_000;
/** How long the rest of an unread body is discarded, so that the caller gets to read the answer. */
const UNREAD_BODY_MS = 30_000;

/** The state of all connections of a server. */
interface Registry {
  limits: Limits;
  isTrustedProxy: (ip: string) => boolean;
  everyone: Group;
  byAddress: Map<string, Group>;
  bySocket: WeakMap<object, Connection>;
  /**
   * By the peer's address and port: finds the connection of a TLS socket, which differs from the TCP socket
   * below it.
   */
  byPeer: Map<string, Connection>;
  isClosing: boolean;
}

/**
 * Makes an empty set of connections.
 * @param isTrustedProxy  whether an address is that of a proxy with many callers behind it
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
    ...{ socket, groups: [], newest: null, lastAnswer: undefined },
    ...{ underWay: [], bodiesAwaited: 0, state: 'Arriving', stateSince: performance.now() },
  };
  bySocket.set(socket, connection);
  byPeer.set(peer, connection);
  join(connection, group === null ? [everyone] : [everyone, group]);
  socket.once('close', () => {
    forget(connection);
    if (byPeer.get(peer) === connection) byPeer.delete(peer);
    if (address !== null && group!.all === 0 && byAddress.get(address) === group) byAddress.delete(address);
  });
  closeForNewcomer(connection, registry.byPeer.values(), limits.lateMs);
}

function begin(registry: Registry, request: IncomingMessage, response: ServerResponse): void {
  const connection = connectionOf(registry, request.socket);
  if (connection === undefined) return;
  connection.underWay.push(response);
  connection.newest = response;
  settle(registry, connection);
  response.once('close', () => {
    finish(connection, response);
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

function refuse(registry: Registry, socket: Socket, answer: (() => Buffer) | null): void {
  const connection = connectionOf(registry, socket);
  if (connection === undefined || !socket.writable) return void socket.destroy();
  // After input that could not be read, nothing that follows can be read either.
  if (connection.lastAnswer !== undefined) return;
  connection.lastAnswer = answer;
  endRefused(connection);
}

/** Ends a refused connection as soon as the answers before the refusal are written. */
function endRefused({ socket, underWay, newest, lastAnswer }: Connection): void {
  if (lastAnswer === undefined) return;
  const breaksInBody = newest?.req.complete === false;
  const isUnanswered = !breaksInBody || !newest!.headersSent;
  if (underWay.length > (breaksInBody && isUnanswered ? 1 : 0)) return;
  if (lastAnswer !== null && isUnanswered && socket.writable) socket.end(lastAnswer());
  else socket.destroySoon();
  // Closing right away would reset the connection while input still arrives, and the caller would lose the
  // answer.
  setTimeout(() => socket.destroy(), LAST_ANSWER_MS).unref();
}

function startClosing(registry: Registry): void {
  registry.isClosing = true;
  sendHeld();
  const { Quiet, Arriving } = registry.everyone;
  for (const { socket } of Quiet) socket.destroySoon();
  setTimeout(
    () => {
      for (const { socket, underWay } of Arriving) if (underWay.length === 0) socket.destroySoon();
    },
    Math.min(LAST_HEADS_MS, registry.limits.headMs),
  ).unref();
}

function connectionOf({ bySocket, byPeer }: Registry, socket: Socket): Connection | undefined {
  const known = bySocket.get(socket);
  if (known !== undefined) return known;
  const below = byPeer.get(peerOf(socket));
  if (below === undefined) return undefined;
  // From now on, answers are written to the TLS socket.
  below.socket = socket;
  bySocket.set(socket, below);
  return below;
}

/** Works out the state of a connection and moves it to the queues of that state. */
function settle({ isClosing }: Registry, connection: Connection): void {
  const { socket, groups, underWay, bodiesAwaited } = connection;
  if (groups.length === 0) return;
  const { length } = underWay;
  const state = length === 0 ? 'Quiet' : length === bodiesAwaited ? 'Arriving' : 'Answering';
  if (state === connection.state) return;
  leaveState(connection);
  connection.stateSince = performance.now();
  enterState(connection, state);
  if (isClosing && state === 'Quiet') socket.destroySoon();
}

function peerOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

function cutOffLater(request: IncomingMessage): void {
  const { socket } = request;
  const giveUp = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, UNREAD_BODY_MS).unref();
  const end = () => {
    clearTimeout(giveUp);
    // The socket serves later requests, too.
    socket.removeListener('close', end);
  };
  request.once('close', end);
  socket.once('close', end);
}
