import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { lineOf, type Sofra as Service } from '../../server/test/harness/sofra.ts';
import { everyDay } from '../../server/test/samples/sample-hours.ts';
import { sampleKey } from '../../server/test/samples/sample-venue.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../server/test/webhooks/webhook-fixture.ts';
import { isApiError, NoAnswerError, type OrderRequest, Sofra, type SofraOptions } from '../src/index.ts';
import { byChance, misbehaving } from '../src/testing/index.ts';
import { systemTime } from '../src/time.ts';

/*
 * The client against the running service, on a real database. Only the addresses of webhooks are doubles.
 */

const endpoint = createEndpoint();
let service: Service;
let venue: WebhookVenue;
let sofra: Sofra;
let basket: OrderRequest;

before(async () => {
  service = await startWebhookSofra(endpoint);
  venue = await newWebhookVenue(service, endpoint);
  sofra = clientOf();
  basket = {
    type: 'Takeaway',
    customer: { name: 'Ayşe Yılmaz', phone: '0532 123 45 67' },
    lines: [lineOf(venue.menu.kebab, { extraIds: [venue.menu.kebab.extras[0]!.id] })],
  };
});
after(() => service.close());

function clientOf(options: Partial<SofraOptions> = {}): Sofra {
  return new Sofra({ baseUrl: service.baseUrl, apiKey: venue.key.text, language: 'en', ...options });
}

test('venues, a venue and its tables are read', async () => {
  const [own] = await sofra.venues.list();
  assert.deepEqual([own?.id, own?.type], [venue.id, 'Independent']);
  const read = await sofra.venues.get(venue.id);
  assert.deepEqual([read.ordering.acceptingOrdersNow, read.currency], [true, 'TRY']);
  const [hall] = await sofra.venues.tables(venue.id);
  assert.deepEqual(
    hall?.tables.map(({ id }) => id),
    venue.tableIds.slice(0, 2),
  );
});

test('a menu comes in the language that is asked for, and once while it stays as it is', async () => {
  const statuses: number[] = [];
  const counting = clientOf({
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      statuses.push(answer.status);
      return answer;
    },
  });
  for (let times = 0; times < 2; times += 1) {
    const { language, categories } = await counting.menus.get(venue.id, { lang: 'en' });
    assert.deepEqual([language, categories[0]?.name], ['en', 'Grill']);
  }
  assert.deepEqual(statuses, [200, 304]);
});

test('a basket is priced, placed once, read and listed', async () => {
  const priced = await sofra.orders.preview(venue.id, basket);
  assert.equal(priced.total, 135.5);
  const keys = new Map<string, string>();
  const placed = () => sofra.orders.place(venue.id, basket, { basketId: 'cart', keyStore: keys });
  const [first, second] = [await placed(), await placed()];
  assert.deepEqual([first.isRepeat, second.isRepeat], [false, true]);
  assert.equal(second.order.id, first.order.id);
  assert.deepEqual(second.addedLineIds, first.addedLineIds);
  const read = await sofra.orders.get(first.order.id);
  assert.deepEqual([read.status, read.totals.total], ['Received', priced.total]);
  const listed = await sofra.orders.list({ venueId: venue.id, status: 'Open', pageSize: 1 }).all();
  assert.ok(listed.some(({ id }) => id === first.order.id));
});

test('a table is booked, found, and its reservation cancelled', async () => {
  const calendar = await sofra.reservations.availability(venue.id, { days: 1 });
  assert.equal(calendar.reservationsEnabled, true);
  const startsAt = '2026-03-04T17:00:00.000Z';
  const booking = { startsAt, guests: 4, customer: { name: 'Ada', phone: '0532 765 43 21' } };
  const open = await newWebhookVenue(service, endpoint, {
    workingHours: everyDay('12:00', '23:00'),
  });
  const client = clientOf({ apiKey: open.key.text });
  const taken = await client.reservations.take(open.id, booking);
  assert.deepEqual([taken.status, taken.isRepeat, taken.startsAt], ['Confirmed', false, startsAt]);
  const again = await client.reservations.take(open.id, {
    ...booking,
    customer: { name: 'Ada', phone: '+90 532 765 4321' },
  });
  assert.deepEqual([again.id, again.isRepeat], [taken.id, true]);
  assert.equal((await client.reservations.get(taken.id)).canCancel, true);
  assert.equal((await client.reservations.list().all()).length, 1);
  const cancelled = await client.reservations.cancel(taken.id, { reason: 'Rain' });
  assert.deepEqual([cancelled.status, cancelled.cancelledBy], ['Cancelled', 'Customer']);
});

test('a webhook is tested, and the events of an order verified as they came', async () => {
  const { delivered, statusCode } = await sofra.webhooks.test();
  assert.deepEqual([delivered, statusCode], [true, 204]);
  await sofra.orders.place(venue.id, basket, { idempotencyKey: 'events-0001' });
  await service.app.jobs.webhooks.runOnce();
  const options = { signingSecret: venue.hook.secret, now: service.clock.now };
  const events = endpoint.eventsOf(venue.hook);
  assert.ok(events.length >= 2);
  for (const { text, headers, body } of events) {
    const event = await sofra.webhooks.verify(text, headers, options);
    assert.deepEqual([event.id, event.type], [body.id, body.type]);
  }
});

test('a refusal of the service is an error with its code, its fields and its trace', async () => {
  const wrong = { ...basket, lines: [lineOf(venue.menu.kebab, { quantity: 21 })] };
  const error = await sofra.orders.preview(venue.id, wrong).catch((reason: unknown) => reason);
  assert.ok(isApiError(error, 'PUBLIC_API_ORDER_INVALID'));
  assert.deepEqual([error.status, error.validationErrors[0]?.field], [400, 'lines[0].quantity']);
  assert.match(error.traceId ?? '', /^[0-9a-f]{32}$/);
  assert.match(error.userMessage, /order/);
  const sold = { ...basket, lines: [lineOf(venue.menu.cheese)] };
  await assert.rejects(sofra.orders.place(venue.id, sold, { idempotencyKey: 'sold-0001' }), {
    code: 'PUBLIC_API_PRODUCT_UNAVAILABLE',
  });
  await assert.rejects(clientOf({ apiKey: sampleKey().text }).venues.list(), {
    code: 'PUBLIC_API_KEY_INVALID',
  });
  await assert.rejects(sofra.orders.get(crypto.randomUUID()), { code: 'PUBLIC_API_ORDER_NOT_FOUND' });
});

test('behind a connection that fails in every way, each basket is ordered once', async () => {
  const crowded = await newWebhookVenue(service, endpoint);
  // Pauses and timeouts take a fiftieth of their time.
  const time = {
    now: () => Date.now() * 50,
    sleep: (ms: number, signal: AbortSignal) => systemTime.sleep(ms / 50, signal),
  };
  const ordered = Array.from({ length: 12 }, async (_, seed) => {
    const client = clientOf({
      ...{ apiKey: crowded.key.text, time },
      fetch: misbehaving(fetch, byChance(seed)),
    });
    const line = lineOf(crowded.menu.kebab);
    for (;;) {
      try {
        const options = { idempotencyKey: `seed-${String(seed).padStart(4, '0')}` };
        return (await client.orders.place(crowded.id, { ...basket, lines: [line] }, options)).order.id;
      } catch (error) {
        // A slow machine may still place the order of an attempt that was given up.
        const isPlacing = isApiError(error, 'ORDER_CREATION_IN_PROGRESS');
        const isUnknown = error instanceof NoAnswerError || (isApiError(error) && error.status >= 429);
        if (!isUnknown && !isPlacing) throw error;
      }
    }
  });
  const told = await Promise.all(ordered);
  const listed = await clientOf({ apiKey: crowded.key.text }).orders.list({ status: 'All' }).all();
  assert.deepEqual(listed.map(({ id }) => id).sort(), told.sort());
});
