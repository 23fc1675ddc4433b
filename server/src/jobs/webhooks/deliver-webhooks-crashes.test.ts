import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
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
const HOUR_MS = 3_600_000;

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

/** Runs a worker that dies before the given number of its SQL statement. @returns whether it reached that statement */
async function dieBefore(statement: number): Promise<boolean> {
  let statements = 0;
  const db = observedDatabase(sofra.db, () => {
    statements += 1;
    if (statements >= statement) throw new Error('killed');
  });
  // It dies before its first search, or logs its error.
  await newWorker(sofra, endpoint, { db })
    .runOnce()
    .catch(() => {});
  return statements >= statement;
}

test('a server that dies at any point while an endpoint begins to fail leaves no change unsent', async () => {
  let hasDied = true;
  for (let statement = 1; hasDied; statement++) {
    for (let at = 0; at < 3; at++) await placeTracked(sofra, venue);
    endpoint.answer(500);
    await newWorker(sofra, endpoint).runOnce();
    sofra.clock.advance(5 * SECOND_MS);
    hasDied = await dieBefore(statement);
    endpoint.answer(204);
    sofra.clock.advance(5 * HOUR_MS);
    await newWorker(sofra, endpoint).runOnce();
    assert.equal(await waiting(), 0, `it died before its statement ${statement}`);
  }
});

test('a server that dies at any point while an endpoint recovers leaves no change unsent', async () => {
  let hasDied = true;
  for (let statement = 1; hasDied; statement++) {
    for (let at = 0; at < 3; at++) await placeTracked(sofra, venue);
    endpoint.answer(500);
    const worker = newWorker(sofra, endpoint);
    await worker.runOnce();
    sofra.clock.advance(5 * SECOND_MS);
    await worker.runOnce();
    endpoint.answer(204);
    sofra.clock.advance(90 * SECOND_MS);
    hasDied = await dieBefore(statement);
    sofra.clock.advance(5 * HOUR_MS);
    await newWorker(sofra, endpoint).runOnce();
    assert.equal(await waiting(), 0, `it died before its statement ${statement}`);
  }
});

test('a corrected address is sent to immediately, and does not inherit the pause of the old one', async () => {
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}`;
  for (let at = 0; at < 3; at++) await placeTracked(sofra, venue);
  endpoint.answer(500);
  const worker = newWorker(sofra, endpoint);
  await worker.runOnce();
  sofra.clock.advance(5 * SECOND_MS);
  const failing = Promise.withResolvers<number>();
  endpoint.answer(({ url }) => (url === venue.hook.url ? failing.promise : 204));
  const run = worker.runOnce();
  await until(() => receivedEvents().length === 4, 'an attempt at the old address is under way');
  const webhookUrl = venue.hook.url.replace('/hook', '/mended');
  const { body } = await venue.owner.call('PATCH', path, { webhookUrl });
  const mended = { url: webhookUrl, secret: body.data.signingSecret };
  endpoint.trust(mended, sofra.clock);
  failing.resolve(500);
  await run;
  await worker.runOnce();
  assert.equal(receivedEvents(mended).length, 3);
  assert.equal(await waiting(), 0);
});

test('an address that is entered while the job finds none receives the events', async () => {
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}`;
  await venue.owner.call('PATCH', path, { webhookUrl: null });
  const order = await placeTracked(sofra, venue);
  await sofra.db.query({ text: `update webhook_tracking set is_parked = false, due_at = '-infinity'` });
  const hook = { url: venue.hook.url.replace('/hook', '/anew'), secret: '' };
  const db = observedDatabase(sofra.db, async ({ name }) => {
    if (name !== 'park-tracking') return;
    const { body } = await venue.owner.call('PATCH', path, { webhookUrl: hook.url });
    hook.secret = body.data.signingSecret;
    endpoint.trust(hook, sofra.clock);
  });
  await newWorker(sofra, endpoint, { db }).runOnce();
  assert.notEqual(hook.secret, '');
  await newWorker(sofra, endpoint).runOnce();
  assert.deepEqual(
    receivedEvents(hook).map(({ body }) => body.data.id),
    [order.id],
  );
});
