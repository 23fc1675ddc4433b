import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { lineOf, type Sofra as Service } from '../../server/test/harness/sofra.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../server/test/webhooks/webhook-fixture.ts';

/*
 * The code on the first screen of README.md against the running service, and the order that it shows.
 */

const ROOT = `${import.meta.dirname}/../..`;
const endpoint = createEndpoint();
const environment = process.env;
let service: Service;
let venue: WebhookVenue;

before(async () => {
  service = await startWebhookSofra(endpoint);
  venue = await newWebhookVenue(service, endpoint);
  process.env = { ...environment, SOFRA_URL: service.baseUrl, SOFRA_KEY: venue.key.text };
});
after(async () => {
  process.env = environment;
  await service.close();
});

test('the README shows the order that its code places', async () => {
  const { placeTakeaway } = await import('./documented/readme-order.ts');
  const line = { ...lineOf(venue.menu.kebab, { extraIds: [venue.menu.kebab.extras[0]!.id] }), quantity: 2 };
  const placed = await placeTakeaway(venue.id, [line], 'basket-4711');
  assert.deepEqual(await placeTakeaway(venue.id, [line], 'basket-4711'), placed, 'one order for one key');
  const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(`${ROOT}/README.md`, 'utf8'))!;
  assert.deepEqual(comparable(JSON.parse(shown)), comparable(placed));
});

/** Ids and instants differ with each run. */
function comparable(order: unknown): unknown {
  const text = JSON.stringify(order)
    .replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"instant"');
  return JSON.parse(text);
}
