import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '../../core/refusals.ts';

/**
 * In bytes. Every path and query of the service is far shorter.
 * @see RFC 9110, section 4.1, which asks for 8,000 at least
 */
export const LONGEST_URI = 8 * 1024;

const VERSIONS = new Set(['1.1', '1.0']);

/** Characters that no host name has. */
const NO_HOST = /[\s/?#@\\,<>"^`{|}]/;

/**
 * The refusal of a request line or header that the parser accepted; `null` when they are good.
 * @see RFC 9112, section 3.2, for `Host`
 */
export function faultOfHead({
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: IncomingMessage): RefusalCode | null {
  if (url.length > LONGEST_URI) return 'URI_TOO_LONG';
  if (!VERSIONS.has(httpVersion)) return 'MALFORMED_REQUEST';
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0' ? null : 'MALFORMED_REQUEST';
  if (NO_HOST.test(host)) return 'MALFORMED_REQUEST';
  return timesNamed(rawHeaders, 'host') > 1 ? 'MALFORMED_REQUEST' : null;
}

function timesNamed(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index]!;
    if (header.length === name.length && header.toLowerCase() === name) times += 1;
  }
  return times;
}
