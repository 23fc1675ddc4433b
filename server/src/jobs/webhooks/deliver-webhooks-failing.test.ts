import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
import { forgetWebhooks, newWorker, placeTracked } from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  answered,
  createEndpoint,
  type EndpointAnswer,
  newWebhookVenue,
  type RecordedEvent,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';
import { listDueEndpoints } from '../../store/webhooks/due-endpoints.ts';
import type { QueueJob } from '../queue-job.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

const endpoint = createEndpoint();
let sofra: Sofra;
let worker: QueueJob;
let venue: WebhookVenue;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  worker = newWorker(sofra, endpoint);
});
beforeEach(async () => {
  await forgetWebhooks(sofra.db);
  sofra.clock.set(TUESDAY_AFTERNOON);
  endpoint.answer(204);
  venue = await newWebhookVenue(sofra, endpoint);
});
after(() => sofra.close());

/** The events received during one run of the job. */
async function delivered(job = worker): Promise<RecordedEvent[]> {
  const before = endpoint.eventsOf(venue.hook).length;
  await job.runOnce();
  return endpoint.eventsOf(venue.hook).slice(before);
}

async function deliveredAfter(ms: number): Promise<RecordedEvent[]> {
  sofra.clock.advance(ms);
  return delivered();
}

function deliveries() {
  return sofra.db.query<{ state: string; attempts: number; error: string | null; next_attempt_at: number }>({
    text: `select d.state, d.attempts, d.next_attempt_at, (select a.error from webhook_attempt a
             where a.venue_id = d.venue_id and a.key_id = d.key_id and a.event_id = d.event_id
             order by a.attempt desc limit 1) as error
             from webhook_delivery d where d.venue_id = $1 order by d.begun_at, d.event_id`,
    values: [venue.id],
  });
}

const REFUSALS: EndpointAnswer[] = [
  ...[300, 301, 302, 304, 307, 308, 400, 401, 404, 410, 429, 500, 503],
  { kind: 'Failed', reason: 'TooSlow' },
  { kind: 'Failed', reason: 'Unreachable' },
];

test('an event without a 2xx answer, for any reason, is sent once more after five seconds under the same id', async () => {
  for (const refusal of REFUSALS) {
    await placeTracked(sofra, venue);
    endpoint.answer(refusal);
    const [first, ...others] = await delivered();
    assert.deepEqual(others, []);
    assert.deepEqual(await deliveredAfter(5 * SECOND_MS - 1), []);
    endpoint.answer(200);
    const [second] = await deliveredAfter(1);
    assert.equal(second?.body.id, first?.body.id);
    assert.ok(second!.body.createdAt > first!.body.createdAt);
    assert.deepEqual(await deliveredAfter(HOUR_MS), []);
  }
});

test('an event with any 2xx answer is never sent again', async () => {
  for (const status of [200, 201, 202, 204, 226, 299]) {
    await placeTracked(sofra, venue);
    endpoint.answer(status);
    assert.equal((await delivered()).length, 1);
    assert.deepEqual(await deliveredAfter(HOUR_MS), []);
  }
  for (const { state, error } of await deliveries()) assert.deepEqual([state, error], ['Delivered', null]);
});

test('an event that is never accepted is retried by the schedule while its order is tracked, and then dropped', async () => {
  const placedAt = sofra.clock.now();
  await placeTracked(sofra, venue);
  endpoint.answer(410);
  const ids = new Set((await delivered()).map(({ body }) => body.id));
  let attempts = 1;
  const seconds = [5, 25, 90, 180, 600, 900, 1_800, 3_600, 7_200];
  for (const delay of [...seconds, ...Array<number>(20).fill(14_400)]) {
    const isTracked = sofra.clock.now() + delay * SECOND_MS < placedAt + 48 * HOUR_MS;
    assert.deepEqual(await deliveredAfter(delay * SECOND_MS - 1), []);
    const came = await deliveredAfter(1);
    assert.equal(came.length, isTracked ? 1 : 0, `after ${delay} s`);
    for (const { body } of came) ids.add(body.id);
    attempts += came.length;
  }
  assert.equal(ids.size, 1);
  await sofra.app.jobs.sweep.runOnce();
  const [delivery] = await deliveries();
  assert.deepEqual([delivery!.state, delivery!.attempts], ['Failed', attempts]);
  assert.match(delivery!.error!, /410/);
});

test('a newer change is sent immediately, instead of the retry of the previous one', async () => {
  const order = await placeTracked(sofra, venue);
  endpoint.answer(500);
  const [first] = await delivered();
  endpoint.answer(204);
  await order.move('Preparing');
  const [second, ...others] = await delivered();
  assert.deepEqual(others, []);
  assert.notEqual(second!.body.id, first!.body.id);
  assert.equal(second!.body.data.status, 'Preparing');
  assert.deepEqual(await deliveredAfter(HOUR_MS), []);
  const states = (await deliveries()).map(({ state }) => state);
  assert.deepEqual(states.sort(), ['Delivered', 'Superseded']);
});

for (const status of [429, 503]) {
  test(`nothing is sent before the time that an endpoint asked for with ${status}, not even a newer change`, async () => {
    const order = await placeTracked(sofra, venue);
    endpoint.answer(answered(status, 120));
    assert.equal((await delivered()).length, 1);
    endpoint.answer(204);
    await order.move('Preparing');
    await placeTracked(sofra, venue);
    assert.deepEqual(await deliveredAfter(120 * SECOND_MS - 1), []);
    const came = await deliveredAfter(1);
    assert.deepEqual(came.map(({ body }) => body.data.status).sort(), ['Preparing', 'Received']);
  });
}

test('a late success does not end the pause that an endpoint requested in the meantime', async () => {
  const orders = [await placeTracked(sofra, venue), await placeTracked(sofra, venue)];
  const late = Promise.withResolvers<number>();
  endpoint.answer(({ body }) => (body.data.id === orders[0]!.id ? late.promise : answered(429, 600)));
  const run = delivered();
  while (endpoint.eventsOf(venue.hook).length < 2) await new Promise(setImmediate);
  while ((await deliveries()).length < 1) await new Promise(setImmediate);
  late.resolve(204);
  assert.equal((await run).length, 2);
  endpoint.answer(204);
  await orders[0]!.move('Preparing');
  assert.deepEqual(await deliveredAfter(600 * SECOND_MS - 1), []);
  assert.equal((await deliveredAfter(1)).length, 2);
});

test('Retry-After with a 500 delays the retry of that event only', async () => {
  await placeTracked(sofra, venue);
  endpoint.answer(answered(500, 120));
  const [first] = await delivered();
  endpoint.answer(204);
  await placeTracked(sofra, venue);
  const [second] = await delivered();
  assert.notEqual(second!.body.id, first!.body.id);
  assert.deepEqual(await deliveredAfter(120 * SECOND_MS - 1), []);
  assert.equal((await deliveredAfter(1))[0]!.body.id, first!.body.id);
});

/** Makes the endpoint fail as a whole, with this many orders waiting. */
async function failAsAWhole(orders: number) {
  const placed = [];
  for (let at = 0; at < orders; at++) placed.push(await placeTracked(sofra, venue));
  endpoint.answer(500);
  await delivered();
  await deliveredAfter(5 * SECOND_MS);
  // With several orders, the second order was already the third failure.
  if (orders === 1) await deliveredAfter(25 * SECOND_MS);
  return placed;
}

test('a failing endpoint is probed with one event at a time, a different one each time', async () => {
  const orders = await failAsAWhole(5);
  const probed = [];
  for (const seconds of [90, 180, 600, 900, 1_800]) {
    assert.deepEqual(await deliveredAfter(seconds * SECOND_MS - 1), []);
    const [event, ...others] = await deliveredAfter(1);
    assert.deepEqual(others, []);
    probed.push(event!.body.data.id);
  }
  assert.deepEqual(probed.toSorted(), orders.map(({ id }) => id).toSorted());
});

test('the first event that a failing endpoint accepts releases all others immediately', async () => {
  const orders = await failAsAWhole(12);
  endpoint.answer(204);
  const came = await deliveredAfter(90 * SECOND_MS);
  assert.deepEqual(came.map(({ body }) => body.data.id).toSorted(), orders.map(({ id }) => id).toSorted());
  assert.deepEqual(await deliveredAfter(24 * HOUR_MS), []);
});

test('an event that is never accepted does not block the others once the endpoint accepts them again', async () => {
  const orders = await failAsAWhole(4);
  const poisoned = orders[0]!.id;
  endpoint.answer(({ body }) => (body.data.id === poisoned ? 500 : 204));
  const taken = new Set<string>();
  for (const seconds of [90, 180, 600]) {
    for (const { body } of await deliveredAfter(seconds * SECOND_MS)) taken.add(body.data.id);
  }
  for (const { id } of orders) assert.ok(taken.has(id));
  await orders[1]!.move('Ready');
  assert.equal((await delivered())[0]!.body.data.status, 'Ready');
});

test('a new change is tried once immediately at a failing endpoint, and does not postpone the probe', async () => {
  const [order] = await failAsAWhole(1);
  await deliveredAfter(60 * SECOND_MS);
  await order!.move('Preparing');
  assert.equal((await delivered()).length, 1);
  assert.deepEqual(await deliveredAfter(30 * SECOND_MS - 1), []);
  assert.equal((await deliveredAfter(1)).length, 1);
});

test('a change during an attempt at a failing endpoint is also tried immediately', async () => {
  const [order, other] = await failAsAWhole(2);
  let isNews = false;
  endpoint.answer(async () => {
    if (!isNews) {
      isNews = true;
      sofra.clock.advance(SECOND_MS);
      await other!.move('Ready');
    }
    return 500;
  });
  await order!.move('Preparing');
  const came = await delivered();
  assert.deepEqual(
    came.map(({ body }) => body.data.status),
    ['Preparing', 'Ready'],
  );
});

test('a change that is no longer tracked is not sent, and its endpoint is not due', async () => {
  // The first run handles the address that the owner just entered, which made the endpoint due.
  await delivered();
  await placeTracked(sofra, venue);
  sofra.clock.advance(48 * HOUR_MS);
  assert.deepEqual(await listDueEndpoints(sofra.db, sofra.clock.now(), 10), []);
  assert.deepEqual(await delivered(), []);
});

test('an older event that is sent again does not replace a newer one that waits', async () => {
  const order = await placeTracked(sofra, venue);
  const [first] = await delivered();
  sofra.clock.advance(SECOND_MS);
  await order.move('Preparing');
  endpoint.answer(500);
  await delivered();
  await sofra.db.query({
    text: `update webhook_delivery set redeliver_at = '-infinity' where event_id = $1`,
    values: [first!.body.id],
  });
  endpoint.answer(204);
  assert.deepEqual(
    (await delivered()).map(({ body }) => body.id),
    [first!.body.id],
  );
  const states = (await deliveries()).map(({ state }) => state);
  assert.deepEqual(states, ['Delivered', 'Waiting']);
});

test('an endpoint for which nothing waits is not probed', async () => {
  const [order] = await failAsAWhole(1);
  sofra.clock.advance(49 * HOUR_MS);
  assert.deepEqual(await delivered(), []);
  const [lease] = await sofra.db.query<{ next_attempt_at: number | null }>({
    text: 'select next_attempt_at from webhook_endpoint_queue where venue_id = $1',
    values: [venue.id],
  });
  assert.equal(lease!.next_attempt_at, null);
  await order!.move('Preparing');
  assert.deepEqual(await delivered(), []);
});
