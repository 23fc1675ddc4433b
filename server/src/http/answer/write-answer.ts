import type { FastifyReply } from 'fastify';
import { type Refusal, type RefusalCode, statusOf } from '../../core/refusals.ts';
import type { AnyAnswer, RequestContext } from '../mount-routes.ts';
import type {
  AnswerHeaders,
  FileAnswer,
  PiecewiseAnswer,
  PreparedAnswer,
  StreamAnswer,
} from '../operation.ts';
import { errorBody, successBody, successFrame } from './envelope.ts';
import { gzipOf } from './gzip-frame.ts';
import { isMade, type PreparedJson, preparedEncoding } from './prepared-json.ts';
import { sendTogether } from './send-together.ts';
import { gzipShort, SHORT_BYTES } from './short-gzip.ts';
import { type BegunBody, beginBody, enveloped, sendPieces } from './write-pieces.ts';

/** An answer that can be written. For one in pieces, the first pieces exist. */
export type ReadyAnswer = Exclude<AnyAnswer, PiecewiseAnswer> | BegunAnswer;

interface BegunAnswer {
  status: 200;
  begun: BegunBody;
  headers?: AnswerHeaders;
}

/**
 * Makes the first pieces of an answer in pieces, and the form of a prepared one for the first caller who takes it. An error until then can still be answered as a refusal.
 * Any other answer is ready, without a promise.
 */
export function beginAnswer(context: RequestContext, answer: AnyAnswer): Promise<ReadyAnswer> | ReadyAnswer {
  if (isPrepared(answer)) return canBeWritten(context, answer) ? answer : makePrepared(context, answer);
  return 'dataPieces' in answer ? beginPieces(context, answer) : answer;
}

async function makePrepared(context: RequestContext, answer: PreparedAnswer): Promise<PreparedAnswer> {
  const { data } = answer;
  // Another caller's encoding may make one form while this one waits for the other.
  while (data !== null && !isMade(data, encodingFor(context, data)))
    await data.make(encodingFor(context, data));
  return answer;
}

async function beginPieces(
  context: RequestContext,
  { status, dataPieces, headers = {} }: PiecewiseAnswer,
): Promise<BegunAnswer> {
  return { status, begun: await beginBody(enveloped(dataPieces, context)), headers };
}

function isPrepared(answer: AnyAnswer): answer is PreparedAnswer {
  return 'kind' in answer;
}

/** Whether the form of a prepared answer that this caller takes is there. */
export function canBeWritten(context: RequestContext, { data }: PreparedAnswer): boolean {
  return data === null || isMade(data, encodingFor(context, data));
}

function encodingFor({ request }: RequestContext, data: PreparedJson) {
  return preparedEncoding(data, request.headers['accept-encoding']);
}

/** What is called while and after an answer is written. */
export interface AnswerWatch {
  /** Called with an error that breaks an answer which has begun. */
  onFault: (error: unknown) => Refusal;
  /** Called once: when the answer is written, or begun as a stream; with the code of a fault that broke it. */
  onEnd: (status: number, code: RefusalCode | null) => void;
}

/** Writes an answer. */
export function writeAnswer(
  reply: FastifyReply,
  context: RequestContext,
  answer: ReadyAnswer,
  { onFault, onEnd }: AnswerWatch,
): FastifyReply {
  const headers = { ...context.headers, ...answer.headers };
  if ('begun' in answer && answer.begun.rest !== null)
    return writeBegun(reply, answer.begun, headers, { onFault, onEnd });
  const written = writeWhole(reply, context, answer, headers, onFault);
  onEnd(answer.status, null);
  return written;
}

function writeWhole(
  reply: FastifyReply,
  context: RequestContext,
  answer: ReadyAnswer,
  headers: AnswerHeaders,
  onFault: AnswerWatch['onFault'],
): FastifyReply {
  if ('begun' in answer) return write(reply, 200, headers, answer.begun.pieces);
  if ('bytes' in answer) return writeFile(reply, answer, headers);
  if ('stream' in answer) return writeStream(reply, answer, headers, onFault);
  if ('location' in answer) {
    return write(reply, answer.status, { ...headers, Location: answer.location, 'Content-Length': '0' }, []);
  }
  if ('kind' in answer) {
    writePrepared(reply, context, answer);
    return reply;
  }
  const { now, traceId } = context;
  if (!('dataJson' in answer))
    return write(reply, answer.status, headers, [JSON.stringify(successBody(answer.data, now, traceId))]);
  const [before, behind] = successFrame(now, traceId);
  return write(reply, answer.status, headers, [before + answer.dataJson + behind]);
}

/** Writes a body in pieces, which counts as answered once its last piece is sent. */
function writeBegun(
  reply: FastifyReply,
  begun: BegunBody,
  headers: AnswerHeaders,
  { onFault, onEnd }: AnswerWatch,
): FastifyReply {
  const sent = { 'Cache-Control': 'no-store', ...headers, 'Content-Type': JSON_TYPE };
  return sendPieces(reply, sent, begun, (end) => {
    const refusal = end.kind === 'Broken' ? onFault(end.error) : null;
    onEnd(refusal === null ? 200 : statusOf(refusal.code), refusal?.code ?? null);
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Browsers may not guess another type. */
const INERT = { 'X-Content-Type-Options': 'nosniff' };

function writeFile(
  reply: FastifyReply,
  { status, mediaType, bytes, isEncoded = false }: FileAnswer,
  headers: AnswerHeaders,
): FastifyReply {
  const sent = { 'Cache-Control': 'no-store', ...headers, 'Content-Type': mediaType, ...INERT };
  if (!isEncoded && mediaType.startsWith('text/') && takesEncoding(reply))
    return reply.code(status).headers(sent).send(bytes);
  const { raw } = reply.hijack();
  sendTogether(raw.writeHead(status, { ...sent, 'Content-Length': bytes.length }), [bytes]);
  return reply;
}

/** Whether the caller takes compressed bodies. Fastify's reply then compresses those that are worth it. */
function takesEncoding({ request }: FastifyReply): boolean {
  return request.headers['accept-encoding'] !== undefined;
}

/** Starts a stream, which goes on after the handler returns: an open stream takes no slot in the gate. */
function writeStream(
  reply: FastifyReply,
  { status, mediaType, stream }: StreamAnswer,
  headers: AnswerHeaders,
  onFault: (error: unknown) => unknown,
): FastifyReply {
  const { raw } = reply.hijack();
  const sent = { 'Cache-Control': 'no-store', ...headers, 'Content-Type': mediaType, ...INERT };
  raw.writeHead(status, sent);
  if (reply.request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  raw.on('error', () => leaving.abort());
  raw.flushHeaders();
  stream(raw, leaving.signal)
    .catch(onFault)
    .finally(() => raw.end());
  return reply;
}

/** A body in pieces and its headers. A character of a piece that is text is a byte, as in Latin-1. */
interface CompleteAnswer {
  headers: Record<string, string | number>;
  pieces: readonly (string | Buffer)[];
}

/** The body and the headers of an answer whose `data` was serialized ahead, in a form that {@link canBeWritten}. */
function completeAnswer(context: RequestContext, { headers, data }: PreparedAnswer): CompleteAnswer {
  const sent: Record<string, string | number> = {
    'Cache-Control': 'no-store',
    ...context.headers,
    ...headers,
  };
  if (data === null) return { headers: sent, pieces: [] };
  const { tail, gzipped } = data;
  const [head] = successFrame(context.now, context.traceId);
  sent['Content-Type'] = JSON_TYPE;
  if (encodingFor(context, data) === 'identity') {
    sent['Content-Length'] = head.length + tail!.length;
    return { headers: sent, pieces: [head, tail!] };
  }
  const { start, deflated, end, length } = gzipOf(head, gzipped!);
  sent['Content-Encoding'] = 'gzip';
  sent['Vary'] = 'Accept-Encoding';
  sent['Content-Length'] = length;
  return { headers: sent, pieces: [start, deflated, end] };
}

/**
 * Writes an answer whose `data` was serialized ahead, in a form that {@link canBeWritten}.
 * Written past Fastify's reply, which would take most of the time of such an answer.
 */
export function writePrepared(reply: FastifyReply, context: RequestContext, answer: PreparedAnswer): void {
  const { headers, pieces } = completeAnswer(context, answer);
  sendTogether(reply.hijack().raw.writeHead(answer.status, headers), pieces, 'latin1');
}

/** The connection is closed after these. */
const CLOSING_STATUSES: ReadonlySet<number> = new Set([408, 413]);

/** Writes a refusal. @param page  sent in place of the envelope */
export function writeRefusal(
  reply: FastifyReply,
  context: RequestContext,
  refusal: Refusal,
  page: FileAnswer | null,
): FastifyReply {
  const { code, problems, details, retryAfterSeconds, allow } = refusal;
  const headers = { ...context.headers };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (allow !== undefined) headers.Allow = allow.join(', ');
  if (CLOSING_STATUSES.has(statusOf(code)) || stopsReading(context, code)) headers.Connection = 'close';
  if (page !== null) return writeFile(reply, page, { ...headers, ...page.headers });
  return write(reply, statusOf(code), headers, [
    JSON.stringify(errorBody({ ...context, code, problems, details })),
  ]);
}

/**
 * Whether the body was refused before it had fully arrived, for want of memory or because the service drains.
 */
function stopsReading({ request }: RequestContext, code: RefusalCode): boolean {
  return code === 'SERVICE_UNAVAILABLE' && !request.raw.complete;
}

function write(
  reply: FastifyReply,
  status: number,
  headers: AnswerHeaders,
  json: (string | Buffer)[],
): FastifyReply {
  const sent: Record<string, string | string[] | number> = { 'Cache-Control': 'no-store', ...headers };
  let length = 0;
  // Text that has as many bytes as characters is ASCII, which Node sends faster as Latin-1.
  let isAscii = true;
  for (const piece of json) {
    const bytes = Buffer.byteLength(piece);
    length += bytes;
    isAscii &&= bytes === piece.length;
  }
  if (length > 0) sent['Content-Type'] = JSON_TYPE;
  const encoding = preparedEncoding({ length }, reply.request.headers['accept-encoding']);
  if (encoding === 'gzip' && length > SHORT_BYTES)
    return reply.code(status).headers(sent).send(bytesOf(json));
  // Written past Fastify's reply, which would take most of the time of a short answer.
  const { raw } = reply.hijack();
  if (encoding === 'gzip') {
    const compressed = gzipShort(bytesOf(json));
    sent['Content-Encoding'] = 'gzip';
    sent['Vary'] = 'Accept-Encoding';
    sent['Content-Length'] = compressed.length;
    sendTogether(raw.writeHead(status, sent), [compressed]);
    return reply;
  }
  if (length > 0) sent['Content-Length'] = length;
  raw.writeHead(status, sent);
  sendTogether(raw, json, isAscii ? 'latin1' : 'utf8');
  return reply;
}

function bytesOf(pieces: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}
