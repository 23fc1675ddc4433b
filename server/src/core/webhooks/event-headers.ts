/** The values of the headers of an event. */
export interface EventMark {
  /** The id of the event, as in its body. */
  id: string;
  type: string;
  /** Unix seconds of this attempt, as signed. */
  timestampSeconds: number;
  /** The signature of exactly the body that is sent; two with a space between them while a secret is rotated. */
  signature: string;
}

/**
 * The headers of an event, without those of the connection. Id and type are in the headers of this service;
 * id, time and signature are in those that libraries for Standard Webhooks read.
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
