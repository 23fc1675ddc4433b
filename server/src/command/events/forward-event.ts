import { request } from 'undici';
import { DELIVERY_TIMEOUT_MS } from '../../core/webhooks/failure-reason.ts';
import type { ReceivedRequest } from './event-receiver.ts';

/** The result of forwarding an event: a status, or the reason why there is none. */
export type ForwardOutcome =
  | { kind: 'Answered'; statusCode: number; durationMs: number }
  | { kind: 'Failed'; reason: string };

/** Shorter than the timeout of the sender, so that the sender gets a response. */
const FORWARD_LIMIT_MS = DELIVERY_TIMEOUT_MS - 1_000;

/** Headers of one connection, which are not forwarded. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** Forwards an event with the same body and the same headers, except those of the connection. */
export async function forwardEvent(url: string, { headers, body }: ReceivedRequest): Promise<ForwardOutcome> {
  const passed = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  const startedAt = performance.now();
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: Object.fromEntries(passed),
      body,
      signal: AbortSignal.timeout(FORWARD_LIMIT_MS),
    });
    await answer.body.dump();
    const durationMs = Math.round(performance.now() - startedAt);
    return { kind: 'Answered', statusCode: answer.statusCode, durationMs };
  } catch (error) {
    return { kind: 'Failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: unknown };
  if (name === 'TimeoutError') return `nothing within ${FORWARD_LIMIT_MS / 1000} seconds`;
  return typeof code === 'string' ? code : message;
}
