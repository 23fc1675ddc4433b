import { MOST_BYTES, type ReceiveOptions, receive, requireSecret } from './receive.ts';
import type { HeaderSource } from './verify-event.ts';

/** The part of a request of Node that a handler of events needs. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  headers: Exclude<HeaderSource, Headers>;
  /** The body, if a middleware has read it. */
  body?: unknown;
}

/** The part of a response of Node that a handler of events needs. */
export interface NodeResponse {
  statusCode: number;
  end(text: string): unknown;
}

/**
 * A handler for Express: `app.post('/hooks/sofra', receiveEvents({ … }))`, before `app.use(express.json())`, or after
 * an `express.raw` for this path. It also works as a listener of `node:http`.
 */
export function receiveEvents(
  options: ReceiveOptions,
): (request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => Promise<void> {
  requireSecret(options);
  return async (request, response, next) => {
    try {
      const body = request.body ?? (await readBody(request));
      const { status, text } = await receive(body, request.headers, options);
      response.statusCode = status;
      response.end(text);
    } catch (error) {
      if (next !== undefined) return next(error);
      response.statusCode = 500;
      response.end('');
    }
  };
}

/**
 * Reads the bytes of a body that was not read yet. Bytes after 2 MB are read but not kept: the signature then does not
 * match, and the answer can still be sent.
 */
async function readBody(request: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (length + chunk.length > MOST_BYTES) continue;
    chunks.push(chunk);
    length += chunk.length;
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}
