import type { IncomingMessage } from 'node:http';
import type { RefusalCode } from '../../core/refusals.ts';

/** In bytes. Every path and query of the service is far shorter. @see RFC 9110, section 4.1, which asks for 8,000 at least */
const LONGEST_URI = 8 * 1024;

const VERSIONS = new Set(['1.1', '1.0']);

/** Reserved characters that no host has, and those that stand in no header of a host. */
const NO_HOST = /[\s/?#@\\,<>"^`{|}]/;

/**
 * What the head of a request is refused for, although the parser could read it; `null` for nothing.
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

/** An error of Node's parser, with what it had read last. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** What a request is refused for that Node could not read; `null` when the fault is none of the request's. */
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
 * Whether a head that is too large is so for its path. Known by what was read last: a long request line from its beginning,
 * or the midst of something that has neither a space nor the end of a line.
 */
function breaksInUri(packet: Buffer | undefined): boolean {
  const text = packet?.toString('latin1') ?? '';
  const [, uri] = REQUEST_LINE.exec(text) ?? [];
  return uri === undefined ? URI_CHARACTERS.test(text) : uri.length > LONGEST_URI;
}
