import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { httpStatusOf, type RefusalCode } from '../../core/refusals.ts';
import type { Clock, Random } from '../../parts/parts.ts';
import { LONGEST_URI_BYTES } from '../limits/http-limits.ts';
import { type LogAnswer, UNREAD_CALL } from '../log-answers.ts';
import { callerAddress, languageOf, traceIdOf } from '../request/request-context.ts';
import { errorBody } from './error-body.ts';

/** The parts that a refusal needs before a route is known. */
export interface EarlyRefusalParts {
  clock: Clock;
  random: Random;
  /** Headers of every answer of the server. */
  headers: Readonly<Record<string, string>>;
  logAnswer: LogAnswer;
}

/** A request that reaches no route: its connection, and its headers if they could be read. */
type UnroutedRequest = { socket: Socket } & Partial<Pick<IncomingMessage, 'headers'>>;

interface EarlyRefusal {
  status: number;
  headers: Record<string, string>;
  json: string;
}

/** Headers that only some refusals have, such as `Allow`. */
type RefusalHeaders = Readonly<Record<string, string>>;

/**
 * Makes and logs the refusal of a request that reaches no route: an error envelope, after which the connection
 * closes.
 */
function makeEarlyRefusal(
  parts: EarlyRefusalParts,
  code: RefusalCode,
  { socket, headers: sent = {} }: UnroutedRequest,
  more: RefusalHeaders = {},
): EarlyRefusal {
  const { clock, random } = parts;
  const now = clock.now();
  const traceId = traceIdOf(sent['traceparent'] as string | undefined, random);
  const language = languageOf(sent['accept-language']);
  const json = JSON.stringify(errorBody({ code, language, now, traceId, problems: [] }));
  const address = callerAddress(socket.remoteAddress ?? '');
  parts.logAnswer({ ...UNREAD_CALL, traceId, now, address }, httpStatusOf(code), code);
  const headers = {
    ...parts.headers,
    'Trace-Id': traceId,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(json)),
    ...more,
    Connection: 'close',
  };
  return { status: httpStatusOf(code), headers, json };
}

/** Refuses a request whose headers could be read. */
export function refuseEarly(
  parts: EarlyRefusalParts,
  request: IncomingMessage,
  response: ServerResponse,
  code: RefusalCode,
): void {
  const { status, headers, json } = makeEarlyRefusal(parts, code, request);
  response.writeHead(status, headers).end(json);
}

/** The bytes of a complete HTTP answer with a refusal, for a connection whose request could not be read. */
export function earlyRefusalBytes(
  parts: EarlyRefusalParts,
  code: RefusalCode,
  request: UnroutedRequest,
  more?: RefusalHeaders,
): Buffer {
  const { status, headers, json } = makeEarlyRefusal(parts, code, request, more);
  const lines = Object.entries({ ...headers, Date: new Date(parts.clock.now()).toUTCString() });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${json}`);
}

/** An error of Node's parser, with the last bytes that it had read. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** The refusal of a request that Node could not parse; `null` if the request was not the cause. */
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
 * Whether a request head is too large because of its path. The last bytes that Node read decide: the path of a
 * request line is too long, or the bytes are the middle of a path, without a space or a line end.
 */
function breaksInUri(packet: Buffer | undefined): boolean {
  const text = packet?.toString('latin1') ?? '';
  const [, uri] = REQUEST_LINE.exec(text) ?? [];
  return uri === undefined ? URI_CHARACTERS.test(text) : uri.length > LONGEST_URI_BYTES;
}
