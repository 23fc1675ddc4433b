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

/** How a server takes events. */
export interface ReceiveOptions extends VerifyOptions {
  /**
   * Stores a verified event. The answer, 204, is sent when it is done: within ten seconds, so leave the work for later.
   * When it throws, the service sends the event again.
   */
  onEvent(event: WebhookEvent): unknown;
  /** Told of a request that was answered 400, for the log. */
  onRejected?: ((error: WebhookVerificationError) => unknown) | undefined;
}

export interface Receipt {
  status: 204 | 400;
  /** Why it was not accepted; empty if it was. */
  text: string;
}

/** The largest event, a bill of 500 lines, has less than 2 MB. */
export const MOST_BYTES = 2_000_000;

/**
 * Checks the secret when a server starts. Without it no event could be accepted, and only the first one would show that.
 * @throws UsageError  there is no secret, or one that cannot be a secret
 */
export function requireSecret({ signingSecret }: Pick<ReceiveOptions, 'signingSecret'>): void {
  const secrets = [signingSecret ?? []].flat();
  if (secrets.length === 0 || secrets.some((secret) => decodeSecret(secret ?? '') === null))
    throw new UsageError(
      'receiving events needs the signingSecret of the API key, whsec_ and base64: is its environment variable set?',
    );
}

/** Verifies a request and hands its event over. Throws only what `onEvent` and `onRejected` throw. */
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
 * Answers the request of an event, if requests are those of the Web: Bun, Deno, workers.
 */
export async function receiveEvent(request: Request, options: ReceiveOptions): Promise<Response> {
  requireSecret(options);
  // A body that was read before cannot be read again.
  const body = request.bodyUsed ? null : await request.arrayBuffer();
  return responseOf(await receive(body, request.headers, options));
}

export function responseOf({ status, text }: Receipt): Response {
  return new Response(status === 204 ? null : text, { status });
}
