import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

/** A proxy between a client and the test database. It breaks the next exchange in a chosen way. */
export interface PostgresProxy {
  /** Leads to the test database through the proxy. */
  connectionString: string;
  /**
   * Adds the error of a server shutdown to the packet of the next answer that ends a statement; or answers with it when
   * the client ends its connection before.
   */
  shutDownBehindAnswer(): void;
  /**
   * Passes the next message with these words to the server, and breaks the connection instead of answering.
   */
  loseAnswerTo(words: string): void;
  /** Passes nothing on any more, in neither direction, without breaking a connection. */
  hang(): void;
  /** Passes on what came meanwhile, and everything from then on. */
  goOn(): void;
  /** Connections that are open now. */
  connections(): number;
  /** Messages of clients that have these words. */
  countOf(words: string): number;
}

/** `ReadyForQuery` outside a transaction: the end of an answer. */
const READY = Buffer.from('5a0000000549', 'hex');

/** `Terminate`: the client ends its connection. */
const TERMINATE = Buffer.from('5800000004', 'hex');

/** `ErrorResponse` of a server that an administrator shuts down. */
const SHUTDOWN = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

/** Starts a proxy that ends with the test. */
export async function startPostgresProxy(test: TestContext): Promise<PostgresProxy> {
  const target = new URL(process.env['SOFRA_TEST_DATABASE_URL']!);
  const open = new Set<Socket>();
  const sockets = new Set<Socket>();
  let hangs = false;
  const setHanging = (isHanging: boolean) => {
    hangs = isHanging;
    for (const socket of sockets) isHanging ? socket.pause() : socket.resume();
  };
  const sent: string[] = [];
  let shutsDown = false;
  let lost: string | null = null;
  const server = createServer((client) => {
    const database = connectTo(target);
    let losesAnswer = false;
    open.add(client);
    client.on('close', () => {
      open.delete(client);
      database.destroy();
    });
    database.on('close', () => client.destroy());
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1');
      sent.push(text);
      if (shutsDown && bytes.equals(TERMINATE)) {
        shutsDown = false;
        client.end(SHUTDOWN);
        return;
      }
      if (lost !== null && text.includes(lost)) losesAnswer = true;
      database.write(bytes);
    });
    database.on('data', (bytes: Buffer) => {
      if (losesAnswer) {
        lost = null;
        client.destroy();
      } else if (shutsDown && bytes.subarray(-READY.length).equals(READY)) {
        shutsDown = false;
        client.end(Buffer.concat([bytes, SHUTDOWN]));
      } else client.write(bytes);
    });
    if (hangs) for (const socket of [client, database]) socket.pause();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url.search = '';
  return {
    connectionString: url.href,
    shutDownBehindAnswer: () => {
      shutsDown = true;
    },
    hang: () => setHanging(true),
    goOn: () => setHanging(false),
    loseAnswerTo: (words) => {
      lost = words;
    },
    connections: () => open.size,
    countOf: (words) => sent.filter((text) => text.includes(words)).length,
  };
}

/** A host that is a folder, in the URL or in its query, contains the socket of the server. */
export function connectTo(url: URL): Socket {
  const host = decodeURIComponent(url.searchParams.get('host') ?? url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port });
}
