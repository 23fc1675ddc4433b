import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { type Sofra, sampleOrder } from '../../../test/harness/sofra.ts';
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

/** Places an order for whose event the endpoint answers with this status. */
async function orderAnswered(venue: WebhookVenue, status: number): Promise<void> {
  endpoint.answer(status);
  await place(sofra, venue, sampleOrder(venue));
  await sofra.app.jobs.webhooks.runOnce();
}

async function healthOf(venue: WebhookVenue) {
  const { body } = await venue.owner.call('GET', `/venues/${venue.id}/keys`);
  return body.data[0].webhook.health;
}

test('200: a key shows its endpoint as untried, healthy, failing, failing for an hour, and healthy again', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  assert.equal((await healthOf(venue)).state, 'Untried');
  await orderAnswered(venue, 204);
  const lastSuccessAt = new Date(sofra.clock.now()).toISOString();
  const healthy = {
    state: 'Healthy',
    failingSince: null,
    lastSuccessAt,
    lastFailureAt: null,
    lastError: null,
    nextAttemptAt: null,
    isFailingLong: false,
  };
  assert.deepEqual(await healthOf(venue), healthy);

  sofra.clock.advance(1_000);
  const failingSince = new Date(sofra.clock.now()).toISOString();
  for (let orders = 0; orders < 3; orders++) await orderAnswered(venue, 500);
  const { nextAttemptAt, ...failing } = await healthOf(venue);
  assert.ok(nextAttemptAt > failingSince);
  assert.deepEqual(failing, {
    state: 'Failing',
    failingSince,
    lastSuccessAt,
    lastFailureAt: failingSince,
    lastError: 'The endpoint answered 500 instead of 2xx.',
    isFailingLong: false,
  });
  sofra.clock.advance(3_600_000);
  assert.equal((await healthOf(venue)).isFailingLong, true);

  endpoint.answer(204);
  await sofra.app.jobs.webhooks.runOnce();
  const again = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual(await healthOf(venue), { ...healthy, lastSuccessAt: again, lastFailureAt: failingSince });
});

test('200: a new address resets the state of the endpoint', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  for (let orders = 0; orders < 3; orders++) await orderAnswered(venue, 500);
  sofra.clock.advance(1_000);
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}`;
  const { webhook } = (await venue.owner.call('PATCH', path, { webhookUrl: `${venue.hook.url}/2` })).body
    .data;
  assert.deepEqual([webhook.health.state, webhook.health.lastFailureAt], ['Untried', null]);
});

test('200: an endpoint is healthy after its first event, even if another address was used just before', async () => {
  const venue = await newWebhookVenue(sofra, endpoint);
  await orderAnswered(venue, 204);
  sofra.clock.advance(1_000);
  await hookUp(sofra, endpoint, venue, venue.key.record.id);
  assert.equal((await healthOf(venue)).state, 'Untried');
  await orderAnswered(venue, 204);
  assert.equal((await healthOf(venue)).state, 'Healthy');
});
