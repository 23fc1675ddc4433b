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

/** Places an order and sends its event. Returns the ids of both. */
async function deliveredOrder(venue: WebhookVenue): Promise<{ orderId: string; eventId: string }> {
  endpoint.answer(204);
  const orderId = (await place(sofra, venue, sampleOrder(venue))).body.data.order.id;
  await deliver();
  const event = endpoint.eventsOf(venue.hook).find(({ body }) => body.data.id === orderId);
  return { orderId, eventId: event!.body.id };
}

function redeliver(
  venue: StaffedVenue,
  eventId: string,
  { by = venue.owner, id = venue.key.record.id } = {},
) {
  return by.call('POST', `/venues/${venue.id}/keys/${id}/deliveries/${eventId}/redeliver`);
}

async function readDelivery(venue: StaffedVenue, eventId: string) {
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}/deliveries/${eventId}`;
  return (await venue.owner.call('GET', path)).body.data;
}

test('200: an event is sent once more, under its id, with the current state of the order', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  const { orderId, eventId } = await deliveredOrder(venue);
  const hidden = { isHidden: true };
  await venue.waiter.call('PUT', `/venues/${venue.id}/bills/${orderId}/hidden`, hidden);
  sofra.clock.advance(1_000);
  for (let taps = 0; taps < 2; taps++) {
    const { status, body } = await redeliver(venue, eventId);
    assert.equal(status, 200);
    assert.deepEqual([body.data.eventId, body.data.isRedeliveryDue], [eventId, true]);
  }
  await deliver();
  await deliver();
  const [first, again, ...others] = endpoint.eventsOf(venue.hook);
  assert.deepEqual([first!.body.id, again!.body.id, others], [eventId, eventId, []]);
  assert.ok(again!.body.createdAt > first!.body.createdAt);
  const order = await sofra.call('GET', `/public/v1/orders/${orderId}`, { key: venue.key.text });
  assert.deepEqual(again!.body.data, order.body.data);
  const { isRedeliveryDue, attempts, state } = await readDelivery(venue, eventId);
  assert.deepEqual([isRedeliveryDue, attempts, state], [false, 2, 'Delivered']);
});

test('200: events that wait for a failing endpoint are sent after a successful test', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  const orders = [await deliveredOrder(venue), await deliveredOrder(venue)];
  endpoint.answer(500);
  for (let orders = 0; orders < 3; orders++) {
    await place(sofra, venue, sampleOrder(venue));
    await deliver();
  }
  for (const { eventId } of orders) await redeliver(venue, eventId);
  await deliver();
  await deliver();
  const due = async () => {
    const deliveries = await Promise.all(orders.map(({ eventId }) => readDelivery(venue, eventId)));
    return deliveries.filter(({ isRedeliveryDue }) => isRedeliveryDue);
  };
  const [delivery, ...others] = await due();
  assert.deepEqual([delivery.attempts, others], [1, []]);
  endpoint.answer(204);
  await sofra.call('POST', '/public/v1/webhooks/test', { key: venue.key.text });
  await deliver();
  assert.deepEqual(await due(), []);
  assert.equal((await readDelivery(venue, delivery.eventId)).attempts, 2);
});

test('200: the owner of the headquarter can send an event of a branch again', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const branch = await newWebhookVenue(sofra, endpoint, change);
  const { eventId } = await deliveredOrder(branch);
  assert.equal((await redeliver(branch, eventId, { by: headquarter.owner })).status, 200);
  await deliver();
  assert.equal(endpoint.eventsOf(branch.hook).length, 2);
});

test('404: unknown events, events of another key and tests are not sent again', async () => {
  const [venue, stranger] = [await newWebhookVenue(sofra, endpoint), await newWebhookVenue(sofra, endpoint)];
  const { eventId } = await deliveredOrder(stranger);
  await sofra.call('POST', '/public/v1/webhooks/test', { key: venue.key.text });
  const [tested] = endpoint.eventsOf(venue.hook);
  for (const id of [eventId, tested!.body.id, `evt_${'0'.repeat(32)}`, randomUUID()]) {
    assertRefused(await redeliver(venue, id), 404, 'DELIVERY_NOT_FOUND');
  }
  await deliver();
  assert.equal(endpoint.eventsOf(venue.hook).length, 1);
  assert.equal(endpoint.eventsOf(stranger.hook).length, 1);
});

test('404: no event is sent again for a key that is unknown, revoked or of another venue', async () => {
  const [venue, stranger] = [await newWebhookVenue(sofra, endpoint), await newWebhookVenue(sofra, endpoint)];
  const { eventId } = await deliveredOrder(venue);
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${venue.key.record.id}`);
  for (const id of [randomUUID(), stranger.key.record.id, venue.key.record.id]) {
    assertRefused(await redeliver(venue, eventId, { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
});

test('409: a key without an address cannot send an event again', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  const { eventId } = await deliveredOrder(venue);
  await venue.owner.call('PATCH', `/venues/${venue.id}/keys/${venue.key.record.id}`, { webhookUrl: null });
  assertRefused(await redeliver(venue, eventId), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
});
