import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { AnswerHeaders, CallContext } from '../operation.ts';
import { successFrame } from './envelope.ts';

/** A body of at most this many characters is sent as one, with Content-Length. */
const WHOLE_LENGTH = 256 * 1024;
/** A caller who reads nothing for this time is disconnected. */
const STALLED_MS = 30_000;

/** The first pieces of a body, and the rest; `rest` is `null` when there is no more. */
export interface BegunBody {
  pieces: string[];
  rest: AsyncGenerator<string, void> | null;
}

/** Reads a body until it ends or is too long to keep in memory. Throws the errors until then. */
export async function beginBody(body: AsyncGenerator<string, void>): Promise<BegunBody> {
  const pieces: string[] = [];
  for (let length = 0; length <= WHOLE_LENGTH; ) {
    const { done, value } = await body.next();
    if (done) return { pieces, rest: null };
    pieces.push(value);
    length += value.length;
  }
  return { pieces, rest: body };
}

/** How a body in pieces ended: complete, abandoned by the caller, or broken by an error. */
export type EndOfBody = { kind: 'Whole' } | { kind: 'Left' } | { kind: 'Broken'; error: unknown };

/**
 * Sends a body in pieces, each made once the caller has read those before it. An error breaks the connection,
 * so that no caller takes a part for the whole. No more pieces are made for a caller who leaves.
 * @param onEnd  called once
 */
export function sendPieces(
  reply: FastifyReply,
  headers: AnswerHeaders,
  begun: BegunBody,
  onEnd: (end: EndOfBody) => void,
): FastifyReply {
  const { raw } = reply;
  if (reply.request.method === 'HEAD') {
    reply.hijack();
    void begun.rest?.return();
    raw.writeHead(200, headers).end();
    onEnd({ kind: 'Whole' });
    return reply;
  }
  const source = Readable.from(asBuffers(begun), { objectMode: false });
  let fault: { error: unknown } | null = null;
  source.once('error', (error) => {
    fault = { error };
    raw.destroy();
  });
  raw.once('close', () => {
    source.destroy();
    onEnd(endOf(raw, fault));
  });
  raw.setTimeout(STALLED_MS, () => raw.destroy());
  return reply.code(200).headers(headers).send(source);
}

function endOf(raw: ServerResponse, fault: { error: unknown } | null): EndOfBody {
  if (fault !== null) return { kind: 'Broken', error: fault.error };
  return { kind: raw.writableFinished ? 'Whole' : 'Left' };
}

async function* asBuffers({ pieces, rest }: BegunBody): AsyncGenerator<Buffer> {
  try {
    for (const piece of pieces) yield Buffer.from(piece);
    if (rest === null) return;
    for await (const piece of rest) yield Buffer.from(piece);
  } finally {
    await rest?.return();
  }
}

/** The JSON of a success envelope around `data` in pieces. Yields to the event loop between two of them. */
export async function* enveloped(
  dataPieces: AsyncIterable<string>,
  { now, traceId }: Pick<CallContext, 'now' | 'traceId'>,
): AsyncGenerator<string, void> {
  const [before, behind] = successFrame(now, traceId);
  yield before;
  for await (const piece of dataPieces) {
    yield piece;
    await endOfTurn();
  }
  yield behind;
}
