import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { openSocket, readAnswers } from '../../../test/harness/raw-socket.ts';
import { sendInBatch } from '../answer/send-answer.ts';
import { Connections } from './connections.ts';
import { HTTP_LIMITS } from './http-limits.ts';

const REQUEST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n';
const REQUESTS = 20;

test('a connection keeps nothing of requests that were answered before their body had arrived', async () => {
  const connections = new Connections(HTTP_LIMITS, () => false);
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    connections.begin(request, response);
    response.writeHead(429, { 'Content-Length': 0 }).end();
  });
  server.on('connection', (socket) => {
    sockets.push(socket);
    connections.open(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = await openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const listeners: number[] = [];
  for (let sent = 1; sent <= REQUESTS; sent++) {
    // In one write with the body of the previous request, so that the test waits for no acknowledgement.
    caller.write(sent === 1 ? REQUEST : `body${REQUEST}`);
    await caller.until(new RegExp(`(?:HTTP/1.1 429 [^]*?\r\n\r\n){${sent}}`));
    listeners.push(sockets[0]!.listenerCount('close'));
  }
  const last = once(server, 'close');
  caller.destroy();
  server.close();
  await last;
  assert.equal(readAnswers(caller.received()).length, REQUESTS);
  // The listeners of the previous request may still be there.
  assert.ok(listeners.at(-1)! <= listeners[0]! + 1, `listeners on the socket: ${listeners.join(', ')}`);
});

interface Narrow {
  baseUrl: string;
  connections: Connections;
  sockets: Socket[];
  /** The sockets on which an answer was finished. */
  quiet: Set<Socket>;
}

/** A server with a limit of two connections. @param end  ends an answer; by default with an empty body */
async function startServerWithFewConnections(
  t: TestContext,
  end = (response: ServerResponse) => void response.end(),
): Promise<Narrow> {
  const quiet = new Set<Socket>();
  const connections = new Connections({ ...HTTP_LIMITS, connections: 2 }, () => false);
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    connections.begin(request, response);
    response.once('close', () => quiet.add(request.socket));
    end(response.writeHead(200));
  });
  server.on('connection', (socket) => {
    sockets.push(socket);
    connections.open(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    sockets,
    quiet,
  };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Opens a connection that is idle after its first request. */
async function openIdleConnection({ baseUrl, sockets, quiet }: Narrow) {
  const caller = await openSocket(baseUrl);
  caller.write(GET);
  await caller.until(/200/);
  const socket = sockets.at(-1)!;
  while (!quiet.has(socket)) await endOfTurn();
  return caller;
}

test('of a connection whose caller does not read its answers, room is made only after the quiet ones', async (t) => {
  // More than the system buffers for a caller who does not read.
  const bodies = [Buffer.alloc(50_000_000)];
  const narrow = await startServerWithFewConnections(t, (response) => void response.end(bodies.pop()));
  const unread = await openSocket(narrow.baseUrl);
  unread.write(GET);
  await unread.until(/200/);
  unread.pause();
  const quiet = await openIdleConnection(narrow);
  const third = await openIdleConnection(narrow);
  await quiet.closed;
  assert.equal(narrow.sockets[0]!.destroyed, false);
  for (const caller of [unread, third]) caller.destroy();
});

test('an answer that waits to be sent with others is sent before its connection is closed', async (t) => {
  const { baseUrl, connections } = await startServerWithFewConnections(t, (response) => {
    sendInBatch(response, ['answer'], 'latin1');
    connections.startClosing();
  });
  const caller = await openSocket(baseUrl);
  caller.write(GET);
  assert.match(await caller.closed, /answer/);
});
