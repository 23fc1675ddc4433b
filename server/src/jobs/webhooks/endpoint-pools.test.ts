import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Sofra } from '../../../test/harness/sofra.ts';
import { forgetWebhooks, newWorker, placeTracked } from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
} from '../../../test/webhooks/webhook-fixture.ts';
import { listDueEndpoints } from '../../store/webhooks/due-endpoints.ts';
import { endpointKindOf } from './endpoint-pools.ts';

const endpoint = createEndpoint();
let sofra: Sofra;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  await forgetWebhooks(sofra.db);
});
after(() => sofra.close());

test('working endpoints come before new ones, and those before failing ones, regardless of their waiting time', async () => {
  const [failing, answering, fresh] = [
    await newWebhookVenue(sofra, endpoint),
    await newWebhookVenue(sofra, endpoint),
    await newWebhookVenue(sofra, endpoint),
  ];
  endpoint.answer(({ url }) => (url === failing.hook.url ? 500 : 204));
  for (const venue of [failing, answering]) await placeTracked(sofra, venue);
  await newWorker(sofra, endpoint).runOnce();
  for (const venue of [failing, fresh, answering]) {
    await placeTracked(sofra, venue);
    sofra.clock.advance(10_000);
  }
  const due = await listDueEndpoints(sofra.db, sofra.clock.now(), 10);
  assert.deepEqual(
    due.map((ref) => [ref.venueId, endpointKindOf(ref)]),
    [
      [answering.id, 'Answering'],
      [fresh.id, 'New'],
      [failing.id, 'Failing'],
    ],
  );
});
