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
  ...{ bodyBytesPerSecond: 50_000, bodyBytes: 600_000 },
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

const LIVE = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';

/** Opens a connection on which a request was answered and nothing is under way. */
async function openQuiet(baseUrl: string, from: string): Promise<RawSocket> {
  const socket = await openSocket(baseUrl, from);
  socket.write(LIVE);
  await socket.until(/live/);
  return socket;
}

test('the quiet connections of an address make room for a new one; those of other addresses stay open', async () => {
  const patient = await startSofra({ db, hasRateLimits: true, httpLimits: { ...SMALL, headMs: 60_000 } });
  try {
    const other = await openQuiet(patient.baseUrl, '127.0.0.10');
    const quiet: RawSocket[] = [];
    for (let index = 0; index < 25; index++) quiet.push(await openQuiet(patient.baseUrl, '127.0.0.9'));
    const newest = await openQuiet(patient.baseUrl, '127.0.0.9');
    await Promise.all(quiet.map(({ closed }) => closed));
    other.write(LIVE);
    await other.until(/live.*live/s);
    for (const socket of [other, newest]) socket.destroy();
  } finally {
    await patient.close();
  }
});

test('when the server is full, the address with the most connections makes room', async () => {
  const patient = await startSofra({ db, hasRateLimits: true, httpLimits: { ...SMALL, headMs: 60_000 } });
  try {
    const most: RawSocket[] = [];
    const few: RawSocket[] = [];
    for (let index = 0; index < 16; index++) few.push(await openQuiet(patient.baseUrl, '127.0.0.10'));
    for (let index = 0; index < 24; index++) most.push(await openQuiet(patient.baseUrl, '127.0.0.11'));
    few.push(await openQuiet(patient.baseUrl, '127.0.0.12'));
    await Promise.all(most.map(({ closed }) => closed));
    for (const socket of few) {
      socket.write(LIVE);
      await socket.until(/live.*live/s);
      socket.destroy();
    }
  } finally {
    await patient.close();
  }
});

test('an address whose share is in use gets no further connection, and others do', async () => {
  const patient = await startSofra({
    ...{ db, hasRateLimits: true, httpLimits: { ...SMALL, headMs: 60_000, bodyMs: 60_000 } },
  });
  const inUse: RawSocket[] = [];
  try {
    for (let index = 0; index < 25; index++)
      inUse.push(await promiseBody(patient.baseUrl, { from: '127.0.0.9' }));
    const further = await openSocket(patient.baseUrl, '127.0.0.9');
    assert.equal(await further.closed, '');
    const other = await openQuiet(patient.baseUrl, '127.0.0.10');
    for (const socket of inUse) {
      socket.write(' '.repeat(99));
      assert.match(await socket.until(/\r\n\r\n/), /^HTTP\/1.1 400 /);
    }
    other.destroy();
  } finally {
    for (const socket of inUse) socket.destroy();
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

test('the connections of a trusted proxy are not counted by its address', async () => {
  const behind = await startSofra({
    ...{ db, hasRateLimits: true, trustedProxies: ['127.0.0.1'] },
    httpLimits: { ...SMALL, connectionsPerAddress: 2, bodyMs: 60_000, headMs: 60_000 },
  });
  try {
    const open = (forwardedFor: string) => promiseBody(behind.baseUrl, { forwardedFor });
    const sockets = await Promise.all(['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8'].map(open));
    for (const socket of sockets) {
      socket.write(' '.repeat(99));
      assert.match(await socket.until(/\r\n\r\n/), /^HTTP\/1.1 400 /);
      socket.destroy();
    }
  } finally {
    await behind.close();
  }
});

test('503: behind a trusted proxy, the memory of bodies is counted by the address that the proxy names', async () => {
  const behind = await startSofra({
    ...{ db, hasRateLimits: true, trustedProxies: ['127.0.0.1'] },
    httpLimits: { ...SMALL, bodyMs: 60_000, headMs: 60_000 },
  });
  try {
    const length = 250_000;
    const open = (forwardedFor: string) => promiseBody(behind.baseUrl, { forwardedFor, length });
    const modest = await open('203.0.113.7');
    // One network of IPv6.
    const greedy = [await open('2001:db8:0:1::1'), await open('2001:db8:0:1:ffff::3')];
    for (const socket of [modest, ...greedy]) socket.write(' '.repeat(length - 2));
    const [refused] = readAnswers(await Promise.race([modest, ...greedy].map(({ closed }) => closed)));
    assert.equal(refused!.status, 503);
    modest.write('}');
    assert.doesNotMatch(await modest.until(/\r\n\r\n/), /^HTTP\/1.1 (503|408)/);
    for (const socket of [modest, ...greedy]) socket.destroy();
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
