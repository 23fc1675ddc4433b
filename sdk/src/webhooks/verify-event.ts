import { SofraError } from '../errors.ts';
import type { WebhookEvent } from './event.ts';
import { decodeSecret, hmacOf, isEqual } from './signature.ts';

/** The body of a request exactly as received, before it is parsed. */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** The headers of a request, as the runtime or a framework gives them. */
export type HeaderSource = Headers | Record<string, string | readonly string[] | undefined>;

/** Why an event was not accepted. */
export type RejectionReason =
  | 'BodyNotRaw'
  | 'HeaderMissing'
  | 'TimestampInvalid'
  | 'TimestampTooOld'
  | 'TimestampTooNew'
  | 'SecretUnusable'
  | 'SignatureUnknown'
  | 'SignatureWrong'
  | 'BodyNotJson';

/** The request is not an event of the service, or its signature cannot be verified. `reason` says why. */
export class WebhookVerificationError extends SofraError {
  override readonly name = 'WebhookVerificationError';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}

export interface VerifyOptions {
  /** The signing secret, `whsec_…`; several during a rotation. */
  signingSecret: string | readonly string[] | undefined;
  /** The allowed difference between the clocks of both sides, in seconds. Default: 300. */
  toleranceSeconds?: number | undefined;
  /** The current time in milliseconds since 1970. Default: the system clock. */
  now?: (() => number) | undefined;
}

/**
 * Verifies that the service signed the event with one of the secrets, within the tolerance, and returns the event.
 * @throws WebhookVerificationError  the event is not accepted; `reason` says why
 * @see Standard Webhooks, "Verifying webhook authenticity"
 */
export async function verifyEvent(
  body: RawBody,
  headers: HeaderSource,
  { signingSecret, toleranceSeconds = 300, now = Date.now }: VerifyOptions,
): Promise<WebhookEvent> {
  const bytes = bytesOf(body);
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = signaturesOf(headerOf(headers, 'webhook-signature'));
  requireRecent(timestamp, now() / 1000, toleranceSeconds);
  for (const secret of [signingSecret ?? ''].flat()) {
    const expected = await hmacOf(keyOf(secret), `${id}.${timestamp}.`, bytes);
    if (signatures.filter((signature) => isEqual(signature, expected)).length > 0) return eventOf(bytes);
  }
  throw reject(
    'SignatureWrong',
    'no signature was made with this secret over this body: is it the secret of this API key, and the body as it came, before it was parsed?',
  );
}

function reject(reason: RejectionReason, message: string): WebhookVerificationError {
  return new WebhookVerificationError(reason, message);
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw reject(
    'BodyNotRaw',
    'something parsed the body before it was verified: give the text or the bytes as they came',
  );
}

function headerOf(headers: HeaderSource, name: string): string {
  const value =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
  if (text === '') throw reject('HeaderMissing', `there is no ${name} header`);
  return text;
}

function signaturesOf(header: string): string[] {
  const signatures = header.split(' ').filter((part) => part.startsWith('v1,'));
  if (signatures.length === 0) throw reject('SignatureUnknown', 'there is no signature of version v1');
  return signatures.map((part) => part.slice(3));
}

function requireRecent(timestamp: string, nowSeconds: number, toleranceSeconds: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw reject('TimestampInvalid', 'webhook-timestamp is no Unix time');
  const lateSeconds = nowSeconds - Number(timestamp);
  if (lateSeconds > toleranceSeconds) {
    throw reject('TimestampTooOld', `sent ${Math.round(lateSeconds)} s ago: a repeat, or this clock is fast`);
  }
  if (lateSeconds < -toleranceSeconds) {
    throw reject('TimestampTooNew', `sent in ${Math.round(-lateSeconds)} s: this clock is slow`);
  }
}

function keyOf(secret: string): Uint8Array {
  const key = decodeSecret(secret);
  if (key !== null) return key;
  throw reject(
    'SecretUnusable',
    'the signing secret is missing, or is not whsec_ followed by base64: is it the whole secret?',
  );
}

function eventOf(bytes: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
  } catch {
    throw reject('BodyNotJson', 'the signature is right, but the body is no JSON');
  }
}
