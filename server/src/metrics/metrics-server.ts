import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '../parts/parts.ts';
import type { Metrics } from './metrics.ts';

/** The server that Prometheus reads. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

const PLAIN = 'text/plain; charset=utf-8';
/** A connection of a scraper that sends nothing is closed after this time. */
const STALLED_MS = 10_000;
const CONNECTIONS = 20;

/** Serves `/metrics` on a separate port. The open port does not keep the process running. */
export async function openMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer(
    { headersTimeout: STALLED_MS, requestTimeout: STALLED_MS },
    (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (request.url?.split('?')[0] !== '/metrics')
        return answer(response, 404, PLAIN, 'Not found. See /metrics.\n');
      if (!isRead) return answer(response.setHeader('Allow', 'GET, HEAD'), 405, PLAIN, 'Use GET.\n');
      metrics.text().then(
        (text) => answer(response, 200, metrics.contentType, text),
        (error: unknown) => {
          log.error(
            { reason: error instanceof Error ? error.message : String(error) },
            'cannot write the metrics',
          );
          answer(response, 500, PLAIN, 'The metrics cannot be written now.\n');
        },
      );
    },
  );
  server.maxConnections = CONNECTIONS;
  server.setTimeout(STALLED_MS);
  await once(server.listen({ host, port }), 'listening');
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(response: ServerResponse, status: number, mediaType: string, text: string): void {
  response
    .writeHead(status, { 'Content-Type': mediaType, 'Content-Length': Buffer.byteLength(text) })
    .end(text);
}
