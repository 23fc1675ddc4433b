import type { Socket } from 'node:net';
import { Client, type Dispatcher, errors } from 'undici';
import { DELIVERY_TIMEOUT_MS, type FailureReason } from '../core/webhooks/failure-reason.ts';
import { readRetryAfter } from '../core/webhooks/retry-after.ts';
import { readWebhookAddress } from '../core/webhooks/webhook-address.ts';
import type { EventToSend, FinishedSend, Send } from '../parts/outgoing.ts';
import type { Clock } from '../parts/parts.ts';
import type { Resolve } from '../parts/resolve.ts';
import { type ConnectionParts, connectTo, openConnection } from './endpoint-connection.ts';

/** The dependencies of the sender. */
export interface SendingParts {
  resolve: Resolve;
  clock: Clock;
}

/** The network and its timeouts. Tests set their own. */
export interface Wire extends Omit<ConnectionParts, 'resolve'> {
  /** The timeout of the whole attempt, from the name look-up to the last byte of the answer. */
  timeoutMs: number;
}

const WIRE: Wire = { connect: connectTo, connectMs: 3_000, timeoutMs: DELIVERY_TIMEOUT_MS };

/** Bytes of an answer, its head included. The rest is not read: only the status and `Retry-After` matter. */
const MOST_RECEIVED = 65_536;

/**
 * Creates the sender. Each event has its own connection, to a public IP address that was looked up just
 * before, with a certificate for the name. Follows no redirect and uses no proxy. Every attempt ends within
 * the timeout, whatever the endpoint does.
 */
export function sendToEndpoints({ resolve, clock }: SendingParts, wire = WIRE): Send {
  return async (event) => {
    const startedAt = performance.now();
    const attemptEnd = new AbortController();
    const { promise: late, resolve: giveUp } = Promise.withResolvers<FinishedSend>();
    const timer = setTimeout(() => giveUp(failed('TooSlow')), wire.timeoutMs);
    try {
      const outcome = await Promise.race([
        attempt({ ...wire, resolve }, event, clock, attemptEnd.signal),
        late,
      ]);
      return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
    } finally {
      clearTimeout(timer);
      attemptEnd.abort();
    }
  };
}

async function attempt(
  parts: ConnectionParts,
  event: EventToSend,
  clock: Clock,
  signal: AbortSignal,
): Promise<FinishedSend> {
  const reading = readWebhookAddress(event.url, event.allowsLocal);
  // The address was checked when it was saved, but maybe by a service with fewer restrictions.
  if (reading.kind === 'Wrong') return failed('NotPublic');
  const connection = await openConnection(parts, reading.address, event.allowsLocal, signal);
  if (connection.kind === 'Failed') return connection;
  return post(connection.socket, { ...event, url: reading.address.url }, clock);
}

async function post(
  socket: Socket,
  { url, headers, body }: EventToSend,
  clock: Clock,
): Promise<FinishedSend> {
  const { origin, pathname, search } = new URL(url);
  const client = new Client(origin, {
    connect: onlyBy(socket),
    allowH2: false,
    // The connection is closed after one event.
    pipelining: 0,
    // The whole attempt has one timeout, so these are disabled.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const answer = Promise.withResolvers<FinishedSend>();
  const reader = new AnswerReader(answer, clock);
  client.once('connect', () => {
    socket.on('readable', () => {
      if (socket.bytesRead > MOST_RECEIVED) reader.stop();
    });
  });
  client.dispatch({ method: 'POST', path: pathname + search, headers, body }, reader);
  try {
    return await answer.promise;
  } finally {
    void client.destroy();
    socket.destroy();
  }
}

/** Gives the client this one socket. When the socket is lost, the client asks again and gets an error. */
function onlyBy(socket: Socket): NonNullable<Client.Options['connect']> {
  let isGiven = false;
  return (_options, done) => {
    const isLost = isGiven || socket.destroyed;
    isGiven = true;
    // The client is not ready for a socket before this function returns.
    queueMicrotask(() => (isLost ? done(new Error('There is one connection.'), null) : done(null, socket)));
  };
}

/** Resolves with the answer once it is complete. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #answer: PromiseWithResolvers<FinishedSend>;
  readonly #clock: Clock;
  #head: FinishedSend | null = null;

  constructor(answer: PromiseWithResolvers<FinishedSend>, clock: Clock) {
    this.#answer = answer;
    this.#clock = clock;
  }

  onRequestStart(): void {}

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    // An informational response: the final one follows.
    if (statusCode < 200) return;
    const retryAfter = [headers['retry-after']].flat()[0];
    const retryAfterSeconds = readRetryAfter(retryAfter, this.#clock.now());
    this.#head = { kind: 'Answered', statusCode, retryAfterSeconds };
  }

  onResponseData(): void {}

  onResponseEnd(): void {
    this.stop();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (error instanceof errors.InvalidArgumentError) this.#answer.reject(error);
    else this.#answer.resolve(failed(reasonOf(error)));
  }

  /** Reads no more: what was read so far is the answer. */
  stop(): void {
    this.#answer.resolve(this.#head ?? failed('NotHttp'));
  }
}

function reasonOf(error: Error & { code?: string }): FailureReason {
  const { code = '' } = error;
  // A server that asks for a client certificate may refuse only after the handshake.
  if (/^ERR_(?:SSL|TLS)_|^EPROTO$/.test(code)) return 'TlsFailed';
  if (error instanceof errors.HeadersOverflowError) return 'NotHttp';
  if (error instanceof errors.HTTPParserError)
    return code === 'HPE_INVALID_EOF_STATE' ? 'BrokenOff' : 'NotHttp';
  // An upgrade, or a "continue", that this service did not ask for.
  if (error instanceof errors.SocketError && error.message.startsWith('bad ')) return 'NotHttp';
  return 'BrokenOff';
}

function failed(reason: FailureReason): FinishedSend {
  return { kind: 'Failed', reason };
}
