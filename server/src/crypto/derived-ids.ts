import { hash } from 'node:crypto';

/**
 * The id of the payment that an Idempotency-Key records on a bill. It is the same for every repeat, on every
 * server, so that the bill alone distinguishes a repeat from a second payment.
 */
export function paymentIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} ${idempotencyKey}`);
}

/** The same for a refund. */
export function refundIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} refund ${idempotencyKey}`);
}

/** The same for a fiscal document. */
export function documentIdOf(venueId: string, billId: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${billId} fiscal document ${idempotencyKey}`);
}

/** The id of what an Idempotency-Key does to the drawers and shifts of a venue by the operation of a path. */
export function drawerActIdOf(venueId: string, path: string, idempotencyKey: string): string {
  return derivedId(`${venueId} ${path} ${idempotencyKey}`);
}

/** The id of what a notice of a venue is about: the same for everyone who is told of it, and each time. */
export function noticeSubjectOf(venueId: string, about: string): string {
  return derivedId(`${venueId} notice ${about}`);
}

/** The id of a session, from the SHA-256 of its token. */
export function sessionIdOf(tokenHash: string): string {
  return derivedId(`session ${tokenHash}`);
}

/** The id of an open item as a product: that of all open items of a venue with this name. */
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

/** Tells bodies of requests apart: equal for equal ones. */
export function bodyHashOf(body: unknown): string {
  return hash('sha256', JSON.stringify(body), 'base64url').slice(0, 22);
}
