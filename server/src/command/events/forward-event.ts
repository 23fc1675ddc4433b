import { request } from 'undici';
import { DELIVERY_TIMEOUT_MS } from '../../core/webhooks/failure-reason.ts';
import type { Arrival } from './event-receiver.ts';

/** How another server took an event: with a status, or why there is none. */
export type ForwardOutcome =
  | { kind: 'Answered'; statusCode: number; durationMs: number }
  | { kind: 'Failed'; reason: string };

/** Whoever sent the event is to have its answer before it gives up. */
const FORWARD_LIMIT_MS = DELIVERY_TIMEOUT_MS - 1_000;

/** Of one connection, and so not of the next. */
const CONNECTION_HEADERS = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/** Passes an event on as it came: the same body, and the same headers but those of the connection. */
export async function forwardEvent(url: string, { headers, body }: Arrival): Promise<ForwardOutcome> {
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
