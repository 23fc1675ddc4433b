import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { place } from '../../../test/harness/public-caller.ts';
import { type Sofra, sampleOrder } from '../../../test/harness/sofra.ts';
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

test('200: the next event is signed with the new signing secret only', async (t) => {
  const venue = await newWebhookVenue(sofra, endpoint);
  await place(sofra, venue, sampleOrder(venue));
  await sofra.app.jobs.webhooks.runOnce();
  await place(sofra, venue, sampleOrder(venue));
  const path = `/venues/${venue.id}/keys/${venue.key.record.id}/signing-secret`;
  const { signingSecret } = (await venue.owner.call('POST', path)).body.data;
  endpoint.trust({ ...venue.hook, secret: signingSecret }, sofra.clock);
  await sofra.app.jobs.webhooks.runOnce();
  const [before, next] = endpoint.eventsOf(venue.hook);
  t.mock.timers.enable({ apis: ['Date'], now: sofra.clock.now() });
  const old = new Webhook(venue.hook.secret);
  assert.doesNotThrow(() => old.verify(before!.text, before!.headers));
  assert.throws(() => old.verify(next!.text, next!.headers), /No matching signature/);
});
