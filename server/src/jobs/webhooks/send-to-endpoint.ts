import { request } from 'node:http';
import type { Socket } from 'node:net';
import { DELIVERY_TIMEOUT_MS, type FailureReason } from '../../core/webhooks/failure-reason.ts';
import { parseRetryAfter } from '../../core/webhooks/retry-after.ts';
import { checkWebhookAddress } from '../../core/webhooks/webhook-address.ts';
import type { EventToSend, FinishedSend, Send } from '../../parts/outgoing.ts';
import type { Clock } from '../../parts/parts.ts';
import type { Resolve } from '../../parts/resolve.ts';
import { type ConnectionParts, connectTo, openConnection } from './endpoint-connection.ts';

/** The dependencies of the sender. */
export interface SendingParts {
  resolve: Resolve;
  clock: Clock;
}

/** The network and its timeouts; tests replace them. */
export interface WireSettings extends Omit<ConnectionParts, 'resolve'> {
  /** The timeout of the whole attempt, from the name look-up to the last byte of the answer. */
  timeoutMs: number;
}

const WIRE: WireSettings = { connect: connectTo, connectMs: 3_000, timeoutMs: DELIVERY_TIMEOUT_MS };

/** The most bytes that are read of an answer, including its head: only the status and `Retry-After` matter. */
const MOST_RECEIVED = 65_536;

/** The error code of Node if an answer has more than 16 KiB between its chunks; its head was already read. */
const ENDLESS_CHUNKS = 'HPE_CHUNK_EXTENSIONS_OVERFLOW';

/**
 * Creates the sender. Each event has its own connection, to a public IP address that was looked up just before, with a
 * certificate for the name. Follows no redirect and uses no proxy. Every attempt ends within the timeout, even if the
 * endpoint never stops sending.
 */
export function createEndpointSender({ resolve, clock }: SendingParts, wire = WIRE): Send {
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
  const reading = checkWebhookAddress(event.url, event.allowsLocal);
  // Checked again: the address may have been saved by a service with fewer restrictions.
  if (reading.kind === 'Wrong') return failed('NotPublic');
  const connection = await openConnection(parts, reading.address, event.allowsLocal, signal);
  if (connection.kind === 'Failed') return connection;
  return post(connection.socket, { ...event, url: reading.address.url }, clock);
}

function post(socket: Socket, { url, headers, body }: EventToSend, clock: Clock): Promise<FinishedSend> {
  const { promise: answer, resolve } = Promise.withResolvers<FinishedSend>();
  const { host, pathname, search } = new URL(url);
  const sent = request({
    method: 'POST',
    path: pathname + search,
    // The connection is closed after one event.
    headers: { host, connection: 'close', ...headers, 'content-length': Buffer.byteLength(body) },
    createConnection: () => socket,
  });
  let head: FinishedSend | null = null;
  /** Stops reading: the answer is what was read so far. */
  const stop = () => resolve(head ?? failed('NotHttp'));
  const fail = (error: NodeJS.ErrnoException) =>
    error.code === ENDLESS_CHUNKS ? stop() : resolve(failed(reasonOf(error)));
  sent.once('socket', () => {
    socket.on('data', () => {
      if (socket.bytesRead > MOST_RECEIVED) stop();
    });
  });
  // Informational responses need no listener: the final one follows, also after a "continue" that was not requested.
  sent.on('response', (response) => {
    const retryAfterSeconds = parseRetryAfter(response.headers['retry-after'], clock.now());
    head = { kind: 'Answered', statusCode: response.statusCode!, retryAfterSeconds };
    response.on('end', stop).on('error', fail).resume();
  });
  sent.on('upgrade', stop);
  sent.on('error', fail);
  sent.end(body);
  return answer.finally(() => {
    sent.destroy();
    socket.destroy();
  });
}

function reasonOf({ code = '' }: NodeJS.ErrnoException): FailureReason {
  // A server that asks for a client certificate may refuse only after the handshake.
  if (/^ERR_(?:SSL|TLS)_|^EPROTO$/.test(code)) return 'TlsFailed';
  if (code === 'HPE_INVALID_EOF_STATE') return 'BrokenOff';
  return code.startsWith('HPE_') ? 'NotHttp' : 'BrokenOff';
}

function failed(reason: FailureReason): FinishedSend {
  return { kind: 'Failed', reason };
}
