import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { AnswerHeaders, CallContext } from '../operation.ts';
import { successFrame } from './envelope.ts';

/** Characters that are gathered before they are handed on as one piece. */
const PIECE_LENGTH = 64 * 1024;
/** A body of at most so many characters is sent whole, with its length. */
const WHOLE_LENGTH = 256 * 1024;
/** A caller who takes nothing for so long is cut off. */
const STALLED_MS = 30_000;

/** The beginning of a body that is made in pieces, and what follows; `null` when it is whole already. */
export interface BegunBody {
  pieces: string[];
  rest: AsyncGenerator<string, void> | null;
}

/** Gathers a body until it is whole or too long to be held. What goes wrong until then is thrown here. */
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

/** How a body that was written in pieces ended: whole, given up by the caller, or cut off by a fault. */
export type EndOfBody = { kind: 'Whole' } | { kind: 'Left' } | { kind: 'Broken'; error: unknown };

/**
 * Sends a body in pieces, each made once the caller has taken what came before. A fault on the way breaks the connection, so
 * that nobody takes a part for the whole; a caller who leaves ends the making.
 * @param onEnd  told once
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

/** The JSON of a success around `data` that comes in pieces. */
export async function* enveloped(
  dataPieces: AsyncIterable<string>,
  { now, traceId }: Pick<CallContext, 'now' | 'traceId'>,
): AsyncGenerator<string, void> {
  const [before, behind] = successFrame(now, traceId);
  yield before;
  yield* gatherPieces(dataPieces);
  yield behind;
}

/** Joins texts to pieces worth sending, and lets others have their turn between two of them. */
async function* gatherPieces(texts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
    await endOfTurn();
  }
  if (piece !== '') yield piece;
}
