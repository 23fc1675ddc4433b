import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import type { Sofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import {
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

function sendTest(venue: StaffedVenue, { by = venue.owner, id = venue.key.record.id } = {}) {
  return by.call('POST', `/venues/${venue.id}/keys/${id}/webhook/test`);
}

test('200: a test by the owner is the same as one by the key, and is listed with its result', async () => {
  endpoint.answer(204);
  const venue = await newWebhookVenue(sofra, endpoint);
  const { status, body } = await sendTest(venue);
  assert.equal(status, 200);
  assert.deepEqual(body.data, { delivered: true, statusCode: 204, error: null, durationMs: 7 });
  const [event] = endpoint.eventsOf(venue.hook);
  const keyName = venue.key.record.name;
  assert.deepEqual(event!.body.data, { venueId: venue.id, venueName: venue.record.venue.name, keyName });
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}/deliveries`;
  const { items } = (await venue.owner.call('GET', path)).body.data;
  const now = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual(items, [
    {
      eventId: event!.body.id,
      type: 'webhook.test',
      venueId: null,
      orderId: null,
      reservationId: null,
      state: 'Delivered',
      begunAt: now,
      lastAttemptAt: now,
      nextAttemptAt: null,
      attempts: 1,
      isRedeliveryDue: false,
    },
  ]);
});

test('200: the owner of the headquarter can test the webhook of a branch', async () => {
  endpoint.answer(404);
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const branch = await newWebhookVenue(sofra, endpoint, change);
  const { data } = (await sendTest(branch, { by: headquarter.owner })).body;
  assert.deepEqual([data.delivered, data.statusCode], [false, 404]);
  assert.equal(endpoint.eventsOf(branch.hook)[0]!.body.data.venueId, branch.id);
});

test('404: a key that is unknown, revoked or of another venue sends no test', async () => {
  endpoint.answer(204);
  const venue = await newWebhookVenue(sofra, endpoint);
  const stranger = await newWebhookVenue(sofra, endpoint);
  await venue.owner.call('DELETE', `/venues/${venue.id}/keys/${venue.key.record.id}`);
  for (const id of [randomUUID(), stranger.key.record.id, venue.key.record.id]) {
    assertRefused(await sendTest(venue, { id }), 404, 'PUBLIC_API_KEY_NOT_FOUND');
  }
  assertRefused(await sendTest(venue, { id: 'nonsense' }), 400, 'VALIDATION_ERROR');
  for (const { hook } of [venue, stranger]) assert.deepEqual(endpoint.eventsOf(hook), []);
});

test('409: a key without an address cannot be tested', async () => {
  assertRefused(await sendTest(await newStaffedVenue(sofra)), 409, 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED');
});
