/** The timeout of one attempt to deliver an event, from resolving the host name to the last byte of the answer. */
export const DELIVERY_TIMEOUT_MS = 10_000;

/**
 * Why an event got no complete answer. `NotResolved`: the host name has no IP address. `NotPublic`: it has an address that is
 * not public. `Unreachable`: the connection failed. `BrokenOff`: the answer ended before it was complete.
 */
export const FAILURE_REASONS = [
  'NotResolved',
  'NotPublic',
  'Unreachable',
  'CertificateRefused',
  'TlsFailed',
  'TooSlow',
  'BrokenOff',
  'NotHttp',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/**
 * The same sentence for a host name without an address and for one with a private address: it must not reveal which private
 * names exist.
 */
const PRIVATE_OR_UNKNOWN = 'The name of the host does not lead to public addresses only.';

const SENTENCES: Record<FailureReason, string> = {
  NotResolved: PRIVATE_OR_UNKNOWN,
  NotPublic: PRIVATE_OR_UNKNOWN,
  Unreachable: 'The host takes no connections on this port.',
  CertificateRefused:
    'The certificate is not trusted: it may have expired, be for another name, or lack the certificates in between.',
  TlsFailed: 'The host does not complete the TLS handshake.',
  TooSlow: `The answer was not complete within ${DELIVERY_TIMEOUT_MS / 1000} seconds.`,
  BrokenOff: 'The connection was closed before the answer was complete.',
  NotHttp: 'The answer is not one of HTTP/1.1.',
};

/** Describes a reason in a sentence for developers. The sentence contains nothing of the address, the event or its signature. */
export function describeFailure(reason: FailureReason): string {
  return SENTENCES[reason];
}

/**
 * Describes in a sentence for developers why the HTTP status of an answer does not accept the event; `null` for 200 to 299,
 * which accept it.
 * @param statusCode  200 or more
 */
export function describeStatus(statusCode: number): string | null {
  if (statusCode < 300) return null;
  if (statusCode < 400) return `The endpoint answered ${statusCode}: redirects are not followed.`;
  return `The endpoint answered ${statusCode} instead of 2xx.`;
}
