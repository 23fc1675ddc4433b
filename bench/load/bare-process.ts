import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The answer of the bare server to every request: the same bytes each time. A body is read and parsed first. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** As the service, which compresses no shorter body. */
const GZIPPED_FROM_BYTES = 1024;

/** The process that shows what `node:http` costs alone. It listens once it knows its answer. */
process.once('message', ({ answer: { status, headers, body } }: { answer: BareAnswer }) => {
  const plain = Buffer.from(body);
  const isGzipped = plain.length >= GZIPPED_FROM_BYTES;
  const bytes = isGzipped ? gzipSync(plain) : plain;
  const sent = {
    ...headers,
    ...(status === 304 ? {} : { 'Content-Length': bytes.length }),
    ...(isGzipped ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(status, sent).end(bytes);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(status, sent).end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
