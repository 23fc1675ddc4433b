import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type Sofra, sampleOrder } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import {
  createEndpoint,
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

function deliver(): Promise<void> {
  return sofra.app.jobs.webhooks.runOnce();
}

/** Places an order for whose event the endpoint answers with this status. */
async function orderAnswered(venue: WebhookVenue, status: number): Promise<string> {
  endpoint.answer(status);
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  await deliver();
  sofra.clock.advance(100);
  return order.id;
}

function redeliver(venue: StaffedVenue, body: unknown, { by = venue.owner, id = venue.key.record.id } = {}) {
  return by.call('POST', `/venues/${venue.id}/keys/${id}/deliveries/redeliver-failed`, body);
}

function nowText(): string {
  return new Date(sofra.clock.now()).toISOString();
}

test('200: events that failed since an instant are sent once more, delivered and older ones are not', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  await orderAnswered(venue, 500);
  const since = nowText();
  const failed = [await orderAnswered(venue, 500)];
  await orderAnswered(venue, 204);
  failed.push(await orderAnswered(venue, 500));
  await sofra.call('POST', '/public/v1/webhooks/test', { key: venue.key.text });
  const before = endpoint.eventsOf(venue.hook);
  assert.deepEqual((await redeliver(venue, { since })).body.data, { count: 2 });
  endpoint.answer(204);
  await deliver();
  const again = endpoint.eventsOf(venue.hook).slice(before.length);
  assert.deepEqual(
    again.map(({ body }) => body.data.id),
    failed,
  );
  const known = new Set(before.map(({ body }) => body.id));
  assert.ok(again.every(({ body }) => known.has(body.id)));
  assert.deepEqual((await redeliver(venue, { since })).body.data, { count: 0 });
});

test('200: a future instant selects no event, and a very early one selects all', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  await orderAnswered(venue, 500);
  for (const since of ['9999-12-31T23:59:59-23:00', new Date(sofra.clock.now() + 1_000).toISOString()]) {
    assert.deepEqual((await redeliver(venue, { since })).body.data, { count: 0 });
  }
  assert.deepEqual((await redeliver(venue, { since: '0000-01-01T00:00:00Z' })).body.data, { count: 1 });
});

test('400: without a valid instant nothing is sent again', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  for (const body of [{}, { since: null }, { since: 'yesterday' }, { since: 7 }, { since: '2026-02-30' }]) {
    assertRefused(await redeliver(venue, body), 400, 'VALIDATION_ERROR', ['since']);
  }
});

test('404: no failed event is sent again for a key that is unknown, revoked or of another venue', async () => {
  const [venue, stranger] = [await newWebhookVenue(sofra, endpoint), await newWebhookVenue(sofra, endpoint)];
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${venue.key.record.id}`);
  for (const id of [randomUUID(), stranger.key.record.id, venue.key.record.id]) {
    assertRefused(await redeliver(venue, { since: nowText() }, { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
});

test('409: a key without an address cannot send failed events again', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await redeliver(venue, { since: nowText() }), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
});
