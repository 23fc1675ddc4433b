import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { useFixture } from '../harness/fixture.ts';
import { place, read } from '../harness/public-caller.ts';
import { openSocket, type RawSocket, readAnswers } from '../harness/raw-socket.ts';
import { openTestDatabase, sampleOrder, startSofra, useSofra } from '../harness/sofra.ts';

/** The limits of the service, but so small that a few callers reach them. */
const SMALL = {
  ...{ underWay: 8, connections: 40, connectionsPerAddress: 25, headMs: 400, bodyMs: 400 },
  ...{ bodyBytesPerSecond: 50_000, bodiesPerAddress: 1_000, bodyBytes: 600_000 },
  lateMs: 0,
};

const db = openTestDatabase();
const sofra = useSofra({ db, hasRateLimits: true, httpLimits: SMALL });
const venue = useFixture(() => sofra.newVenue());

after(() => db.close());

/** Announces the body of a sign-in, which needs no key, and sends one byte of it. */
async function promiseBody(
  baseUrl: string,
  { from, length = 100, forwardedFor }: { from?: string; length?: number; forwardedFor?: string } = {},
): Promise<RawSocket> {
  const socket = await openSocket(baseUrl, from);
  const headers = [
    'POST /venue/v1/session HTTP/1.1',
    'Host: sofra.example',
    'Content-Type: application/json',
    'Accept-Language: en',
    ...(forwardedFor === undefined ? [] : [`X-Forwarded-For: ${forwardedFor}`, 'X-Forwarded-Proto: https']),
    `Content-Length: ${length}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n{`);
  return socket;
}

test('bodies that do not arrive do not block other callers, and are refused when their time is over', async () => {
  const slow = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      promiseBody(sofra.baseUrl, { from: `127.0.0.${2 + (index % 3)}` }),
    ),
  );
  for (let round = 0; round < 5; round++) assert.equal((await read(sofra, venue, '/venues')).status, 200);
  assert.equal((await place(sofra, venue, sampleOrder(venue))).status, 201);
  for (const socket of slow) {
    const [answer, ...others] = readAnswers(await socket.closed);
    assert.deepEqual(others, []);
    assert.deepEqual([answer!.status, answer!.body.errorCode], [408, 'REQUEST_TIMEOUT']);
    assert.equal(answer!.headers.get('connection'), 'close');
    assert.match(answer!.body.userMessage, /did not arrive in time/);
  }
});

test('a body that keeps arriving has more time than one that stalls', async () => {
  const length = 210_000;
  const idle = await promiseBody(sofra.baseUrl);
  const steady = await promiseBody(sofra.baseUrl, { length });
  steady.write(' '.repeat(length - 2));
  await idle.closed;
  steady.write('}');
  const answer = await steady.until(/\r\n\r\n/);
  assert.doesNotMatch(answer, /^HTTP\/1.1 408/);
  steady.destroy();
});

test('503: when unfinished bodies use too much memory, the caller who sends the most is refused', async () => {
  const length = 250_000;
  const open = (from: string) => promiseBody(sofra.baseUrl, { from, length });
  const modest = await open('127.0.0.2');
  const greedy = await open('127.0.0.3');
  const greedyToo = await open('127.0.0.3');
  for (const socket of [modest, greedy, greedyToo]) socket.write(' '.repeat(length - 2));
  const [refused] = readAnswers(await Promise.race([greedy.closed, greedyToo.closed, modest.closed]));
  assert.deepEqual([refused!.status, refused!.headers.get('retry-after')], [503, '1']);
  modest.write('}');
  assert.doesNotMatch(await modest.until(/\r\n\r\n/), /^HTTP\/1.1 (503|408)/);
  for (const socket of [modest, greedy, greedyToo]) socket.destroy();
});

test('idle connections are closed, the oldest first, for callers that send requests', async () => {
  const patient = await startSofra({ db, hasRateLimits: true, httpLimits: { ...SMALL, headMs: 60_000 } });
  const open = (from: string) => openSocket(patient.baseUrl, from);
  try {
    const idle: RawSocket[] = [];
    for (let index = 0; index < 25; index++) idle.push(await open('127.0.0.9'));
    const lively = await open('127.0.0.9');
    assert.equal(await idle[0]!.closed, '');
    lively.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await lively.until(/live/);
    for (const from of ['127.0.0.10', '127.0.0.11']) {
      for (let index = 0; index < 20; index++) idle.push(await open(from));
    }
    await Promise.all(idle.slice(1, 20).map(({ closed }) => closed));
    lively.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await lively.until(/live.*live/s);
    for (const socket of [...idle, lively]) socket.destroy();
  } finally {
    await patient.close();
  }
});

test('a caller who requests much and reads nothing is disconnected for callers that send requests', async () => {
  const small = await startSofra({ db, httpLimits: { ...SMALL, connections: 2, headMs: 60_000 } });
  const { port } = new URL(small.baseUrl);
  const ask = 'GET /venue/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n';
  const takers: Socket[] = [];
  try {
    for (let opened = 0; opened < 2; opened++) {
      const taker = connect(Number(port), '127.0.0.1').on('error', () => {});
      takers.push(taker);
      await once(taker, 'connect');
      taker.write(ask.repeat(60));
      // The first bytes have arrived; the caller reads no more than the system buffers.
      while (taker.bytesRead === 0) await pause(5);
    }
    let isServed = false;
    for (const end = performance.now() + 60_000; !isServed && performance.now() < end; ) {
      const socket = await openSocket(small.baseUrl);
      socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
      isServed = await socket.until(/live/).then(
        () => true,
        () => false,
      );
      socket.destroy();
    }
    assert.ok(isServed);
  } finally {
    for (const taker of takers) taker.destroy();
    await small.close();
  }
});

test('connections whose request heads do not arrive are closed', async () => {
  const socket = await openSocket(sofra.baseUrl);
  socket.write('GET /public/v1/venues HTTP/1.1\r\nHost: x\r\n');
  assert.match(await socket.closed, /^HTTP\/1.1 408 /);
});

test('a caller behind a trusted proxy is counted by the address that the proxy names, and the proxy itself is not counted', async () => {
  const behind = await startSofra({
    ...{ db, hasRateLimits: true, trustedProxies: ['127.0.0.1'] },
    httpLimits: { ...SMALL, connectionsPerAddress: 2, bodiesPerAddress: 2, bodyMs: 60_000, headMs: 60_000 },
  });
  try {
    const open = (forwardedFor: string) => promiseBody(behind.baseUrl, { forwardedFor });
    const others = [await open('2001:db8:0:2::1'), await open('203.0.113.7'), await open('203.0.113.7')];
    const first = await open('2001:db8:0:1::1');
    const later = [await open('2001:db8:0:1::2'), await open('2001:db8:0:1:ffff::3')];
    assert.match(await first.closed, /^HTTP\/1.1 408 /);
    for (const socket of [...others, ...later]) {
      socket.write(' '.repeat(99));
      assert.match(await socket.until(/\r\n\r\n/), /^HTTP\/1.1 400 /);
      socket.destroy();
    }
  } finally {
    await behind.close();
  }
});

test('503: a server that closes does not wait for slow callers', async () => {
  // Time enough to open the three before it begins to close.
  const stopping = await startSofra({ db, httpLimits: { ...SMALL, headMs: 1_500, bodyMs: 3_000 } });
  const [body, head, silent] = [
    await promiseBody(stopping.baseUrl),
    await openSocket(stopping.baseUrl),
    await openSocket(stopping.baseUrl),
  ];
  head.write('GET / HTTP/1.1\r\n');
  stopping.app.startDraining();
  await stopping.app.fastify.close();
  assert.equal(await silent.closed, '');
  await head.closed;
  const [answer] = readAnswers(await body.closed);
  assert.deepEqual([answer!.status, answer!.headers.get('connection')], [503, 'close']);
  assert.equal(answer!.headers.get('retry-after'), '5');
});
