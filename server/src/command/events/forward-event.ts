import { once } from 'node:events';
import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestByTls } from 'node:https';
import { DELIVERY_TIMEOUT_MS } from '../../core/webhooks/failure-reason.ts';

/** The request of an event, as a webhook would get it. */
export interface SignedRequest {
  headers: Record<string, string>;
  body: string;
}

/** The result of forwarding an event: a status, or the reason why there is none. */
export type ForwardOutcome =
  | { kind: 'Answered'; statusCode: number; durationMs: number }
  | { kind: 'Failed'; reason: string };

/** Sends an event to a server of the developer, with the same timeout as a webhook. */
export async function forwardEvent(url: string, { headers, body }: SignedRequest): Promise<ForwardOutcome> {
  const startedAt = performance.now();
  try {
    // Not `fetch`: it fails if the server sends an unrequested "100 Continue".
    const request = url.startsWith('https:') ? requestByTls : requestPlainly;
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
    const sent = request(url, { method: 'POST', headers, signal, agent: false });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    const durationMs = Math.round(performance.now() - startedAt);
    return { kind: 'Answered', statusCode: answer.statusCode!, durationMs };
  } catch (error) {
    return { kind: 'Failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { name, code, message } = error as Error & { code?: unknown };
  if (name === 'AbortError') return `nothing within ${DELIVERY_TIMEOUT_MS / 1000} seconds`;
  return typeof code === 'string' ? code : message;
}
