import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type Sofra, sampleOrder } from '../../../test/harness/sofra.ts';
import type { StaffedVenue } from '../../../test/harness/staff.ts';
import {
  answered,
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
} from '../../../test/webhooks/webhook-fixture.ts';

const endpoint = createEndpoint();
let sofra: Sofra;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
});
after(() => sofra.close());

function read(venue: StaffedVenue, eventId: string, id = venue.key.record.id) {
  return venue.owner.call('GET', `/venues/${venue.id}/keys/${id}/deliveries/${eventId}`);
}

test('200: a delivery lists each attempt, oldest first, with its answer and duration', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  const times: string[] = [];
  for (const outcome of [answered(500), { kind: 'Failed', reason: 'Unreachable' }, answered(204)] as const) {
    endpoint.answer(outcome);
    times.push(new Date(sofra.clock.now()).toISOString());
    await sofra.app.jobs.webhooks.runOnce();
    sofra.clock.advance(60_000);
  }
  const [event] = endpoint.eventsOf(venue.hook);
  const { history, ...delivery } = (await read(venue, event!.body.id)).body.data;
  assert.deepEqual(delivery, {
    eventId: event!.body.id,
    type: 'order.updated',
    venueId: venue.id,
    orderId: order.id,
    reservationId: null,
    state: 'Delivered',
    begunAt: times[0],
    lastAttemptAt: times[2],
    nextAttemptAt: null,
    attempts: 3,
    isRedeliveryDue: false,
  });
  assert.deepEqual(history, [
    {
      attempt: 1,
      at: times[0],
      statusCode: 500,
      error: 'The endpoint answered 500 instead of 2xx.',
      durationMs: 7,
    },
    {
      attempt: 2,
      at: times[1],
      statusCode: null,
      error: 'The host takes no connections on this port.',
      durationMs: 7,
    },
    { attempt: 3, at: times[2], statusCode: 204, error: null, durationMs: 7 },
  ]);
});

test('404: unknown deliveries, and those of another key or venue, are not found', async () => {
  endpoint.answer(204);
  const [venue, stranger] = [await newWebhookVenue(sofra, endpoint), await newWebhookVenue(sofra, endpoint)];
  await place(sofra, stranger, sampleOrder(stranger));
  await sofra.app.jobs.webhooks.runOnce();
  const { id } = endpoint.eventsOf(stranger.hook)[0]!.body;
  assert.equal((await read(stranger, id)).status, 200);
  for (const eventId of [id, `evt_${'0'.repeat(32)}`, randomUUID()]) {
    assertRefused(await read(venue, eventId), 404, 'DELIVERY_NOT_FOUND');
  }
  assertRefused(await read(venue, id, stranger.key.record.id), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  assertRefused(await read(venue, 'evt_%00'), 400, 'VALIDATION_ERROR');
});
