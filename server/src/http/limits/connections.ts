import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { sendHeld } from '../answer/send-answer.ts';
import type { HttpLimits } from '../http-limits.ts';
import { callerAddress } from '../request/request-context.ts';
import { type Connection, type Group, leastNeeded, type State } from './connection-groups.ts';

type Limits = Pick<HttpLimits, 'connections' | 'connectionsPerAddress' | 'lateMs' | 'headMs'>;

/**
 * How long a connection that was open before the server closes may still send a request, to be answered 503.
 */
const LAST_HEADS_MS = 2_000;
/** How long a refused caller has to read the answer. */
const LAST_ANSWER_MS = 2_000;
/** How long the rest of an unread body is discarded, so that the caller gets to read the answer. */
const UNREAD_BODY_MS = 30_000;

/** The open connections of a server. When there are too many, an idle one is closed for a new one. */
export class Connections {
  readonly #limits: Limits;
  readonly #isTrustedProxy: (ip: string) => boolean;
  readonly #everyone: Group;
  readonly #byAddress = new Map<string, Group>();
  readonly #bySocket = new WeakMap<object, Connection>();
  /** By the peer's address and port: finds the connection of a TLS socket, which differs from the TCP socket below it. */
  readonly #byPeer = new Map<string, Connection>();
  #isClosing = false;

  /** @param isTrustedProxy  whether an address is that of a proxy with many callers behind it */
  constructor(limits: Limits, isTrustedProxy: (ip: string) => boolean) {
    this.#limits = limits;
    this.#isTrustedProxy = isTrustedProxy;
    this.#everyone = emptyGroup(limits.connections);
  }

  /** How many are open. */
  count(): number {
    return this.#everyone.all;
  }

  /** Adds a new connection. In each of its groups that is now too large, the {@link leastNeeded} one is closed. */
  open(socket: Socket): void {
    const ip = socket.remoteAddress;
    if (ip === undefined) return;
    const [peers, addresses] = [this.#byPeer, this.#byAddress];
    const peer = peerOf(socket);
    const address = this.#isTrustedProxy(ip) ? null : callerAddress(ip);
    const group =
      address === null ? null : (addresses.get(address) ?? emptyGroup(this.#limits.connectionsPerAddress));
    if (address !== null) addresses.set(address, group!);
    const connection: Connection = {
      ...{ socket, groups: [], newest: null, lastAnswer: undefined },
      ...{ underWay: [], bodiesAwaited: 0, state: 'Arriving', stateSince: performance.now() },
    };
    this.#bySocket.set(socket, connection);
    peers.set(peer, connection);
    join(connection, group === null ? [this.#everyone] : [this.#everyone, group]);
    socket.once('close', () => {
      forget(connection);
      if (peers.get(peer) === connection) peers.delete(peer);
      if (address !== null && group!.all === 0 && addresses.get(address) === group) addresses.delete(address);
    });
    for (const joined of [...connection.groups]) {
      if (joined.all <= joined.limit) continue;
      sendHeld();
      const gone = leastNeeded(joined, connection, peers.values(), this.#limits.lateMs);
      forget(gone);
      gone.socket.destroy();
    }
  }

  /** Notes that a request began. The end of its answer is noticed without a call. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connectionOf(request.socket);
    if (connection === undefined) return;
    connection.underWay.push(response);
    connection.newest = response;
    this.#settle(connection);
    response.once('close', () => {
      finish(connection, response);
      this.#settle(connection);
      endRefused(connection);
      if (!request.complete) cutOffLater(request);
      else if (connection.newest === response) connection.newest = null;
    });
  }

  /** Waits for the body of a request. Its connection may be closed for another one meanwhile. */
  async awaitBody<T>(request: IncomingMessage, wait: () => Promise<T>): Promise<T> {
    const connection = this.#connectionOf(request.socket);
    if (connection === undefined) return wait();
    connection.bodiesAwaited += 1;
    this.#settle(connection);
    try {
      return await wait();
    } finally {
      connection.bodiesAwaited -= 1;
      this.#settle(connection);
    }
  }

  /**
   * Answers a request that could not be read, and closes the connection. The answers under way are finished
   * first. A request that broke off after its answer had begun gets no second one.
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

  /** Closes every connection on which nothing is being answered, now and as soon as the others are idle. */
  startClosing(): void {
    this.#isClosing = true;
    sendHeld();
    const { Quiet, Arriving } = this.#everyone;
    for (const { socket } of Quiet) socket.destroySoon();
    setTimeout(
      () => {
        for (const { socket, underWay } of Arriving) if (underWay.length === 0) socket.destroySoon();
      },
      Math.min(LAST_HEADS_MS, this.#limits.headMs),
    ).unref();
  }

  #connectionOf(socket: Socket): Connection | undefined {
    const known = this.#bySocket.get(socket);
    if (known !== undefined) return known;
    const below = this.#byPeer.get(peerOf(socket));
    if (below === undefined) return undefined;
    // From now on, answers are written to the TLS socket.
    below.socket = socket;
    this.#bySocket.set(socket, below);
    return below;
  }

  /** Works out the state of a connection and moves it to the queues of that state. */
  #settle(connection: Connection): void {
    const { socket, groups, underWay, bodiesAwaited } = connection;
    if (groups.length === 0) return;
    const { length } = underWay;
    const state = length === 0 ? 'Quiet' : length === bodiesAwaited ? 'Arriving' : 'Answering';
    if (state === connection.state) return;
    leaveState(connection);
    connection.stateSince = performance.now();
    enterState(connection, state);
    if (this.#isClosing && state === 'Quiet') socket.destroySoon();
  }
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

/** Takes a connection out of its groups, before it is closed or after. */
function forget(connection: Connection): void {
  leaveState(connection);
  for (const group of connection.groups) group.all -= 1;
  connection.groups = [];
}

/** A group without connections. */
function emptyGroup(limit: number): Group {
  return { limit, all: 0, Arriving: new Set(), Quiet: new Set() };
}

/** Adds a connection to groups, in its state. */
function join(connection: Connection, groups: readonly Group[]): void {
  connection.groups = [...groups];
  for (const group of groups) group.all += 1;
  enterState(connection, connection.state);
}

/** Puts a connection, which {@link leaveState} took out, at the end of the queues of a state. */
function enterState(connection: Connection, state: State): void {
  connection.state = state;
  if (state !== 'Answering') for (const group of connection.groups) group[state].add(connection);
}

/** Takes a connection out of the queues of its state. */
function leaveState(connection: Connection): void {
  const { state, groups } = connection;
  if (state !== 'Answering') for (const group of groups) group[state].delete(connection);
}

/** Takes an answer from those under way. */
function finish({ underWay }: Connection, answer: ServerResponse): void {
  const at = underWay.indexOf(answer);
  if (at === -1) return;
  underWay[at] = underWay.at(-1)!;
  underWay.pop();
}
