import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import { receiveEvent, UsageError, type WebhookEvent } from '../index.ts';
import { newSigningSecret, type SignedEvent, signEvent } from '../testing/index.ts';
import { receiveEvents as withExpress } from './express.ts';
import { receiveEvents as withFastify } from './fastify.ts';
import { receiveEvents as withHono } from './hono.ts';
import { receiveEvents as withNext } from './next.ts';

const signingSecret = newSigningSecret();
const venueName = 'Köşe Lokantası';

function makeSigned(secret = signingSecret): Promise<SignedEvent> {
  const data = { venueId: crypto.randomUUID(), venueName, keyName: 'x'.repeat(200_000) };
  const id = `evt_${'0'.repeat(32)}`;
  return signEvent({ id, type: 'webhook.test', createdAt: new Date().toISOString(), data }, secret);
}

/** What a handler is given, and what it was told. */
function recording() {
  const events: WebhookEvent[] = [];
  const reasons: string[] = [];
  const options = {
    signingSecret,
    onEvent: (event: WebhookEvent) => {
      events.push(event);
    },
    onRejected: ({ reason }: { reason: string }) => {
      reasons.push(reason);
    },
  };
  return { events, reasons, options };
}

async function listen(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function post(url: string, { body, headers }: SignedEvent): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { ...headers, connection: 'close' } });
}

const requestOf = ({ body, headers }: SignedEvent) =>
  new Request('https://shop.example/hooks', { method: 'POST', body, headers });

test('Fastify: events keep their bytes, other routes get parsed JSON', async (t) => {
  const { events, reasons, options } = recording();
  const app = Fastify();
  t.after(() => app.close());
  app.post('/other', (request) => ({ got: (request.body as { a: number }).a }));
  app.register(withFastify, { path: '/hooks', ...options });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  assert.equal((await post(`${url}/hooks`, await makeSigned())).status, 204);
  const forged = await post(`${url}/hooks`, await makeSigned(newSigningSecret()));
  assert.deepEqual([forged.status, await forged.text()], [400, 'SignatureWrong']);
  assert.deepEqual([events.length, reasons], [1, ['SignatureWrong']]);
  const other = await app.inject({ method: 'POST', url: '/other', payload: { a: 7 } });
  assert.deepEqual(other.json(), { got: 7 });
});

test('Express and node:http: a body is read where nothing has read it, and a raw one is taken', async (t) => {
  const { events, options } = recording();
  const handle = withExpress(options);
  const url = await listen(t, (request, response) => void handle(request, response));
  assert.equal((await post(url, await makeSigned())).status, 204);
  const rawUrl = await listen(t, async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    await handle(Object.assign(request, { body }), response);
  });
  assert.equal((await post(rawUrl, await makeSigned())).status, 204);
  assert.equal(events.length, 2);
});

test('Express: a body that was parsed before is named as the reason', async (t) => {
  const { reasons, options } = recording();
  const handle = withExpress(options);
  const url = await listen(t, async (request, response) => {
    const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    await handle(Object.assign(request, { body }), response);
  });
  const answer = await post(url, await makeSigned());
  assert.deepEqual([answer.status, await answer.text(), reasons], [400, 'BodyNotRaw', ['BodyNotRaw']]);
});

test('Express: what the caller throws goes to its error handler, and to node:http as a 500', async (t) => {
  const handle = withExpress({ signingSecret, onEvent: () => Promise.reject(new Error('no disk')) });
  const url = await listen(t, (request, response) => void handle(request, response));
  assert.equal((await post(url, await makeSigned())).status, 500);
  const passed: unknown[] = [];
  const expressUrl = await listen(t, (request, response) => {
    void handle(request, response, (error) => {
      passed.push(error);
      response.writeHead(503).end();
    });
  });
  assert.equal((await post(expressUrl, await makeSigned())).status, 503);
  assert.match(String(passed), /no disk/);
});

test('Express: a body beyond 2 MB is not kept', async (t) => {
  const { reasons, options } = recording();
  const handle = withExpress(options);
  const url = await listen(t, (request, response) => void handle(request, response));
  const signed = await makeSigned();
  const answer = await post(url, { ...signed, body: signed.body + ' '.repeat(2_000_000) });
  assert.deepEqual([answer.status, reasons], [400, ['SignatureWrong']]);
});

test('Next, Hono and requests of the Web: an event is handed over, a forged one is not', async () => {
  const { events, options } = recording();
  const post = withNext(options);
  const hono = withHono(options);
  const handlers = [
    post,
    (request: Request) => hono({ req: { raw: request, arrayBuffer: () => request.arrayBuffer() } }),
    (request: Request) => receiveEvent(request, options),
  ];
  for (const handle of handlers) {
    assert.equal((await handle(requestOf(await makeSigned()))).status, 204);
    const forged = await handle(requestOf(await makeSigned(newSigningSecret())));
    assert.deepEqual([forged.status, await forged.text()], [400, 'SignatureWrong']);
  }
  assert.equal(events.length, handlers.length);
  const read = requestOf(await makeSigned());
  await read.json();
  assert.equal(await (await receiveEvent(read, options)).text(), 'BodyNotRaw');
});

test('a server that was given no secret, or none that can be one, does not start', async (t) => {
  for (const secret of [undefined, '', [], ['', signingSecret], 'whsec_', 'a secret', null as never]) {
    const options = { ...recording().options, signingSecret: secret };
    for (const receiveEvents of [withExpress, withHono, withNext])
      assert.throws(() => receiveEvents(options), UsageError, String(secret));
    const app = Fastify();
    t.after(() => app.close());
    app.register(withFastify, { path: '/hooks', ...options });
    await assert.rejects(async () => app.ready(), UsageError);
    await assert.rejects(receiveEvent(requestOf(await makeSigned()), options), UsageError);
  }
});
