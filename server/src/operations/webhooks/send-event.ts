import type { SecretKeys } from '../../core/secret-key.ts';
import type { EventType } from '../../core/webhooks/event.ts';
import { eventHeaders } from '../../core/webhooks/event-headers.ts';
import { describeFailure, describeStatus } from '../../core/webhooks/failure-reason.ts';
import { formerSecretRef } from '../../crypto/former-secret.ts';
import { openSecret } from '../../crypto/seal-secret.ts';
import { signEvent } from '../../crypto/sign-event.ts';
import type { Send } from '../../parts/outgoing.ts';
import type { Clock } from '../../parts/parts.ts';
import type { Endpoint } from '../../store/webhooks/endpoint-queues.ts';

/** The dependencies of sending an event. */
export interface SendingTools {
  clock: Clock;
  send: Send;
  /** The keys that encrypt signing secrets; 32 bytes each. */
  secretKeys: SecretKeys;
  /** Whether events may be sent to the service's own machine. */
  allowsLocalWebhooks: boolean;
}

/** An event that is ready to send; `createdAt` in the format of the JSON. */
export interface PreparedEvent {
  id: string;
  type: EventType;
  createdAt: string;
  data: unknown;
  /** The order or reservation that it is about. */
  subjectId?: string;
}

/** The outcome of sending an event. */
export interface Sending {
  /** When sending began, in milliseconds. */
  at: number;
  isDelivered: boolean;
  /** `null` if there was no complete answer. */
  statusCode: number | null;
  /** A sentence for a developer, without the secret, the signature or the address; `null` if delivered. */
  error: string | null;
  durationMs: number;
  /** The `Retry-After` of the endpoint; `null` without one. */
  retryAfterSeconds: number | null;
}

const SECRET_LOST =
  'The signing secret cannot be read: SECRET_KEY is not the key that it was encrypted under. Regenerate the secret.';

/**
 * Signs an event with the present secret of its endpoint (after a rotation also with the old secret, while that still
 * signs), and sends it once. Never throws for failures of the endpoint.
 */
export async function sendEvent(
  { clock, send, secretKeys, allowsLocalWebhooks }: SendingTools,
  endpoint: Endpoint,
  { id, type, createdAt, data, subjectId }: PreparedEvent,
): Promise<Sending> {
  const at = clock.now();
  const unsent = { at, isDelivered: false, statusCode: null, durationMs: 0, retryAfterSeconds: null };
  const secret = openSecret(endpoint.sealedSecret, secretKeys, endpoint);
  if (secret === null) return { ...unsent, error: SECRET_LOST };
  const body = JSON.stringify({ id, type, createdAt, data });
  const timestampSeconds = Math.floor(at / 1000);
  const former = formerSecretOf(endpoint, secretKeys, secret, at);
  const secrets = former === null ? [secret] : [secret, former];
  const signature = secrets.map((one) => signEvent(one, { id, timestampSeconds, body })).join(' ');
  const headers = eventHeaders({ id, type, timestampSeconds, signature });
  const outcome = await send({
    url: endpoint.url,
    headers,
    body,
    allowsLocal: allowsLocalWebhooks,
    subjectId,
  });
  const { durationMs } = outcome;
  if (outcome.kind === 'Failed') return { ...unsent, durationMs, error: describeFailure(outcome.reason) };
  const { statusCode, retryAfterSeconds } = outcome;
  const error = describeStatus(statusCode);
  return { at, isDelivered: error === null, statusCode, error, durationMs, retryAfterSeconds };
}

/** The old secret, if it still signs at an instant; else `null`. */
function formerSecretOf(
  { former, ...keyRef }: Endpoint,
  secretKeys: SecretKeys,
  secret: string,
  at: number,
): string | null {
  if (former === null || former.until <= at) return null;
  return openSecret(former.sealedSecret, secretKeys, formerSecretRef(keyRef, secret));
}
