/** What is said of an event beside its body. */
export interface EventMark {
  /** The event's, which its body carries, too. */
  id: string;
  type: string;
  /** Unix seconds of this attempt: the ones that were signed. */
  timestampSeconds: number;
  /** Of exactly the body that is sent. */
  signature: string;
}

/**
 * Every header that an event goes out with, beside those of the connection: what it is twice, by the headers of this
 * service and by those that libraries for Standard Webhooks read.
 * @see Standard Webhooks, "Webhook metadata"
 */
export function eventHeaders({ id, type, timestampSeconds, signature }: EventMark): Record<string, string> {
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
