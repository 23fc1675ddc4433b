import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { WebhookEvent } from '../src/index.ts';
import { newSigningSecret, orderUpdated, reservationUpdated, signEvent } from '../src/testing/index.ts';
import * as client from './documented/client.ts';
import * as menus from './documented/menus.ts';
import * as orders from './documented/orders.ts';
import * as reservations from './documented/reservations.ts';
import * as testing from './documented/testing.ts';
import * as venues from './documented/venues.ts';
import * as webhooks from './documented/webhooks.ts';
import { faked } from './faked.ts';

/*
 * Runs the code that the pages in docs/sdk show.
 */

test('the first program: it is made from the environment and orders with the fetch of the runtime', async (t) => {
  const { service } = faked();
  t.mock.method(globalThis, 'fetch', service.fetch);
  const before = process.env;
  t.after(() => {
    process.env = before;
  });
  process.env = { ...before, SOFRA_URL: service.baseUrl, SOFRA_KEY: service.apiKey };
  const { placed } = await import('./documented/first-order.ts');
  assert.deepEqual([placed.number, placed.lines[0]?.productName], [1, 'Adana Kebap']);
});

test('the client: it takes options, and tells errors apart', async () => {
  const { service, sofra, basket } = faked();
  assert.equal(await client.readWithOptions(sofra, service.venueId), 'Köşe Lokantası');
  const price = (lines: typeof basket.lines) => () =>
    sofra.orders.preview(service.venueId, { ...basket, lines });
  assert.equal(await client.tellWhy(price(basket.lines)), 'done');
  assert.match(await client.tellWhy(price([])), /^lines must contain/);
  assert.match(await client.tellWhy(() => sofra.venues.get(crypto.randomUUID())), /VENUE_NOT_FOUND/);
  const cut = faked({ retries: 0 }, () => 'Reset').sofra;
  assert.equal(await client.tellWhy(() => cut.venues.list()), 'not known yet');
});

test('venues: their state and their tables are read', async () => {
  const { service, sofra } = faked();
  assert.deepEqual(await venues.lookAround(sofra), ['Köşe Lokantası takes orders']);
  assert.equal(await venues.findTable(sofra, service.venueId, 'Salon2'), 'Salon 2');
});

test('menus: dishes are shown with their price', async () => {
  const { service, sofra } = faked();
  const shown = await menus.readMenu(sofra, service.venueId);
  assert.deepEqual(shown, ['Adana Kebap 120.50', 'Bonfile 333.35', 'Baklava 40.00 (sold out)']);
});

test('orders: a basket is priced, placed once with a key of each kind, followed and listed', async () => {
  const { service, sofra, basket } = faked();
  const [line] = basket.lines;
  assert.equal(await orders.price(sofra, service.venueId, line!.productId, line!.portionId), 241);
  const saved = { idempotencyKey: crypto.randomUUID() };
  const first = await orders.placeUnderKey(sofra, service.venueId, basket, saved);
  const keys = new Map<string, string>();
  const database: orders.Database = {
    query: async (_text, [basketId, key]) => {
      if (key !== undefined && !keys.has(basketId!)) keys.set(basketId!, key);
      const known = keys.get(basketId!);
      return { rows: known === undefined ? [] : [{ key: known }] };
    },
  };
  const place = () => orders.placeWithStore(sofra, service.venueId, basket, database);
  assert.equal((await place()).id, (await place()).id);
  assert.equal(service.orders.length, 2);
  assert.equal(await orders.follow(sofra, first.id), 'The kitchen has it.');
  assert.equal(await orders.sumUp(sofra), 482 + 2);
  const soldOut = service.restaurant.menu.categories[0]!.products[2]!;
  const lines = [{ ...line!, productId: soldOut.id, portionId: soldOut.portions[0]!.id }];
  const refused = await orders.showRefusal(() => sofra.orders.preview(service.venueId, { ...basket, lines }));
  assert.match(refused, /sold out/);
});

test('reservations: a table is booked, listed and cancelled', async () => {
  const { service, sofra } = faked();
  const { id, status } = await reservations.book(sofra, service.venueId);
  assert.equal(status, 'Confirmed');
  assert.equal(await reservations.tonight(sofra), 4);
  assert.equal((await reservations.cancel(sofra, id)).status, 'Cancelled');
});

test('webhooks: an event is verified, handled and taken by a route', async () => {
  const { service, sofra, basket } = faked();
  await sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' });
  const { id } = await reservations.book(sofra, service.venueId);
  const signingSecret = newSigningSecret();
  const requestOf = async (event: Parameters<typeof signEvent>[0]) => {
    const { body, headers } = await signEvent(event, signingSecret);
    return new Request('https://shop.example/hooks', { method: 'POST', body, headers });
  };
  const ordered = orderUpdated(service.orders[0]!);
  assert.equal(await webhooks.verify(await requestOf(ordered), signingSecret), ordered.id);
  const forged = await webhooks.verify(await requestOf(ordered), newSigningSecret());
  assert.equal(forged, 'not accepted: SignatureWrong');
  const stored: WebhookEvent[] = [];
  const handler = webhooks.handlerFor({ SIGNING_SECRET: signingSecret }, (event) => stored.push(event));
  assert.equal((await handler(await requestOf(ordered))).status, 204);
  assert.equal((await handler(await requestOf(reservationUpdated(service.reservations[0]!)))).status, 204);
  assert.deepEqual(stored.map(webhooks.handle), ['order 1 is Received', `reservation ${id} is Confirmed`]);
  service.webhookTest = { delivered: true, statusCode: 204, error: null, durationMs: 7 };
  assert.equal(await webhooks.tryOut(sofra), true);
});

test('testing: a fake takes orders, faults are got over, and events are signed', async () => {
  assert.deepEqual(await testing.orderAtFake(), ['Ready']);
  assert.equal(await testing.loseAnAnswer(), 1);
  const { service, sofra, basket } = faked();
  await sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' });
  const bodies: string[] = [];
  const status = await testing.sendEvent(service, async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status: 204 });
  });
  assert.deepEqual([status, JSON.parse(bodies[0]!).type], [204, 'order.updated']);
});

test('every block of TypeScript on the pages is a region of a file', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const pages = globSync('docs/sdk/*.md', { cwd: root });
  assert.ok(pages.length >= 7, pages.join());
  for (const page of pages) {
    const text = readFileSync(`${root}/${page}`, 'utf8');
    const blocks = [...text.matchAll(/^(.*)\n```ts$/gm)].map(([, before]) => before!);
    for (const before of blocks) assert.match(before, /^<!-- snippet: \S+#\S+ -->$/, page);
  }
});
