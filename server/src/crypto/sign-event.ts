import { createHmac } from 'node:crypto';

/** The signed data: the body of an event, with its id and the time of the attempt. */
export interface EventToSign {
  id: string;
  /** The time of the attempt in Unix seconds, so that no one can send a copy of it much later. */
  timestampSeconds: number;
  /** The exact text that is sent as the body. */
  body: string;
}

/** The form of a secret: `whsec_` and standard base64. */
const SECRET = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

/**
 * Signs an event: `v1,` and the base64 of the HMAC-SHA256 of id, time and body, with the decoded bytes of the secret
 * as key.
 * @param secret  `whsec_` and base64, as shown to the owner
 * @throws RangeError for any other form; the message does not contain the secret
 * @see Standard Webhooks, "Signature scheme"
 */
export function signEvent(secret: string, { id, timestampSeconds, body }: EventToSign): string {
  const [, base64] = SECRET.exec(secret) ?? [];
  if (base64 === undefined) throw new RangeError('A signing secret is whsec_ and base64.');
  const hmac = createHmac('sha256', Buffer.from(base64, 'base64'));
  return `v1,${hmac.update(`${id}.${timestampSeconds}.${body}`, 'utf8').digest('base64')}`;
}
