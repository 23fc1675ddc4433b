import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendBatchNow } from '../answer/send-answer.ts';
import { callerAddress } from '../request/request-context.ts';
import type { HttpLimits } from './http-limits.ts';

type Limits = Pick<HttpLimits, 'connections' | 'connectionsPerAddress' | 'headMs'>;

/** When the server closes, an open connection may still send a request for this long, which is answered 503. */
const LAST_HEADS_MS = 2_000;
/** How long a refused caller may take to read the answer. */
const LAST_ANSWER_MS = 2_000;
/** How long the rest of an unread body is discarded, so that the caller can still read the answer. */
const UNREAD_BODY_MS = 30_000;
/**
 * How many connections are closed at once to make room. Closing all of an address, which may be a thousand, would
 * delay other calls.
 */
const CLOSED_AT_ONCE = 16;
/**
 * How long a server that found no connection to close waits before it searches again: a search looks at all
 * connections.
 */
const FULL_MS = 100;

/** A connection and its unfinished answers. */
interface Connection {
  socket: Socket;
  /** The address of the caller; `null` for a trusted proxy, which has no limit. */
  address: string | null;
  /** Answers that are not finished. */
  underWay: Set<ServerResponse>;
  /** Whether the connection has had its first request. */
  isUsed: boolean;
  /** The answer to the latest request, until the request and the answer are complete. */
  newest: ServerResponse | null;
  /** The last answer of a connection whose input can no longer be read; `undefined` if it can. */
  lastAnswer: (() => Buffer) | null | undefined;
}

/** The open connections of a server, with a limit for each address. */
export class Connections {
  readonly #limits: Limits;
  readonly #isTrustedProxy: (ip: string) => boolean;
  readonly #open = new Set<Connection>();
  readonly #byAddress = new Map<string | null, Set<Connection>>();
  readonly #bySocket = new WeakMap<Socket, Connection>();
  /**
   * By the peer's address and port. Needed to find the connection of a TLS socket, which differs from the TCP
   * socket below it.
   */
  readonly #byPeer = new Map<string, Connection>();
  #isClosing = false;
  /**
   * Until this time, in milliseconds, the server does not search for connections to close, because it just found none.
   */
  #fullUntil = 0;

  /** @param isTrustedProxy  whether an address is that of a proxy with many callers behind it */
  constructor(limits: Limits, isTrustedProxy: (ip: string) => boolean) {
    this.#limits = limits;
    this.#isTrustedProxy = isTrustedProxy;
  }

  /** The number of open connections. */
  count(): number {
    return this.#open.size;
  }

  /** Accepts a new connection, or closes it if its address or the server has too many. */
  open(socket: Socket): void {
    const ip = socket.remoteAddress;
    if (ip === undefined) return;
    const address = this.#isTrustedProxy(ip) ? null : callerAddress(ip);
    if (!this.#hasRoom(address)) return void socket.destroy();
    const connection: Connection = {
      ...{ socket, address, underWay: new Set(), isUsed: false, newest: null, lastAnswer: undefined },
    };
    const peer = peerOf(socket);
    this.#open.add(connection);
    this.#byAddress.getOrInsertComputed(address, () => new Set()).add(connection);
    this.#bySocket.set(socket, connection);
    this.#byPeer.set(peer, connection);
    socket.once('close', () => {
      this.#forget(connection);
      if (this.#byPeer.get(peer) === connection) this.#byPeer.delete(peer);
    });
  }

  /** Records that a request began. The end of its answer is noticed automatically. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connectionOf(request.socket);
    if (connection === undefined) return;
    connection.underWay.add(response);
    connection.newest = response;
    connection.isUsed = true;
    response.once('close', () => {
      connection.underWay.delete(response);
      if (this.#isClosing && isQuiet(connection)) connection.socket.destroySoon();
      endRefused(connection);
      if (!request.complete) cutOffLater(request);
      else if (connection.newest === response) connection.newest = null;
    });
  }

  /**
   * Answers a request that could not be read, and closes the connection after the answers under way are finished. A
   * request that broke off after its answer had begun gets no second one.
   * @param answer  makes the answer when it is sent; `null` closes the connection without one
   */
  refuse(socket: Socket, answer: (() => Buffer) | null): void {
    const connection = this.#connectionOf(socket);
    if (connection === undefined || !socket.writable) return void socket.destroy();
    // After input that could not be read, nothing that follows can be read either.
    if (connection.lastAnswer !== undefined) return;
    connection.lastAnswer = answer;
    endRefused(connection);
  }

  /** Closes idle connections now, and every other connection as soon as it is idle. */
  startClosing(): void {
    this.#isClosing = true;
    sendBatchNow();
    for (const connection of this.#open) if (isQuiet(connection)) connection.socket.destroySoon();
    setTimeout(
      () => {
        for (const { socket, underWay } of this.#open) if (underWay.size === 0) socket.destroySoon();
      },
      Math.min(LAST_HEADS_MS, this.#limits.headMs),
    ).unref();
  }

  /**
   * Whether another connection of an address is allowed. If the server is full, this closes a connection of the
   * address with the most connections.
   */
  #hasRoom(address: string | null): boolean {
    const { connections, connectionsPerAddress } = this.#limits;
    const ofAddress = this.#byAddress.get(address) ?? NONE;
    const isShareFull = address !== null && ofAddress.size >= connectionsPerAddress;
    if (isShareFull && !this.#makeRoom(ofAddress)) return false;
    if (this.#open.size < connections) return true;
    if (performance.now() < this.#fullUntil) return false;
    const mostFirst = [...this.#byAddress.values()].sort((a, b) => b.size - a.size);
    const hasRoom = mostFirst.some((ofOther) => this.#makeRoom(ofOther));
    if (!hasRoom) this.#fullUntil = performance.now() + FULL_MS;
    return hasRoom;
  }

  /**
   * Closes the first idle connections; if none is idle, connections whose callers do not read their answers. @returns
   * whether it closed any
   */
  #makeRoom(connections: ReadonlySet<Connection>): boolean {
    sendBatchNow();
    for (const isSpare of [isQuiet, isUnread]) {
      const spare = [...connections.values().filter(isSpare).take(CLOSED_AT_ONCE)];
      for (const connection of spare) {
        this.#forget(connection);
        connection.socket.destroy();
      }
      if (spare.length > 0) return true;
    }
    return false;
  }

  /** Stops counting a connection, before or after it is closed. */
  #forget(connection: Connection): void {
    const { address } = connection;
    this.#open.delete(connection);
    const ofAddress = this.#byAddress.get(address);
    ofAddress?.delete(connection);
    if (ofAddress?.size === 0) this.#byAddress.delete(address);
  }

  #connectionOf(socket: Socket): Connection | undefined {
    const known = this.#bySocket.get(socket);
    if (known !== undefined) return known;
    const tcpConnection = this.#byPeer.get(peerOf(socket));
    if (tcpConnection === undefined) return undefined;
    // From now on, answers are written to the TLS socket.
    tcpConnection.socket = socket;
    this.#bySocket.set(socket, tcpConnection);
    return tcpConnection;
  }
}

const NONE: ReadonlySet<Connection> = new Set();

/** Whether a connection has had a request and is idle now. */
function isQuiet({ isUsed, underWay }: Connection): boolean {
  return isUsed && underWay.size === 0;
}

/** Whether all answers of a connection are written, but its caller has not read them. */
function isUnread({ isUsed, underWay }: Connection): boolean {
  return isUsed && underWay.values().every(({ writableEnded }) => writableEnded);
}

/** Ends a refused connection after the answers before the refusal are written. */
function endRefused({ socket, underWay, newest, lastAnswer }: Connection): void {
  if (lastAnswer === undefined) return;
  const breaksInBody = newest?.req.complete === false;
  const isUnanswered = !breaksInBody || !newest!.headersSent;
  if (underWay.size > (breaksInBody && isUnanswered ? 1 : 0)) return;
  if (lastAnswer !== null && isUnanswered && socket.writable) socket.end(lastAnswer());
  else socket.destroySoon();
  // Closing right away would reset the connection while input still arrives, and the caller would lose the
  // answer.
  setTimeout(() => socket.destroy(), LAST_ANSWER_MS).unref();
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
    // The socket is also used by later requests.
    socket.removeListener('close', end);
  };
  request.once('close', end);
  socket.once('close', end);
}
