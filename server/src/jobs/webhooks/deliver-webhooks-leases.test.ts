import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { type Sofra, TUESDAY_AFTERNOON, testClock } from '../../../test/harness/sofra.ts';
import {
  countWaiting,
  forgetWebhooks,
  newWorker,
  observedDatabase,
  placeTracked,
  until,
} from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const endpoint = createEndpoint();
let sofra: Sofra;
let venue: WebhookVenue;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
});
beforeEach(async () => {
  await forgetWebhooks(sofra.db);
  sofra.clock.set(TUESDAY_AFTERNOON);
  endpoint.answer(204);
  venue = await newWebhookVenue(sofra, endpoint);
});
after(() => sofra.close());

const receivedEvents = (hook = venue.hook) => endpoint.eventsOf(hook);
const waiting = () => countWaiting(sofra.db, venue.id);

test('only one event of an order is in progress at a time, even with new changes and several servers', async () => {
  const order = await placeTracked(sofra, venue);
  const other = newWorker(sofra, endpoint);
  const worker = newWorker(sofra, endpoint);
  const gates: (() => void)[] = [];
  endpoint.answer(async () => {
    await new Promise<void>((open) => gates.push(open));
    return 204;
  });
  const first = worker.runOnce();
  await until(() => gates.length === 1, 'the first event is under way');
  await order.move('Preparing');
  await other.runOnce();
  await other.runOnce();
  assert.equal(receivedEvents().length, 1);
  gates[0]!();
  await until(() => gates.length === 2, 'the second event is under way');
  gates[1]!();
  await first;
  assert.deepEqual(
    receivedEvents().map(({ body }) => body.data.status),
    ['Received', 'Preparing'],
  );
});

test('up to eight orders are sent to one endpoint at the same time, and another one when one of them is done', async () => {
  for (let at = 0; at < 20; at++) await placeTracked(sofra, venue);
  const gates: (() => void)[] = [];
  endpoint.answer(async () => {
    await new Promise<void>((open) => gates.push(open));
    return 204;
  });
  const run = newWorker(sofra, endpoint).runOnce();
  for (let done = 0; done < 20; done++) {
    const begun = Math.min(done + 8, 20);
    await until(() => gates.length >= begun, `${begun} events are begun`);
    assert.equal(gates.length, begun);
    gates[done]!();
  }
  await run;
  assert.equal(receivedEvents().length, 20);
});

test('an endpoint that never answers delays no other', async () => {
  const silent = venue;
  const answering = await newWebhookVenue(sofra, endpoint);
  await placeTracked(sofra, silent);
  await placeTracked(sofra, answering);
  const never = Promise.withResolvers<number>();
  endpoint.answer(({ url }) => (url === silent.hook.url ? never.promise : 204));
  const worker = newWorker(sofra, endpoint);
  const run = worker.runOnce();
  await until(() => receivedEvents(answering.hook).length === 1, 'the other event came');
  await until(() => receivedEvents(silent.hook).length === 1, 'the silent endpoint has its event');
  const order = await placeTracked(sofra, answering);
  await order.move('Preparing');
  void worker.runOnce();
  await until(
    () => receivedEvents(answering.hook).at(-1)?.body.data.status === 'Preparing',
    'later ones came, too',
  );
  never.resolve(204);
  await run;
});

test('the queue of a dead server is taken over when its lease ends, and its event is sent again under the same id', async () => {
  await placeTracked(sofra, venue);
  const never = Promise.withResolvers<number>();
  endpoint.answer(() => never.promise);
  const dying = newWorker(sofra, endpoint).runOnce();
  await until(() => receivedEvents().length === 1, 'the event is under way');
  endpoint.answer(204);
  const heir = newWorker(sofra, endpoint);
  sofra.clock.advance(15 * SECOND_MS - 1);
  await heir.runOnce();
  assert.equal(receivedEvents().length, 1);
  sofra.clock.advance(1);
  await heir.runOnce();
  const [first, second, ...others] = receivedEvents();
  assert.deepEqual(others, []);
  assert.equal(second!.body.id, first!.body.id);
  never.resolve(500);
  await dying;
  await heir.runOnce();
  assert.equal(await waiting(), 0);
  assert.equal(receivedEvents().length, 2);
});

test('a later event has a later createdAt, even when another server with a slower clock prepares it', async () => {
  const order = await placeTracked(sofra, venue);
  const clock = testClock();
  const worker = newWorker(sofra, endpoint, { clock });
  endpoint.trust(venue.hook, clock);
  let isPreparing = false;
  let answer = 204;
  endpoint.answer(() => answer);
  const skew = fc.integer({ min: -5 * MINUTE_MS, max: 5 * MINUTE_MS });
  await fc.assert(
    fc.asyncProperty(skew, fc.boolean(), async (ms, fails) => {
      answer = fails ? 500 : 204;
      isPreparing = !isPreparing;
      await order.move(isPreparing ? 'Preparing' : 'Pending');
      clock.set(TUESDAY_AFTERNOON + ms);
      await worker.runOnce();
    }),
    { numRuns: 30 },
  );
  const created = receivedEvents().map(({ body }) => body.createdAt as string);
  assert.ok(created.length >= 30);
  assert.deepEqual(created, [...new Set(created)].toSorted());
});

test('a stopping job waits for events in progress and starts nothing new', async () => {
  for (let at = 0; at < 12; at++) await placeTracked(sofra, venue);
  const gate = Promise.withResolvers<number>();
  endpoint.answer(() => gate.promise);
  const worker = newWorker(sofra, endpoint);
  worker.start();
  await until(() => receivedEvents().length === 8, 'eight events are under way');
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  assert.equal(isStopped, false);
  gate.resolve(204);
  await stopped;
  assert.equal(receivedEvents().length, 8);
  assert.equal(await waiting(), 4);
});

test('nothing is sent once the job is stopping, not even a prepared event', async () => {
  for (const statement of [
    'take-endpoint-queue',
    'find-endpoint-key',
    'list-redeliveries',
    'prepare-event',
  ]) {
    await placeTracked(sofra, venue);
    const stopping: Promise<void>[] = [];
    const db = observedDatabase(sofra.db, ({ name }) => {
      if (name === statement) stopping.push(worker.stop());
    });
    const worker = newWorker(sofra, endpoint, { db });
    await worker.runOnce();
    await Promise.all(stopping);
    assert.ok(stopping.length > 0, statement);
    assert.deepEqual(receivedEvents(), [], statement);
  }
  await newWorker(sofra, endpoint).runOnce();
  assert.equal(receivedEvents().length, 4);
});

test('a secret that cannot be decrypted fails its events with a message, like an endpoint that does not answer', async () => {
  for (let at = 0; at < 5; at++) await placeTracked(sofra, venue);
  let prepared = 0;
  const db = observedDatabase(sofra.db, ({ name }) => {
    if (name === 'prepare-event') prepared += 1;
  });
  const stranger = newWorker(sofra, endpoint, { db, secretKeys: [Buffer.alloc(32, 1)] });
  for (let look = 0; look < 20; look++) await stranger.runOnce();
  assert.equal(prepared, 5);
  sofra.clock.advance(5 * SECOND_MS);
  for (let look = 0; look < 20; look++) await stranger.runOnce();
  assert.equal(prepared, 7);
  assert.deepEqual(receivedEvents(), []);
  const errors = await sofra.db.query<{ error: string }>({
    text: 'select distinct error from webhook_attempt where venue_id = $1',
    values: [venue.id],
  });
  assert.match(errors[0]!.error, /SECRET_KEY is not the key/);
  assert.equal(errors.length, 1);
  sofra.clock.advance(90 * SECOND_MS);
  await newWorker(sofra, endpoint).runOnce();
  assert.equal(receivedEvents().length, 5);
});
