import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { HEADERS, NOW, SECRET } from '../../../test/webhooks/sending-fixture.ts';
import { emptyAnswer, startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { eventHeaders } from '../../core/webhooks/event-headers.ts';
import { signEvent } from '../../crypto/sign-event.ts';
import { CommandError } from '../call-api.ts';
import { openReceiver } from './event-receiver.ts';
import { createEventHandler } from './handle-event.ts';

const EVENT = { id: 'evt_7f', type: 'order.updated', createdAt: '2026-03-03T12:00:00.000Z', data: {} };
const BODY = JSON.stringify(EVENT);

interface ReceiverFixture {
  printed: string[];
  notes: string[];
  address: string;
  /** Sends a body with genuine headers, except for the overrides. */
  send(body?: string, change?: Record<string, string>): Promise<{ status: number; text: string }>;
}

async function openFixture(
  t: TestContext,
  { printsBody = false, forwardTo = null as string | null, secret = Promise.resolve(SECRET) } = {},
): Promise<ReceiverFixture> {
  const [printed, notes] = [[] as string[], [] as string[]];
  const print = (text: string) => void printed.push(text);
  const note = (text: string) => void notes.push(text);
  const receiver = await openReceiver({
    port: 0,
    path: '/hooks',
    secret,
    now: () => NOW,
    handle: createEventHandler({ print, note, printsBody, forwardTo }),
    reject: note,
  });
  t.after(() => receiver.close());
  const { address } = receiver;
  const send: ReceiverFixture['send'] = async (body = BODY, change = {}) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headersOf(body), ...change },
      body,
    });
    return { status: response.status, text: await response.text() };
  };
  return { printed, notes, address, send };
}

function headersOf(body: string): Record<string, string> {
  const mark = { id: EVENT.id, type: EVENT.type, timestampSeconds: NOW / 1000 };
  return eventHeaders({ ...mark, signature: signEvent(SECRET, { ...mark, body }) });
}

test('a genuine event is printed and accepted', async (t) => {
  const { printed, notes, send } = await openFixture(t);
  assert.deepEqual(await send(), { status: 204, text: '' });
  assert.equal(printed.length, 1);
  assert.match(printed[0]!, /order\.updated +evt_7f$/);
  assert.deepEqual(notes, []);
});

test('an event that fails verification is not printed; sender and developer get the reason', async (t) => {
  const { printed, notes, send } = await openFixture(t);
  const wrong = HEADERS['webhook-signature']!;
  const answers = [
    await send(BODY, { 'webhook-signature': wrong }),
    await send(`${BODY}\n`, headersOf(BODY)),
    await send(BODY, { 'webhook-timestamp': String(NOW / 1000 - 301) }),
    await send(BODY, { 'webhook-id': '' }),
  ];
  for (const [at, reason] of [/another secret/, /white space/, /5 minutes ago/, /missing/].entries()) {
    assert.equal(answers[at]!.status, 400);
    assert.match(answers[at]!.text, reason);
    assert.match(notes[at]!, reason);
  }
  assert.deepEqual(printed, []);
});

test('a repeated event is accepted and dropped, and an event with an older state is marked', async (t) => {
  const { printed, send } = await openFixture(t);
  const older = { ...EVENT, id: 'evt_80', createdAt: '2026-03-03T11:00:00.000Z', data: { id: 'o' } };
  const newer = { ...EVENT, data: { id: 'o' } };
  for (const event of [newer, newer, older]) assert.equal((await send(JSON.stringify(event))).status, 204);
  assert.equal(printed.length, 3);
  assert.match(printed[1]!, /seen before, dropped/);
  assert.match(printed[2]!, /older than what came before/);
});

test('with --json, each event is printed once, exactly as it arrived', async (t) => {
  const { printed, notes, send } = await openFixture(t, { printsBody: true });
  const body =
    '{"id":"evt_7f","type":"order.updated","createdAt":"2026-03-03T12:00:00.000Z","data":{"total":1.50}}';
  await send(body);
  await send(body);
  assert.deepEqual(printed, [body]);
  assert.match(notes.join('\n'), /seen before/);
});

test('a signed body that is not an event is refused', async (t) => {
  const { printed, notes, send } = await openFixture(t);
  assert.equal((await send('çok acılı')).status, 400);
  assert.deepEqual(printed, []);
  assert.match(notes.join('\n'), /not an event/);
});

test('other paths and methods are refused', async (t) => {
  const { address, notes } = await openFixture(t);
  assert.equal((await fetch(address)).status, 405);
  assert.equal((await fetch(`${address}/other`, { method: 'POST', body: BODY })).status, 404);
  assert.deepEqual(notes, []);
});

test('an event that arrives before the secret is known waits for it', async (t) => {
  const secret = Promise.withResolvers<string>();
  const { printed, send } = await openFixture(t, { secret: secret.promise });
  const sent = send();
  secret.resolve(SECRET);
  assert.equal((await sent).status, 204);
  assert.equal(printed.length, 1);
});

test('an aborted delivery does not affect later ones', async (t) => {
  const { address, printed, send } = await openFixture(t);
  const line = connect(Number(new URL(address).port), '127.0.0.1');
  line.write('POST /hooks HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
  await once(line, 'connect');
  line.destroy();
  assert.equal((await send()).status, 204);
  assert.equal(printed.length, 1);
});

test('an event is forwarded with the same body and headers, and the status of the other server is returned', async (t) => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  t.after(() => endpoint.close());
  const { notes, send } = await openFixture(t, { forwardTo: `http://127.0.0.1:${endpoint.port}/mine?a=b` });
  assert.equal((await send()).status, 204);
  const [received] = endpoint.received;
  assert.equal(received!.requestLine, 'POST /mine?a=b HTTP/1.1');
  assert.equal(received!.body, BODY);
  const names = new Map(
    Object.entries(received!.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const [name, value] of Object.entries(headersOf(BODY)))
    assert.equal(names.get(name.toLowerCase()), value);
  assert.match(notes.join('\n'), /→ 204 in \d+ ms$/);
});

test('an event that the other server refuses is refused here, too, and forwarded again until it is accepted', async (t) => {
  const statuses = [500, 302, 200];
  const answer = (line: { end(text: string): unknown }) => void line.end(emptyAnswer(statuses.shift()!));
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain', answer });
  t.after(() => endpoint.close());
  const { notes, printed, send } = await openFixture(t, { forwardTo: `http://127.0.0.1:${endpoint.port}/` });
  const answers = [await send(), await send(), await send(), await send()];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [500, 302, 204, 204],
  );
  assert.equal(endpoint.received.length, 3);
  assert.match(notes[0]!, /→ 500 in \d+ ms: not accepted$/);
  assert.match(printed[3]!, /seen before, dropped/);
});

test('a server that is down is reported, and the event is not accepted', async (t) => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  await endpoint.close();
  const { notes, send } = await openFixture(t, { forwardTo: `http://127.0.0.1:${endpoint.port}/` });
  assert.equal((await send()).status, 502);
  assert.match(notes.join('\n'), /→ ECONNREFUSED: not accepted$/);
});

test('a port that is in use is reported, with the option that changes it', async (t) => {
  const { address } = await openFixture(t);
  const settings = { path: '/', secret: Promise.resolve(SECRET), now: () => NOW };
  const port = Number(new URL(address).port);
  await assert.rejects(
    openReceiver({ ...settings, port, handle: async () => 204, reject: () => {} }),
    (error) => error instanceof CommandError && /--port/.test(error.message),
  );
});
