import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** What the bare server answers under a path, with nothing of a service around it. */
export type BareRoute =
  /** The same bytes each time; a body is read and parsed first. */
  | { kind: 'Fixed'; status: number; headers: Record<string, string>; body: string }
  /** The one column of the one row that a prepared statement finds by two keys, which follow the path. */
  | { kind: 'Select'; connection: pg.PoolConfig; text: string; headers: Record<string, string> };

export type BareRoutes = Record<string, BareRoute>;

type Handler = (request: IncomingMessage, response: ServerResponse, rest: string) => void;

/** The process whose rates are the floors of the others: bare `node:http`, listening once it was told its routes. */
process.once('message', (routes: BareRoutes) => {
  const handlers = new Map(Object.entries(routes).map(([path, route]) => [path, handlerOf(route)]));
  const server = createServer((request, response) => {
    const url = request.url!;
    const end = url.indexOf('/', 1);
    handlers.get(end < 0 ? url : url.slice(0, end))!(request, response, url.slice(end + 1));
  });
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});

function handlerOf(route: BareRoute): Handler {
  return route.kind === 'Fixed' ? answerFixed(route) : answerSelected(route);
}

function answerFixed({ status, headers, body }: BareRoute & { kind: 'Fixed' }): Handler {
  const bytes = Buffer.from(body);
  const sent = status === 304 ? headers : { ...headers, 'Content-Length': bytes.length };
  return (request, response) => {
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
  };
}

function answerSelected({ connection, text, headers }: BareRoute & { kind: 'Select' }): Handler {
  const pool = new pg.Pool(connection);
  return async (_request, response, rest) => {
    const { rows } = await pool.query<[string]>({ name: 'select', text, values: rest.split('/'), rowMode: 'array' });
    const bytes = Buffer.from(rows[0]![0]);
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
  };
}
