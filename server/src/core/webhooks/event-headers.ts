/** The values for the headers of an event. */
export interface EventHeaderValues {
  /** The id of the event, as in its body. */
  id: string;
  type: string;
  /** The time of this attempt in Unix seconds; the signature includes it. */
  timestampSeconds: number;
  /** The signature of the sent body. While a secret is rotated, two signatures with a space between them. */
  signature: string;
}

/**
 * The headers of an event: the id and type in headers of this service; the id, time and signature in the headers of Standard
 * Webhooks. Headers of the connection are not included.
 * @see Standard Webhooks, "Webhook metadata"
 */
export function eventHeaders({
  id,
  type,
  timestampSeconds,
  signature,
}: EventHeaderValues): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Sofra-Webhooks/1',
    'X-Service-Event-Id': id,
    'X-Service-Event-Type': type,
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signature,
  };
}
