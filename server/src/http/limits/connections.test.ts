import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { after, test } from 'node:test';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { openSocket, readAnswers } from '../../../test/raw-socket.ts';
import { sendTogether } from '../answer/send-together.ts';
import { HTTP_LIMITS } from '../http-limits.ts';
import { type Connections, createConnections } from './connections.ts';

const REQUEST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n';
const REQUESTS = 20;

test('a connection keeps nothing of requests that were answered before their body had arrived', async () => {
  const connections = createConnections(HTTP_LIMITS, () => false);
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
    // In one write with the body of the request before: nobody waits for an acknowledgement.
    caller.write(sent === 1 ? REQUEST : `body${REQUEST}`);
    await caller.until(new RegExp(`(?:HTTP/1.1 429 [^]*?\r\n\r\n){${sent}}`));
    listeners.push(sockets[0]!.listenerCount('close'));
  }
  const last = once(server, 'close');
  caller.destroy();
  server.close();
  await last;
  assert.equal(readAnswers(caller.received()).length, REQUESTS);
  // The listeners of the request before may still be there.
  assert.ok(listeners.at(-1)! <= listeners[0]! + 1, `listeners on the socket: ${listeners.join(', ')}`);
});

/** A server whose limit is two connections. Its handler answers with nothing. */
async function startNarrow(): Promise<{ baseUrl: string; connections: Connections; sockets: Socket[] }> {
  const connections = createConnections({ ...HTTP_LIMITS, connections: 2 }, () => false);
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    connections.begin(request, response);
    response.writeHead(200, { 'Content-Length': 0 }).end();
  });
  server.on('connection', (socket) => {
    sockets.push(socket);
    connections.open(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections, sockets };
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Opens a connection on which nothing is under way after its first request. */
async function openQuiet({ baseUrl, connections, sockets }: Awaited<ReturnType<typeof startNarrow>>) {
  const caller = await openSocket(baseUrl);
  caller.write(GET);
  await caller.until(/200/);
  const socket = sockets.at(-1)!;
  const use = connections.useOf(socket)!;
  while (!use.isFree()) await endOfTurn();
  return { caller, socket, use };
}

test('a connection whose requests are answered at once counts as used, and makes room last', async () => {
  const narrow = await startNarrow();
  const [first, second] = [await openQuiet(narrow), await openQuiet(narrow)];
  first.use.note();
  const third = await openQuiet(narrow);
  await second.caller.closed;
  assert.deepEqual([first.socket.destroyed, third.socket.destroyed], [false, false]);
  for (const { caller } of [first, third]) caller.destroy();
});

test('a connection on which an answer is awaited makes no room for others', async () => {
  const narrow = await startNarrow();
  const [first, second] = [await openQuiet(narrow), await openQuiet(narrow)];
  const ends = [first.use.begin(), second.use.begin()];
  assert.equal(first.use.isFree(), false);
  const refused = await openSocket(narrow.baseUrl);
  assert.equal(await refused.closed, '');
  for (const end of ends) end();
  assert.equal(first.use.isFree(), true);
  const third = await openQuiet(narrow);
  await first.caller.closed;
  for (const { caller } of [second, third]) caller.destroy();
});

test('of a connection whose caller does not read its answers, room is made only after the quiet ones', async () => {
  const narrow = await startNarrow();
  const [unread, quiet] = [await openQuiet(narrow), await openQuiet(narrow)];
  // More than the system keeps for a caller who does not read.
  unread.caller.pause();
  while (unread.socket.writableLength === 0) unread.socket.write(Buffer.alloc(1_000_000));
  const third = await openQuiet(narrow);
  await quiet.caller.closed;
  assert.equal(unread.socket.destroyed, false);
  for (const { caller } of [unread, third]) caller.destroy();
});

test('an answer that waits to be sent with others is sent before its connection is closed', async () => {
  for (const close of ['closing', 'newcomer']) {
    const { baseUrl, connections, sockets } = await startNarrow();
    const other = await startNarrow();
    const callers = [await openSocket(baseUrl), await openSocket(baseUrl), await openSocket(other.baseUrl)];
    while (sockets.length < 2 || other.sockets.length < 1) await endOfTurn();
    for (const socket of sockets) connections.useOf(socket)!.begin()();
    sendTogether(sockets[0]!, ['answer'], 'latin1');
    if (close === 'closing') connections.startClosing();
    else connections.open(other.sockets[0]!);
    assert.equal(await callers[0]!.closed, 'answer', close);
    for (const caller of callers) caller.destroy();
  }
});
