import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it was received. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of many shapes
  body: any;
}

/** A request that `fetch` would not make: any method, any path, a body in pieces. */
export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Each piece is written by itself. Without a `Content-Length` among the headers they go as chunks. */
  pieces?: (string | Uint8Array)[];
}

/** Makes a request on a connection of its own. */
export function rawRequest(baseUrl: string, { method, path, headers = {}, pieces = [] }: RawRequest) {
  const { hostname, port } = new URL(baseUrl);
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, text, body: text === '' ? null : JSON.parse(text) });
      });
    });
    sent.once('error', reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}
