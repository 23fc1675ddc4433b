import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '../../core/refusals.ts';

/**
 * In bytes. Every path and query of the service is far shorter.
 * @see RFC 9110, section 4.1, which asks for 8,000 at least
 */
const LONGEST_URI = 8 * 1024;

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

/** An error of Node's parser, with the last bytes that it had read. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** The refusal of a request that Node could not parse; `null` when the request was not at fault. */
export function faultOfParser(error: ParserError): RefusalCode | null {
  const { code = '', rawPacket } = error;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'BODY_TOO_LARGE';
  if (code === 'HPE_HEADER_OVERFLOW') return breaksInUri(rawPacket) ? 'URI_TOO_LONG' : 'HEADERS_TOO_LARGE';
  return code.startsWith('HPE_') ? 'MALFORMED_REQUEST' : null;
}

const REQUEST_LINE = /^(?:\r?\n)*[A-Z]+ (\S*)/;
const URI_CHARACTERS = /^[^\s:"{}<>]*$/;

/**
 * Whether a request head is too large because of its path. Judged by the last bytes read: a long request line
 * from its start, or text that has neither a space nor a line end.
 */
function breaksInUri(packet: Buffer | undefined): boolean {
  const text = packet?.toString('latin1') ?? '';
  const [, uri] = REQUEST_LINE.exec(text) ?? [];
  return uri === undefined ? URI_CHARACTERS.test(text) : uri.length > LONGEST_URI;
}
