import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSocket, readAnswers } from '../harness/raw-socket.ts';
import { useSofra } from '../harness/sofra.ts';
import { newStaffedVenue } from '../harness/staff.ts';

const sofra = useSofra();

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

test('every answer carries its trace id in a header: of each API, refusals, empty, compressed, pages and streams', async () => {
  const venue = await newStaffedVenue(sofra);
  const menu = `/public/v1/venues/${venue.id}/menu`;
  const key = { 'x-api-key': venue.key.text };
  const { headers: first } = await sofra.call('GET', menu, { headers: key });
  const etag = first.get('etag')!;
  const staff = { cookie: venue.waiter.cookie };
  const cases: [string, string, Record<string, string>, number][] = [
    ['GET', menu, key, 200],
    ['HEAD', menu, key, 200],
    ['GET', menu, { ...key, 'accept-encoding': 'gzip' }, 200],
    ['GET', menu, { ...key, 'if-none-match': etag }, 304],
    ['GET', menu, {}, 401],
    ['GET', '/public/v1/orders', key, 200],
    ['GET', '/public/v1/nothing', key, 404],
    ['PATCH', menu, key, 405],
    ['POST', `/public/v1/venues/${venue.id}/orders`, key, 400],
    ['GET', '/venue/v1/session', staff, 200],
    ['GET', '/venue/v1/live', staff, 200],
    ['GET', '/operator/v1/imports', {}, 401],
    ['GET', '/nobody-is-here', { accept: 'text/html' }, 404],
  ];
  for (const [method, path, headers, status] of cases) {
    const leaving = new AbortController();
    const sent = { traceparent, ...headers };
    const answer = await fetch(sofra.baseUrl + path, { method, headers: sent, signal: leaving.signal });
    assert.deepEqual([answer.status, answer.headers.get('trace-id')], [status, TRACE], `${method} ${path}`);
    leaving.abort();
  }
});

test('the header is the trace id of the body, also of what the parser refuses, and another one for each request of a connection', async () => {
  const venue = await newStaffedVenue(sofra);
  const request = `GET /public/v1/venues/${venue.id}/menu HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${venue.key.text}\r\n\r\n`;
  const ids = new Set<string>();
  const socket = await openSocket(sofra.baseUrl);
  for (let sent = 1; sent <= 5; sent += 1) {
    const from = socket.received().length;
    socket.write(request);
    const received = await socket.until(new RegExp(`(?:"message":"[^"]*"\\}[^]*?){${sent}}$`));
    const answer = received.slice(from);
    const header = /^trace-id: ([0-9a-f]{32})\r$/im.exec(answer)?.[1];
    assert.equal(header, /"traceId":"(\w+)"/.exec(answer)?.[1]);
    ids.add(header!);
  }
  assert.equal(ids.size, 5);
  socket.destroy();
  for (const nonsense of ['NONSENSE', 'GET / HTTP/1.1', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: more']) {
    const caller = await openSocket(sofra.baseUrl);
    caller.write(`${nonsense}\r\n\r\n`);
    const [answer] = readAnswers(await caller.closed);
    assert.match(answer!.body.traceId, /^[0-9a-f]{32}$/);
    assert.equal(answer!.headers.get('trace-id'), answer!.body.traceId, nonsense);
  }
});
