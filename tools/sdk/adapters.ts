/*
 * Runs the adapters of the built SDK in Express and Hono: compiled against the types of both, and called with signed
 * and forged events.
 */
import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { receiveEvents as withExpress } from '@sofra/sdk/express';
import { receiveEvents as withHono } from '@sofra/sdk/hono';
import { newSigningSecret, signEvent } from '@sofra/sdk/testing';
import express from 'express';
import { Hono } from 'hono';

const signingSecret = newSigningSecret();
const received: string[] = [];
const options = { signingSecret, onEvent: ({ id }: { id: string }) => received.push(id) };

const data = { venueId: crypto.randomUUID(), venueName: 'Köşe', keyName: 'x'.repeat(200_000) };
const event = {
  id: `evt_${'0'.repeat(32)}`,
  type: 'webhook.test',
  createdAt: new Date().toISOString(),
  data,
} as const;

const expressApp = express();
expressApp.post('/hooks', withExpress(options));
expressApp.post('/raw', express.raw({ type: 'application/json', limit: '2mb' }), withExpress(options));
expressApp.use(express.json({ limit: '2mb' }));
expressApp.post('/late', withExpress(options));
const server = expressApp.listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const honoApp = new Hono();
honoApp.post('/hooks', withHono(options));
honoApp.use('/read', async (context, next) => {
  await context.req.json();
  await next();
});
honoApp.post('/read', withHono(options));

type Post = (path: string, init: RequestInit) => Response | Promise<Response>;
const frameworks: [Post, string, string][] = [
  [(path, init) => fetch(origin + path, init), '/hooks', '204'],
  [(path, init) => fetch(origin + path, init), '/raw', '204'],
  [(path, init) => fetch(origin + path, init), '/late', '400 BodyNotRaw'],
  [(path, init) => honoApp.request(path, init), '/hooks', '204'],
  [(path, init) => honoApp.request(path, init), '/read', '204'],
];
for (const [post, path, said] of frameworks) {
  const { body, headers } = await signEvent(event, signingSecret);
  const answer = await post(path, { method: 'POST', body, headers: { ...headers, connection: 'close' } });
  assert.equal(`${answer.status} ${await answer.text()}`.trim(), said, path);
  if (said !== '204') continue;
  const forged = await signEvent(event, newSigningSecret());
  const refused = await post(path, {
    method: 'POST',
    body: forged.body,
    headers: { ...forged.headers, connection: 'close' },
  });
  assert.equal(`${refused.status} ${await refused.text()}`, '400 SignatureWrong', path);
}
server.close();
assert.equal(received.length, 4);
console.log('the adapters hold in Express and Hono');
