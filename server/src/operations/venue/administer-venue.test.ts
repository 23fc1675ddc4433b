import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Sofra } from '../../../test/harness/sofra.ts';
import { byOperator } from '../../../test/samples/operator-author.ts';
import { placeTracked } from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
} from '../../../test/webhooks/webhook-fixture.ts';
import { setBranchActive } from './administer-venue.ts';

const endpoint = createEndpoint();
let sofra: Sofra;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
});
after(() => sofra.close());

test('events of a branch that waited when it was switched off are sent to each key once it is on again', async () => {
  const headquarter = await newWebhookVenue(sofra, endpoint, { type: 'Headquarter' });
  const branch = await newWebhookVenue(sofra, endpoint, { type: 'Branch', parentVenueId: headquarter.id });
  const read = async () => {
    const before = endpoint.events.length;
    await sofra.app.jobs.webhooks.runOnce();
    await sofra.app.jobs.webhooks.runOnce();
    return endpoint.events.slice(before).map(({ url, body }) => [url, body.data.id, body.data.status]);
  };
  const own = await placeTracked(sofra, branch);
  const ordered = await placeTracked(sofra, branch, {}, headquarter.key.text);
  assert.equal((await read()).length, 2);
  for (const order of [own, ordered]) await order.act('POST', '/close', { kind: 'Cash' });
  await setBranchActive(sofra.db, branch.id, false, byOperator(sofra.clock.now()));
  assert.deepEqual(await read(), []);
  await setBranchActive(sofra.db, branch.id, true, byOperator(sofra.clock.now()));
  const expected = [
    [branch.hook.url, own.id, 'Completed'],
    [headquarter.hook.url, ordered.id, 'Completed'],
  ];
  assert.deepEqual((await read()).toSorted(), expected.toSorted());
});
