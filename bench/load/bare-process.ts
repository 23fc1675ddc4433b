import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import { openDatabase } from '../../server/src/store/database.ts';

/** The answer of the bare server to every request, without any service around it. */
export type BareRoute = FixedAnswer | SelectedAnswer;

/** The same bytes each time; a body is read and parsed first. */
interface FixedAnswer {
  kind: 'Fixed';
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Compressed once, when the process starts. */
  isGzipped?: boolean;
}

/** The column `text` of the row that a prepared statement finds by the last parts of the path. */
interface SelectedAnswer {
  kind: 'Selected';
  connection: PostgresConnection;
  statement: string;
  headers: Record<string, string>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const CONNECTIONS = 10;

/** The process whose rates are floors: bare `node:http`, which listens once it knows its answer. */
process.once('message', ({ route }: { route: BareRoute }) => {
  const server = createServer(route.kind === 'Fixed' ? answerFixed(route) : answerSelected(route));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});

function answerFixed({ status, headers, body, isGzipped = false }: FixedAnswer): Handler {
  const bytes = isGzipped ? gzipSync(body) : Buffer.from(body);
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

function answerSelected({ connection, statement, headers }: SelectedAnswer): Handler {
  const db = openDatabase(connection, { connections: CONNECTIONS, onIdleError: () => {} });
  return async (request, response) => {
    const values = request.url!.split('/').slice(-2);
    const [row] = await db.query<{ text: string }>({ name: 'select', text: statement, values });
    const bytes = Buffer.from(row!.text);
    response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes);
  };
}
