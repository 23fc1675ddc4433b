import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { CallContext } from '../operation.ts';
import { successFrame } from './envelope.ts';

/** A body of at most this many characters is sent at once, with Content-Length. */
const WHOLE_LENGTH = 256 * 1024;
/** A caller that reads nothing for this time is disconnected. */
const STALLED_MS = 30_000;

/** A body that is too large for memory. */
export interface LongBody {
  beginning: string;
  rest: AsyncGenerator<string, void>;
  isGzip: boolean;
}

/**
 * Reads a body until it ends, or is too long to keep in memory; `rest` is `null` if the body has ended.
 * Throws errors that occur until then.
 */
export async function readBodyBeginning(
  body: AsyncGenerator<string, void>,
): Promise<{ beginning: string; rest: AsyncGenerator<string, void> | null }> {
  let beginning = '';
  while (beginning.length <= WHOLE_LENGTH) {
    const { done, value } = await body.next();
    if (done) return { beginning, rest: null };
    beginning += value;
  }
  return { beginning, rest: body };
}

/**
 * Sends a long body after its head. Each piece is made once the caller has read the pieces before it. An error closes
 * the connection, so that no caller takes a part for the whole. If the caller disconnects, no more pieces are made.
 * @returns the error, or `null`
 */
export async function sendLongBody(
  response: ServerResponse,
  body: LongBody,
  isHead: boolean,
): Promise<unknown> {
  if (isHead) {
    await body.rest.return();
    response.end();
    return null;
  }
  response.setTimeout(STALLED_MS, () => response.destroy());
  const pieces = Readable.from(piecesOf(body), { objectMode: false });
  try {
    await pipeline(body.isGzip ? [pieces, createGzip(), response] : [pieces, response]);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE' ? null : error;
  }
}

async function* piecesOf({ beginning, rest }: LongBody): AsyncGenerator<Buffer> {
  try {
    yield Buffer.from(beginning);
    for await (const piece of rest) yield Buffer.from(piece);
  } finally {
    await rest.return();
  }
}

/** The JSON of a success envelope around `data`, in pieces. Lets other requests run between two pieces. */
export async function* envelopeInPieces(
  dataPieces: AsyncIterable<string>,
  { now, traceId }: Pick<CallContext, 'now' | 'traceId'>,
): AsyncGenerator<string, void> {
  const [before, after] = successFrame(now, traceId);
  yield before;
  for await (const piece of dataPieces) {
    yield piece;
    await endOfTurn();
  }
  yield after;
}
