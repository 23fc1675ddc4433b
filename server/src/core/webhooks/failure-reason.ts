/** How long the delivery of an event may take in all, from looking up the name to the last byte of the answer. */
export const DELIVERY_TIMEOUT_MS = 10_000;

/**
 * Why an event got no whole answer. `NotResolved` is a name that leads nowhere, `NotPublic` one that leads to where no
 * event may be sent; `Unreachable` where nothing takes the connection; `BrokenOff` an answer that ends before it is whole.
 */
export const ENDPOINT_TROUBLES = [
  'NotResolved',
  'NotPublic',
  'Unreachable',
  'CertificateRefused',
  'TlsFailed',
  'TooSlow',
  'BrokenOff',
  'NotHttp',
] as const;
export type FailureReason = (typeof ENDPOINT_TROUBLES)[number];

/** The same whether a name leads nowhere or to a private place, so that nobody learns from it which names there are inside. */
const LEADS_INSIDE = 'The name of the host does not lead to public addresses only.';

const SENTENCES: Record<FailureReason, string> = {
  NotResolved: LEADS_INSIDE,
  NotPublic: LEADS_INSIDE,
  Unreachable: 'The host takes no connections on this port.',
  CertificateRefused:
    'The certificate is not trusted: it may have expired, be for another name, or lack the certificates in between.',
  TlsFailed: 'The host does not complete the TLS handshake.',
  TooSlow: `The answer was not complete within ${DELIVERY_TIMEOUT_MS / 1000} seconds.`,
  BrokenOff: 'The connection was closed before the answer was complete.',
  NotHttp: 'The answer is not one of HTTP/1.1.',
};

/** What a trouble is, in a sentence for a developer: nothing of the address, the event or its signature is in it. */
export function describeFailure(trouble: FailureReason): string {
  return SENTENCES[trouble];
}

/**
 * What is wrong with an answer's status, in a sentence for a developer; `null` for 200 to 299, which accept an event.
 * @param statusCode  200 or more
 */
export function describeStatus(statusCode: number): string | null {
  if (statusCode < 300) return null;
  if (statusCode < 400) return `The endpoint answered ${statusCode}: redirects are not followed.`;
  return `The endpoint answered ${statusCode} instead of 2xx.`;
}
