import { UsageError } from '../errors.ts';
import type { WebhookEvent } from './event.ts';
import { decodeSecret } from './signature.ts';
import {
  type HeaderSource,
  type RawBody,
  type VerifyOptions,
  verifyEvent,
  WebhookVerificationError,
} from './verify-event.ts';

/** How a server receives events. */
export interface ReceiveOptions extends VerifyOptions {
  /**
   * Stores a verified event. The answer 204 is sent after it has finished. It must finish within ten seconds: store the
   * event and do the work later. If it throws, the service sends the event again.
   */
  onEvent(event: WebhookEvent): unknown;
  /** Called for a request that was answered with 400, for your log. */
  onRejected?: ((error: WebhookVerificationError) => unknown) | undefined;
}

export interface Receipt {
  status: 204 | 400;
  /** Why the request was not accepted; empty if it was. */
  text: string;
}

/** The largest event, a bill of 500 lines, has less than 2 MB. */
export const MOST_BYTES = 2_000_000;

/**
 * Checks the secret when a server starts. Otherwise a missing secret would be noticed only with the first event.
 * @throws UsageError  the secret is missing or not valid
 */
export function requireSecret({ signingSecret }: Pick<ReceiveOptions, 'signingSecret'>): void {
  const secrets = [signingSecret ?? []].flat();
  if (secrets.length === 0 || secrets.some((secret) => decodeSecret(secret ?? '') === null))
    throw new UsageError(
      'receiving events needs the signingSecret of the API key (whsec_ followed by base64): is its environment variable set?',
    );
}

/** Verifies a request and passes its event to `onEvent`. Throws only errors of `onEvent` and `onRejected`. */
export async function receive(
  body: unknown,
  headers: HeaderSource,
  options: ReceiveOptions,
): Promise<Receipt> {
  let event: WebhookEvent;
  try {
    event = await verifyEvent(body as RawBody, headers, options);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    await options.onRejected?.(error);
    return { status: 400, text: error.reason };
  }
  await options.onEvent(event);
  return { status: 204, text: '' };
}

/**
 * Answers the request of an event, for runtimes with Web requests: Bun, Deno, workers.
 */
export async function receiveEvent(request: Request, options: ReceiveOptions): Promise<Response> {
  requireSecret(options);
  // A body that was already read cannot be read again.
  const body = request.bodyUsed ? null : await request.arrayBuffer();
  return responseOf(await receive(body, request.headers, options));
}

export function responseOf({ status, text }: Receipt): Response {
  return new Response(status === 204 ? null : text, { status });
}
