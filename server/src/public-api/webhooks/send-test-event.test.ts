import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type CallOptions, type Sofra, sampleOrder, startSofra } from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import {
  createEndpoint,
  hookUp,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

const endpoint = createEndpoint();
let sofra: Sofra;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
});
after(() => sofra.close());

function sendTest(venue: { key: { text: string } }, options: CallOptions = {}, by = sofra) {
  return by.call('POST', '/public/v1/webhooks/test', { key: venue.key.text, ...options });
}

function deliver(): Promise<void> {
  return sofra.app.jobs.webhooks.runOnce();
}

/** The logged deliveries of the keys of a venue. */
function readDeliveries(venue: WebhookVenue): Promise<Record<string, unknown>[]> {
  return sofra.db.query({
    text: `select d.event_id, d.type, d.subject_id, d.state, d.attempts, a.status_code, a.error, a.duration_ms
             from webhook_delivery d join webhook_attempt a using (venue_id, key_id, event_id)
            where d.venue_id = $1 order by d.begun_at, a.attempt`,
    values: [venue.id],
  });
}

test('200: an empty body in chunks, or of any length and type, is no body', async () => {
  endpoint.answer(204);
  const venue = await newWebhookVenue(sofra, endpoint);
  for (const sent of [{ 'transfer-encoding': 'chunked' }, { 'content-length': '0' }]) {
    const headers = { 'x-api-key': venue.key.text, 'content-type': 'application/json', ...sent };
    const path = '/public/v1/webhooks/test';
    assert.equal((await rawRequest(sofra.baseUrl, { method: 'POST', path, headers })).status, 200);
  }
});

test('200: a test names its webhook, is signed like every event and has a new id each time', async () => {
  endpoint.answer(204);
  const venue = await newWebhookVenue(sofra, endpoint);
  for (let times = 0; times < 2; times++) {
    const { status, body } = await sendTest(venue);
    assert.equal(status, 200);
    assert.deepEqual(body.data, { delivered: true, statusCode: 204, error: null, durationMs: 7 });
  }
  const [first, second] = endpoint.eventsOf(venue.hook);
  const { id, ...said } = first!.body;
  assert.match(id, /^evt_[0-9a-f]{32}$/);
  assert.notEqual(second!.body.id, id);
  assert.deepEqual(said, {
    type: 'webhook.test',
    createdAt: new Date(sofra.clock.now()).toISOString(),
    data: { venueId: venue.id, venueName: venue.record.venue.name, keyName: venue.key.record.name },
  });
  assert.equal(first!.headers['X-Service-Event-Id'], id);
  assert.equal(first!.headers['X-Service-Event-Type'], 'webhook.test');
});

test('200: a test that the endpoint refuses is answered and logged with the reason, and not sent again', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  endpoint.answer(500);
  const error = 'The endpoint answered 500 instead of 2xx.';
  assert.deepEqual((await sendTest(venue)).body.data, {
    delivered: false,
    statusCode: 500,
    error,
    durationMs: 7,
  });
  sofra.clock.advance(1_000);
  endpoint.answer({ kind: 'Failed', reason: 'TooSlow' });
  const { data } = (await sendTest(venue)).body;
  assert.deepEqual([data.delivered, data.statusCode], [false, null]);
  assert.match(data.error, /10 seconds/);
  endpoint.answer(204);
  sofra.clock.advance(86_400_000);
  await deliver();
  const [first, second] = endpoint.eventsOf(venue.hook);
  assert.equal(endpoint.eventsOf(venue.hook).length, 2);
  const shape = { type: 'webhook.test', subject_id: null, state: 'Failed', attempts: 1, duration_ms: 7 };
  assert.deepEqual(await readDeliveries(venue), [
    { ...shape, event_id: first!.body.id, status_code: 500, error },
    { ...shape, event_id: second!.body.id, status_code: null, error: data.error },
  ]);
});

test('200: an unreadable signing secret is reported to the caller, and nothing is sent', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  await sofra.db.query({
    text: `update api_key set webhook_secret = decode('01', 'hex') where venue_id = $1`,
    values: [venue.id],
  });
  const { data } = (await sendTest(venue)).body;
  assert.deepEqual([data.delivered, data.statusCode, data.durationMs], [false, null, 0]);
  assert.match(data.error, /secret cannot be read/);
  assert.deepEqual(endpoint.eventsOf(venue.hook), []);
});

test('200: a key with either permission can send a test to its own address', async () => {
  endpoint.answer(204);
  const keys = [
    sampleKey({ placesOrders: true, takesReservations: false }, { name: 'Web' }),
    sampleKey({ placesOrders: false, takesReservations: true }, { name: 'Kiosk' }),
  ];
  const venue = await newWebhookVenue(sofra, endpoint, {}, { keys });
  const kiosk = await hookUp(sofra, endpoint, venue, keys[1]!.record.id);
  for (const [key, hook] of [
    [keys[0]!, venue.hook],
    [keys[1]!, kiosk],
  ] as const) {
    assert.equal((await sendTest({ key })).body.data.delivered, true);
    const [event, ...others] = endpoint.eventsOf(hook);
    assert.deepEqual([event!.body.data.keyName, others], [key.record.name, []]);
  }
});

test('200: a test takes no body, and ignores one that is sent', async () => {
  endpoint.answer(204);
  const venue = await newWebhookVenue(sofra, endpoint);
  for (const rawBody of ['{', 'null', '{"url":"https://elsewhere.example.com"}', 'x'.repeat(300 * 1024)]) {
    for (const type of ['application/json', 'text/plain']) {
      assert.equal((await sendTest(venue, { rawBody, headers: { 'content-type': type } })).status, 200);
    }
  }
  assert.equal(endpoint.eventsOf(venue.hook).length, 8);
});

test('200: an accepted test sends the waiting events of the endpoint; a refused one changes nothing', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  const orderEvents = () => endpoint.eventsOf(venue.hook).filter(({ body }) => body.type === 'order.updated');
  endpoint.answer(503);
  const orderIds: string[] = [];
  for (let orders = 0; orders < 4; orders++) {
    orderIds.push((await place(sofra, venue, sampleOrder(venue))).body.data.order.id);
    await deliver();
  }
  const tried = orderEvents().length;
  await sendTest(venue);
  await deliver();
  assert.equal(orderEvents().length, tried);
  endpoint.answer(204);
  assert.equal((await sendTest(venue)).body.data.delivered, true);
  await deliver();
  const sent = orderEvents().slice(tried);
  assert.deepEqual(sent.map(({ body }) => body.data.id).toSorted(), orderIds.toSorted());
});

test('403: a key that only reads cannot send a test', async () => {
  const permissions = { placesOrders: false, takesReservations: false };
  const venue = await newWebhookVenue(sofra, endpoint, {}, { keys: [sampleKey(permissions)] });
  assertRefused(await sendTest(venue), 403, 'PUBLIC_API_SCOPE_MISSING');
  assert.deepEqual(endpoint.eventsOf(venue.hook), []);
});

test('409: a key without an address cannot send a test, also after its address was removed', async () => {
  const venue = await newWebhookVenue(sofra, endpoint, {}, { keys: [sampleKey()] });
  const bare = await sofra.newVenue();
  assertRefused(await sendTest(bare), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  await venue.owner.call('PATCH', `/venues/${venue.id}/keys/${venue.key.record.id}`, { webhookUrl: null });
  assertRefused(await sendTest(venue), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
  assert.deepEqual(endpoint.eventsOf(venue.hook), []);
});

test('429: tests count in the write budget, including refused ones', async () => {
  const limited = await startSofra({ db: sofra.db, hasRateLimits: true, send: endpoint.send });
  try {
    const venue = await limited.newVenue();
    for (let calls = 0; calls < 30; calls++) {
      const answer = await sendTest(venue, {}, limited);
      assertRefused(answer, 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
      assert.equal(answer.headers.get('ratelimit-policy'), '"write";q=30;w=60');
    }
    assertRefused(await sendTest(venue, {}, limited), 429, 'RATE_LIMIT_EXCEEDED');
  } finally {
    await limited.close();
  }
});
