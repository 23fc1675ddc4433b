import { hash } from 'node:crypto';

/**
 * The id of the payment that a call with an Idempotency-Key records on a bill. It is the same for every repeat, on
 * every server, so that the bill itself shows whether a call is a repeat or a second payment.
 */
export function paymentIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} ${idempotencyKey}`);
}

/** The id of a refund, as {@link paymentIdOf}. */
export function refundIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} refund ${idempotencyKey}`);
}

/** The id of a fiscal document, as {@link paymentIdOf}. */
export function documentIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} fiscal document ${idempotencyKey}`);
}

/** The id of an act on cash drawers or shifts, from the path of its operation and the Idempotency-Key of the call. */
export function drawerActIdOf(venueId: string, path: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${path} ${idempotencyKey}`);
}

/** The id of the subject of a notice: equal for everyone who gets a notice about the same thing, and for each repeat. */
export function noticeSubjectOf(venueId: string, about: string): string {
  return derivedId(`${venueId} notice ${about}`);
}

/** The id of a session, from the SHA-256 of its token. */
export function sessionIdOf(tokenHash: string): string {
  return derivedId(`session ${tokenHash}`);
}

/** The product id of an open item: equal for all open items of a venue with this name. */
export function openItemIdOf(venueId: string, name: string): string {
  return derivedId(`${venueId} open item ${name}`);
}

/**
 * A UUID of version 8, from the SHA-256 of a text.
 * @see RFC 9562, section 5.8
 */
function derivedId(text: string): string {
  const bytes = hash('sha256', text, 'buffer').subarray(0, 16);
  bytes[6] = 0x80 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The hash of a request body: equal bodies have equal hashes. */
export function bodyHashOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url').slice(0, 22);
}
