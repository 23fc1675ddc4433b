import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { httpStatusOf, type Refusal } from '../../core/refusals.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { AnyAnswer, FileAnswer, StreamAnswer } from './answer.ts';
import { FAST_GZIP, isSentAsGzip } from './content-encoding.ts';
import { successFrame } from './envelope.ts';
import { errorBody } from './error-body.ts';
import { gzipOf, unpackTail } from './gzip-frame.ts';
import type { PreparedJson } from './prepared-json.ts';
import { envelopeInPieces, type LongBody, readBodyBeginning, sendLongBody } from './send-pieces.ts';
import { sendStream } from './send-stream.ts';

/** An answer that is ready to be sent: its head, and its body, which is complete, in pieces, or a stream. */
export interface ReadyAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: WholeBody | LongBody | StreamAnswer['stream'];
}

interface WholeBody {
  pieces: readonly (string | Buffer)[];
  /** The encoding of the pieces that are strings. */
  encoding: BufferEncoding;
}

const EMPTY: WholeBody = { pieces: [], encoding: 'utf8' };
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Makes an answer ready to be sent: its envelope, headers and encoding, and the beginning of a body in pieces. An error
 * during this step can still be answered as a refusal. Returns a promise only if something must be compressed or read.
 */
export function makeAnswerReady(
  context: RequestContext,
  answer: AnyAnswer,
): Promise<ReadyAnswer> | ReadyAnswer {
  const { status } = answer;
  const headers: OutgoingHttpHeaders = { 'Cache-Control': 'no-store', ...context.headers, ...answer.headers };
  if ('data' in answer) {
    const [before, after] = successFrame(context.now, context.traceId);
    return makeTextReady(context, status, headers, before + JSON.stringify(answer.data) + after);
  }
  if ('prepared' in answer) return makePreparedReady(context, answer.prepared, headers);
  if ('dataPieces' in answer)
    return makePiecesReady(context, headers, envelopeInPieces(answer.dataPieces, context), JSON_TYPE);
  if ('textPieces' in answer) return makePiecesReady(context, headers, answer.textPieces, answer.mediaType);
  if ('bytes' in answer) return makeFileReady(context, answer, headers);
  if ('stream' in answer) {
    return {
      status,
      headers: { ...headers, 'Content-Type': answer.mediaType },
      body: answer.stream,
    };
  }
  if ('location' in answer) {
    return { status, headers: { ...headers, Location: answer.location, 'Content-Length': 0 }, body: EMPTY };
  }
  return { status, headers, body: EMPTY };
}

/** The connection is closed after answers with these statuses. */
const CLOSING_STATUSES: ReadonlySet<number> = new Set([408, 413]);

/** Makes a refusal ready to be sent. @param page  sent instead of the error envelope */
export function makeRefusalReady(
  context: RequestContext,
  refusal: Refusal,
  page: FileAnswer | null,
): Promise<ReadyAnswer> | ReadyAnswer {
  const { code, problems, details, retryAfterSeconds, allow } = refusal;
  const status = httpStatusOf(code);
  const headers: OutgoingHttpHeaders = { 'Cache-Control': 'no-store', ...context.headers, ...page?.headers };
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (allow !== undefined) headers.Allow = allow.join(', ');
  // A body that was refused because memory is short, or because the service drains, is not read to its end.
  const stopsReading = code === 'SERVICE_UNAVAILABLE' && !context.request.raw.complete;
  if (CLOSING_STATUSES.has(status) || stopsReading) headers.Connection = 'close';
  if (page !== null) return makeFileReady(context, page, headers);
  const { now, traceId, language } = context;
  const body = errorBody({ code, language, now, traceId, problems, details });
  return makeTextReady(context, status, headers, JSON.stringify(body));
}

/** Makes a body of one text ready to be sent: by default the JSON of an envelope. */
function makeTextReady(
  context: RequestContext,
  status: number,
  headers: OutgoingHttpHeaders,
  text: string,
  mediaType = JSON_TYPE,
): Promise<ReadyAnswer> | ReadyAnswer {
  headers['Content-Type'] = mediaType;
  const length = Buffer.byteLength(text);
  if (takesGzip(context, length)) return makeCompressedReady(status, headers, text);
  headers['Content-Length'] = length;
  return { status, headers, body: { pieces: [text], encoding: 'utf8' } };
}

function makeFileReady(
  context: RequestContext,
  { status, mediaType, bytes, isEncoded = false }: FileAnswer,
  headers: OutgoingHttpHeaders,
): Promise<ReadyAnswer> | ReadyAnswer {
  headers['Content-Type'] = mediaType;
  const isText = !isEncoded && mediaType.startsWith('text/');
  if (isText && takesGzip(context, bytes.length)) return makeCompressedReady(status, headers, bytes);
  headers['Content-Length'] = bytes.length;
  return { status, headers, body: { pieces: [bytes], encoding: 'utf8' } };
}

/**
 * Makes the envelope around prepared `data` ready to be sent. Only the head of the envelope differs between answers.
 */
async function makePreparedReady(
  context: RequestContext,
  prepared: PreparedJson,
  headers: OutgoingHttpHeaders,
): Promise<ReadyAnswer> {
  const [head] = successFrame(context.now, context.traceId);
  headers['Content-Type'] = JSON_TYPE;
  if ('gzipped' in prepared && takesGzip(context, prepared.gzipped.length)) {
    const { start, deflated, end, length } = gzipOf(head, prepared.gzipped);
    markGzip(headers, length);
    return { status: 200, headers, body: { pieces: [start, deflated, end], encoding: 'latin1' } };
  }
  const tail = 'tail' in prepared ? prepared.tail : await unpackTail(prepared.gzipped);
  headers['Content-Length'] = head.length + tail.length;
  return { status: 200, headers, body: { pieces: [head, tail], encoding: 'latin1' } };
}

/** Reads the beginning of a body in pieces. If that is all of it, the body is sent as a whole. */
async function makePiecesReady(
  context: RequestContext,
  headers: OutgoingHttpHeaders,
  body: AsyncGenerator<string, void>,
  mediaType: string,
): Promise<ReadyAnswer> {
  const begun = await readBodyBeginning(body);
  if (begun.rest === null) return makeTextReady(context, 200, headers, begun.beginning, mediaType);
  headers['Content-Type'] = mediaType;
  const isGzip = takesGzip(context, begun.beginning.length);
  if (isGzip) markGzip(headers);
  return { status: 200, headers, body: { ...begun, rest: begun.rest, isGzip } };
}

function takesGzip({ request }: RequestContext, length: number): boolean {
  return isSentAsGzip(length, request.headers['accept-encoding'] as string | undefined);
}

const gzipElsewhere = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);
/** In bytes. Up to this length, compressing in this thread is faster than starting it in another one. */
const SHORT_BYTES = 64 * 1024;

function makeCompressedReady(
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): Promise<ReadyAnswer> | ReadyAnswer {
  const answerOf = (bytes: Buffer): ReadyAnswer => {
    markGzip(headers, bytes.length);
    return { status, headers, body: { pieces: [bytes], encoding: 'utf8' } };
  };
  return body.length <= SHORT_BYTES
    ? answerOf(gzipSync(body, FAST_GZIP))
    : gzipElsewhere(body, FAST_GZIP).then(answerOf);
}

/** @param length  in bytes; omitted if it is not known */
function markGzip(headers: OutgoingHttpHeaders, length?: number): void {
  const { Vary: vary } = headers;
  headers['Content-Encoding'] = 'gzip';
  headers['Vary'] =
    vary === undefined || vary === 'Accept-Encoding' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
  if (length !== undefined) headers['Content-Length'] = length;
}

/**
 * Sends an answer without Fastify's reply, which would take most of the time of a short answer.
 * @returns for a long body or a stream a promise, which resolves at its end: with the fault that broke it, or `null`
 */
export function sendAnswer(
  reply: FastifyReply,
  { status, headers, body }: ReadyAnswer,
): Promise<unknown> | null {
  const response: ServerResponse = reply.raw.writeHead(status, headers);
  // Not earlier: if a header is invalid, Fastify must still be able to answer the fault.
  reply.hijack();
  const isHead = reply.request.method === 'HEAD';
  if (typeof body === 'function') return sendStream(response, body, isHead);
  if ('rest' in body) return sendLongBody(response, body, isHead);
  sendInBatch(response, body.pieces, body.encoding);
  return null;
}

/** A response whose head is written, with its whole body. */
interface CompleteAnswer {
  response: ServerResponse;
  pieces: readonly (string | Buffer)[];
  encoding: BufferEncoding;
}

/** The most answers that are sent together. More would only keep their bodies in memory. */
const MOST_TOGETHER = 32;

let held: CompleteAnswer[] = [];

/**
 * Sends the answers of one turn of the event loop together: at its end, or once 32 wait. Sending to a process that
 * sleeps wakes it, which takes longer than the sending itself. When answers are sent together, only the first one
 * wakes a caller that has many connections, such as a proxy.
 * @param response  its head is already written: an invalid header must fail while a refusal can still be sent
 * @param encoding  of the pieces that are strings
 */
export function sendInBatch(
  response: ServerResponse,
  pieces: readonly (string | Buffer)[],
  encoding: BufferEncoding = 'utf8',
): void {
  held.push({ response, pieces, encoding });
  if (held.length === 1) setImmediate(sendBatchNow);
  else if (held.length === MOST_TOGETHER) sendBatchNow();
}

/** Sends all waiting answers now, before connections are closed. */
export function sendBatchNow(): void {
  const answers = held;
  held = [];
  for (const { response, pieces, encoding } of answers) {
    const last = pieces.length - 1;
    for (let at = 0; at < last; at++) response.write(pieces[at], encoding);
    if (last < 0) response.end();
    else response.end(pieces[last], encoding);
  }
}
