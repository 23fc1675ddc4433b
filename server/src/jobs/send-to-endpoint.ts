import type { Socket } from 'node:net';
import { Client, type Dispatcher, errors } from 'undici';
import { DELIVERY_TIMEOUT_MS, type FailureReason } from '../core/webhooks/failure-reason.ts';
import { readRetryAfter } from '../core/webhooks/retry-after.ts';
import { readWebhookAddress } from '../core/webhooks/webhook-address.ts';
import type { Clock, EventToSend, FinishedSend, Resolve, Send } from '../parts.ts';
import { connectTo, type LineParts, openLine } from './endpoint-line.ts';

/** What events are sent with. */
export interface SendingParts {
  resolve: Resolve;
  clock: Clock;
}

/** What a test sets otherwise. */
export interface Wire extends Omit<LineParts, 'resolve'> {
  /** For everything, from looking up the name to the last byte of the answer. */
  timeoutMs: number;
}

const WIRE: Wire = { connect: connectTo, connectMs: 3_000, timeoutMs: DELIVERY_TIMEOUT_MS };

/** Of an answer, its head included. What comes after is not waited for: nothing but the status is of interest. */
const MOST_RECEIVED = 65_536;

/**
 * Makes the sender. Each event has a connection of its own, to a public address that its name led to a moment before, with
 * a certificate for that name; no redirect is followed and no proxy asked. All ends in time, whatever the endpoint does.
 */
export function sendToEndpoints({ resolve, clock }: SendingParts, wire = WIRE): Send {
  return async (event) => {
    const startedAt = performance.now();
    const ending = new AbortController();
    const { promise: late, resolve: giveUp } = Promise.withResolvers<FinishedSend>();
    const timer = setTimeout(() => giveUp(failed('TooSlow')), wire.timeoutMs);
    try {
      const outcome = await Promise.race([attempt({ ...wire, resolve }, event, clock, ending.signal), late]);
      return { ...outcome, durationMs: Math.round(performance.now() - startedAt) };
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  };
}

async function attempt(
  parts: LineParts,
  event: EventToSend,
  clock: Clock,
  ending: AbortSignal,
): Promise<FinishedSend> {
  const reading = readWebhookAddress(event.url, event.allowsLocal);
  // It was judged when it was saved, perhaps by a service that allowed more.
  if (reading.kind === 'Wrong') return failed('NotPublic');
  const line = await openLine(parts, reading.address, event.allowsLocal, ending);
  if (line.kind === 'Failed') return line;
  return post(line.socket, { ...event, url: reading.address.url }, clock);
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
    // One event, and the connection is closed.
    pipelining: 0,
    // The whole has a limit: these have none of their own.
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

/** The client asks for a connection when it wants one, and asks again when that is lost: there is no other. */
function onlyBy(socket: Socket): NonNullable<Client.Options['connect']> {
  let isGiven = false;
  return (_options, done) => {
    const isLost = isGiven || socket.destroyed;
    isGiven = true;
    // The client is not ready for an answer before it has asked.
    queueMicrotask(() => (isLost ? done(new Error('There is one connection.'), null) : done(null, socket)));
  };
}

/** Settles with what an answer says once it is whole. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #answer: PromiseWithResolvers<FinishedSend>;
  readonly #clock: Clock;
  #said: FinishedSend | null = null;

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
    // The answer itself comes after what is only told ahead of it.
    if (statusCode < 200) return;
    const retryAfter = [headers['retry-after']].flat()[0];
    const retryAfterSeconds = readRetryAfter(retryAfter, this.#clock.now());
    this.#said = { kind: 'Answered', statusCode, retryAfterSeconds };
  }

  onResponseData(): void {}

  onResponseEnd(): void {
    this.stop();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (error instanceof errors.InvalidArgumentError) this.#answer.reject(error);
    else this.#answer.resolve(failed(troubleOf(error)));
  }

  /** What was read until now is all that is read. */
  stop(): void {
    this.#answer.resolve(this.#said ?? failed('NotHttp'));
  }
}

function troubleOf(error: Error & { code?: string }): FailureReason {
  const { code = '' } = error;
  // A server may refuse the certificate that it was not shown only after the handshake.
  if (/^ERR_(?:SSL|TLS)_|^EPROTO$/.test(code)) return 'TlsFailed';
  if (error instanceof errors.HeadersOverflowError) return 'NotHttp';
  if (error instanceof errors.HTTPParserError)
    return code === 'HPE_INVALID_EOF_STATE' ? 'BrokenOff' : 'NotHttp';
  // An upgrade, or a "continue", that nobody asked for.
  if (error instanceof errors.SocketError && error.message.startsWith('bad ')) return 'NotHttp';
  return 'BrokenOff';
}

function failed(trouble: FailureReason): FinishedSend {
  return { kind: 'Failed', trouble };
}
