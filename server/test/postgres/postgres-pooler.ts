import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';
import { connectTo } from './postgres-proxy.ts';

/** A message of the protocol: its kind, and all its bytes. */
interface Message {
  kind: string;
  bytes: Buffer;
}

/** A connection to the test database, and the statements that were prepared over it. */
interface ServerConnection {
  socket: Socket;
  prepared: Set<string>;
  /** Answers to statements that the pooler prepared by itself, which the client does not expect. */
  unexpected: number;
}

/**
 * Starts a pooler in transaction mode that ends with the test: each transaction of a client runs on the server connection that was
 * used last.
 * @param keepsStatements  whether a statement that a client has prepared is prepared again on each server connection, under a name
 *   of its own, as PgBouncer does since 1.21
 * @returns the address of the test database behind it
 */
export async function startPostgresPooler(test: TestContext, keepsStatements: boolean): Promise<string> {
  const target = new URL(process.env['SOFRA_TEST_DATABASE_URL']!);
  const sockets = new Set<Socket>();
  const free: ServerConnection[] = [];
  let clients = 0;
  const server = createServer((client) => {
    clients += 1;
    const own = { socket: connectTo(target), prepared: new Set<string>(), unexpected: 0 };
    for (const socket of [client, own.socket]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.setNoDelay(true);
    }
    serveClient(client, own, free, keepsStatements ? `client-${clients}-` : null);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url.search = '';
  return url.href;
}

/** @param prefix  of the names of its statements; `null`: names are passed on as they are, and statements are not kept */
function serveClient(
  client: Socket,
  own: ServerConnection,
  free: ServerConnection[],
  prefix: string | null,
): void {
  /** Has the client while it signs in and while a transaction runs. */
  let assigned: ServerConnection | null = own;
  let isNew = true;
  const parses = new Map<string, Buffer>();
  let hasStarted = false;
  const onServerMessages = (connection: ServerConnection) =>
    readMessages(({ kind, bytes }) => {
      if (kind === '1' && connection.unexpected > 0) {
        connection.unexpected -= 1;
        return;
      }
      client.write(bytes);
      if (kind !== 'Z' || bytes.toString('latin1', 5) !== 'I') return;
      connection.socket.removeAllListeners('data');
      // A new one waits until all others are in use.
      if (isNew) free.unshift(connection);
      else free.push(connection);
      isNew = false;
      assigned = null;
    });
  own.socket.on('data', onServerMessages(own));

  const take = () => {
    const taken = free.pop()!;
    taken.socket.on('data', onServerMessages(taken));
    return taken;
  };
  const onClientMessage = readMessages(({ kind, bytes }) => {
    if (kind === 'X') return;
    assigned ??= take();
    if (prefix === null || !'PBD'.includes(kind)) assigned.socket.write(bytes);
    else sendNamed(assigned, prefix, parses, { kind, bytes });
  });
  client.on('data', (bytes: Buffer) => {
    if (hasStarted) return onClientMessage(bytes);
    // The first message has no kind.
    hasStarted = true;
    own.socket.write(bytes);
  });
  // What a client leaves in the middle of a transaction is rolled back.
  client.on('close', () => assigned?.socket.destroy());
}

/** Sends a message with the name of a statement under its own name, which is prepared first where it is not yet. */
function sendNamed(
  server: ServerConnection,
  prefix: string,
  parses: Map<string, Buffer>,
  { kind, bytes }: Message,
): void {
  const at = kind === 'B' ? bytes.indexOf(0, 5) + 1 : kind === 'D' ? 6 : 5;
  const name = bytes.toString('latin1', at, bytes.indexOf(0, at));
  if (name === '' || (kind === 'D' && bytes[5] !== 'S'.charCodeAt(0))) {
    server.socket.write(bytes);
    return;
  }
  const renamed = insert(bytes, at, prefix);
  if (kind === 'P') parses.set(name, renamed);
  else if (!server.prepared.has(prefix + name)) {
    server.socket.write(parses.get(name)!);
    server.unexpected += 1;
  }
  server.prepared.add(prefix + name);
  server.socket.write(renamed);
}

function insert(message: Buffer, at: number, text: string): Buffer {
  const longer = Buffer.concat([message.subarray(0, at), Buffer.from(text), message.subarray(at)]);
  longer.writeInt32BE(longer.length - 1, 1);
  return longer;
}

/** Makes a function that takes bytes as they come and calls `take` with each complete message. */
function readMessages(take: (message: Message) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = 1 + rest.readInt32BE(1);
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      take({ kind: String.fromCharCode(message[0]!), bytes: message });
    }
  };
}
