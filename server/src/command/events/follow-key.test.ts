import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { place } from '../../../test/harness/public-caller.ts';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { ApiRefusal, CommandError } from '../call-api.ts';
import { sendSampleEvent } from '../key/trigger.ts';
import { followKeyEvents } from './follow-key.ts';
import { listeningSecretOf, signedRequest } from './listen.ts';

const sofra = useSofra();

test('the events of a key arrive as its webhook would get them, and are signed with a secret that stays the same', {
  // So that a stream without events does not block the other tests.
  timeout: 120_000,
}, async (t) => {
  const venue = await sofra.newVenue();
  const stop = new AbortController();
  t.after(() => stop.abort());
  const access = { url: sofra.baseUrl, key: venue.key.text };
  const events = followKeyEvents(access, stop.signal, { note: () => {} });
  const first = events.next();
  // Orders before the stream is open are not sent.
  const placed: string[] = [];
  let value: string | undefined;
  while (value === undefined) {
    placed.push((await place(sofra, venue, sampleOrder(venue))).body.data.order.id);
    value = await Promise.race([first.then((told) => told.value as string), pause(200, undefined)]);
  }
  stop.abort();
  const event = JSON.parse(value);
  assert.equal(event.type, 'order.updated');
  assert.ok(placed.includes(event.data.id));

  const secret = listeningSecretOf(access.key);
  assert.equal(secret, listeningSecretOf(access.key));
  assert.notEqual(secret, listeningSecretOf('another key'));
  const { headers } = signedRequest(event, value, secret, Date.now());
  assert.deepEqual(new Webhook(secret).verify(value, headers), event);
});

test('an unknown key and a service that does not answer end the command with a sentence', async () => {
  const { signal } = new AbortController();
  const unknown = followKeyEvents({ url: sofra.baseUrl, key: sampleKey().text }, signal, { note: () => {} });
  await assert.rejects(
    unknown.next(),
    (error) => error instanceof ApiRefusal && error.code === 'PUBLIC_API_KEY_INVALID',
  );
  const nowhere = followKeyEvents({ url: 'http://127.0.0.1:9', key: 'sfr_nobody' }, signal, {
    note: () => {},
  });
  await assert.rejects(nowhere.next(), CommandError);
});

test('while a service restarts, the stream is opened again, and continues after the last event', async (t) => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers['last-event-id'] as string | undefined);
    const stream = `id: ${asked.length}\ndata: event ${asked.length}\n\n`;
    if (asked.length === 2) response.writeHead(503).end();
    else response.end(stream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = new AbortController();
  const notes: string[] = [];
  const events = followKeyEvents({ url, key: 'sfr_key' }, stop.signal, { note: (note) => notes.push(note) });
  assert.deepEqual([(await events.next()).value, (await events.next()).value], ['event 1', 'event 3']);
  stop.abort();
  assert.deepEqual(asked.slice(1), ['1', '1']);
  assert.deepEqual(notes, ['The service answered 503. [503] Trying again.', 'The service is back.']);
});

test('a sample is signed so that a receiver accepts it, and a refusing answer is printed', async (t) => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  t.after(() => endpoint.close());
  const secret = listeningSecretOf('a key');
  const to = `http://127.0.0.1:${endpoint.port}/hooks`;
  for (const type of ['order.updated', 'reservation.updated', 'webhook.test'] as const) {
    const { data } = await sendSampleEvent(type, to, secret);
    assert.equal((data as { isSample: boolean }).isSample, true);
  }
  assert.deepEqual(
    endpoint.received.map(({ body }) => JSON.parse(body).type),
    ['order.updated', 'reservation.updated', 'webhook.test'],
  );
  await assert.rejects(sendSampleEvent('order.updated', 'http://127.0.0.1:9/', secret), CommandError);
});
