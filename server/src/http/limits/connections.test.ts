import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { openSocket, readAnswers } from '../../../test/raw-socket.ts';
import { HTTP_LIMITS } from '../http-limits.ts';
import { createConnections } from './connections.ts';

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
