import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { place } from '../../../test/harness/public-caller.ts';
import { lineOf, type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
import { freshKey } from '../../../test/harness/staff.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import {
  type DeliveryFixture,
  deliveryFixture,
  forgetWebhooks,
  placeTracked,
  type TrackedOrder,
} from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  hookUp,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

const HOUR_MS = 3_600_000;

const endpoint = createEndpoint();
let sofra: Sofra;
let deliveries: DeliveryFixture;
let venue: WebhookVenue;

before(async () => {
  sofra = await startWebhookSofra(endpoint);
  deliveries = deliveryFixture(sofra, endpoint);
});
beforeEach(async () => {
  await forgetWebhooks(sofra.db);
  sofra.clock.set(TUESDAY_AFTERNOON);
  endpoint.answer(204);
  venue = await newWebhookVenue(sofra, endpoint);
});
after(() => sofra.close());

const delivered = () => deliveries.delivered(venue.hook);
const assertOneDelivered = (path: string, what: string) => deliveries.assertOneDelivered(venue, path, what);

type Act = (order: TrackedOrder) => Promise<unknown>;

const pay =
  (amount: number): Act =>
  (order) =>
    order.act('POST', '/payments', { kind: 'Cash', amount });
const moveTo =
  (status: string): Act =>
  (order) =>
    order.move(status);

/** The steps of a delivery order with two lines, and the status that callers see after each step. */
const LIFE_OF_A_DELIVERY: [what: string, act: Act, status: string][] = [
  ['a line is begun', moveTo('Preparing'), 'Preparing'],
  ['it is put back: an earlier state is a new change', moveTo('Pending'), 'Received'],
  ['it is begun again', moveTo('Preparing'), 'Preparing'],
  ['it is ready', moveTo('Ready'), 'Preparing'],
  ['it is served', moveTo('Served'), 'Preparing'],
  [
    'it is given away',
    (order) => order.act('PUT', `/lines/${order.lineIds[0]}/gift`, { isGift: true }),
    'Preparing',
  ],
  [
    'it is charged again',
    (order) => order.act('PUT', `/lines/${order.lineIds[0]}/gift`, { isGift: false }),
    'Preparing',
  ],
  [
    'another is doubled',
    (order) => order.act('POST', `/lines/${order.lineIds[1]}/quantity/step`, { by: 1 }),
    'Preparing',
  ],
  ['another is struck', (order) => order.act('POST', `/lines/${order.lineIds[1]}/strike`), 'Served'],
  ['a part is paid', pay(20), 'Served'],
  ['the rest is paid', pay(100.5), 'Served'],
  ['it leaves', (order) => order.act('PUT', '/departure', { hasLeft: true }), 'OnTheWay'],
  ['it comes back', (order) => order.act('PUT', '/departure', { hasLeft: false }), 'Served'],
  ['it leaves again', (order) => order.act('PUT', '/departure', { hasLeft: true }), 'OnTheWay'],
  ['it is closed', (order) => order.act('POST', '/close', { kind: 'Cash' }), 'Completed'],
];

test('each relevant change by staff is one event with its own id and the current order', async () => {
  const { kebab } = venue.menu;
  const order = await placeTracked(sofra, venue, {
    type: 'Delivery',
    customer: { name: 'Ayşe', phone: '05321234567', address: 'Moda Cad. 1' },
    lines: [lineOf(kebab), lineOf(kebab)],
  });
  const path = `/orders/${order.id}`;
  assert.equal((await assertOneDelivered(path, 'placed')).body.data.status, 'Received');
  for (const [what, act, status] of LIFE_OF_A_DELIVERY) {
    await act(order);
    const { body } = await assertOneDelivered(path, what);
    assert.deepEqual([body.type, body.data.status], ['order.updated', status], what);
  }
  for (const isHidden of [true, false]) {
    const hidden = `/venues/${venue.id}/bills/${order.id}/hidden`;
    assert.equal((await venue.owner.call('PUT', hidden, { isHidden })).status, 200);
  }
  assert.deepEqual(await delivered(), []);
});

test('for an order that was paid first, preparing and serving are an event each, and the order stays completed', async () => {
  const order = await placeTracked(sofra, venue, { lines: [lineOf(venue.menu.kebab)] });
  const path = `/orders/${order.id}`;
  await assertOneDelivered(path, 'placed');
  await order.act('POST', '/close', { kind: 'Cash' });
  await assertOneDelivered(path, 'it is paid and closed');
  for (const state of ['Ready', 'Preparing', 'Ready', 'Served']) {
    await order.move(state);
    const { data } = (await assertOneDelivered(path, state)).body;
    assert.deepEqual([data.status, data.paymentStatus, data.lines[0].status], ['Completed', 'Paid', state]);
  }
});

test('each round of a table’s order is sent, by staff or by a key, and so are its move and its end', async () => {
  const [table, otherTable] = venue.tableIds;
  const dineIn = { type: 'DineIn', tableId: table, customer: null };
  const order = await placeTracked(sofra, venue, dineIn);
  const path = `/orders/${order.id}`;
  await assertOneDelivered(path, 'placed');
  assert.equal((await placeTracked(sofra, venue, dineIn)).id, order.id);
  await assertOneDelivered(path, 'a round of the key');
  await order.act('POST', '/rounds', { lines: [lineOf(venue.menu.baklava)] });
  await assertOneDelivered(path, 'a round of staff');
  await order.act('PUT', '/table', { tableId: otherTable });
  await assertOneDelivered(path, 'another table');
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/bills/${order.id}`);
  await order.act('POST', `/rounds/${body.data.rounds[0].id}/bump`, { to: 'Ready' });
  await assertOneDelivered(path, 'a round is ready');
  await pay(10)(order);
  await assertOneDelivered(path, 'a payment');
  const paid = await venue.waiter.call('GET', `/venues/${venue.id}/bills/${order.id}`);
  await order.act('POST', `/payments/${paid.body.data.payments[0].id}/reverse`);
  await assertOneDelivered(path, 'the payment is taken back');
  await order.act('POST', '/void');
  const event = await assertOneDelivered(path, 'voided');
  assert.equal(event.body.data.status, 'Cancelled');
});

test('two changes between two runs are one event, with the number and the state of the last', async () => {
  const order = await placeTracked(sofra, venue);
  await order.move('Preparing');
  await order.move('Ready');
  const event = await assertOneDelivered(`/orders/${order.id}`, 'the last of three');
  assert.equal(event.body.data.status, 'Ready');
});

test('a change that callers do not see causes no event', async () => {
  const body = {
    type: 'Takeaway',
    lines: [lineOf(venue.menu.kebab)],
    customer: { name: 'A', phone: '05321234567' },
  };
  const idempotencyKey = freshKey();
  const placed = await place(sofra, venue, body, { idempotencyKey });
  const order = placed.body.data.order.id;
  await assertOneDelivered(`/orders/${order}`, 'placed');
  assert.equal((await place(sofra, venue, body, { idempotencyKey })).status, 200);
  const paths = [`/venues/${venue.id}/products/${venue.menu.kebab.id}`, `/venues/${venue.id}/bills/${order}`];
  await venue.waiter.call('PUT', `${paths[1]}/hidden`, { isHidden: true });
  await venue.owner.call('PATCH', paths[0]!, { name: 'Urfa Kebap' });
  assert.deepEqual(await delivered(), []);
});

test('an order of staff causes no event until a key adds a round to it', async () => {
  const [tableId] = venue.tableIds;
  const dineIn = { type: 'DineIn', tableId, lines: [lineOf(venue.menu.kebab)] };
  await venue.waiter.call('POST', `/venues/${venue.id}/bills`, dineIn, { 'idempotency-key': freshKey() });
  assert.deepEqual(await delivered(), []);
  const order = await placeTracked(sofra, venue, { type: 'DineIn', tableId, customer: null });
  const event = await assertOneDelivered(`/orders/${order.id}`, 'a round of the key');
  assert.equal(event.body.data.lines.length, 2);
});

test('an event has exactly four properties in compact JSON, and exactly the documented headers', async () => {
  await placeTracked(sofra, venue);
  const [event] = await delivered();
  const { headers, body, text } = event!;
  assert.deepEqual(Object.keys(body), ['id', 'type', 'createdAt', 'data']);
  assert.doesNotMatch(text, /^\uFEFF|\n|"\s*:\s|\s$/);
  assert.match(body.id, /^evt_[0-9a-f]{32}$/);
  assert.equal(body.createdAt, new Date(TUESDAY_AFTERNOON).toISOString());
  const { 'webhook-signature': signature, ...others } = headers;
  assert.match(signature!, /^v1,[A-Za-z0-9+/]{43}=$/);
  assert.deepEqual(others, {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Sofra-Webhooks/1',
    'X-Service-Event-Id': body.id,
    'X-Service-Event-Type': 'order.updated',
    'webhook-id': body.id,
    'webhook-timestamp': String(TUESDAY_AFTERNOON / 1000),
  });
});

test('an event that the owner sends again has its old id and the current state', async () => {
  const order = await placeTracked(sofra, venue);
  const [first] = await delivered();
  await order.move('Preparing');
  await delivered();
  sofra.clock.advance(HOUR_MS);
  await sofra.db.query({
    text: `update webhook_delivery set redeliver_at = '-infinity' where event_id = $1`,
    values: [first!.body.id],
  });
  const [again, ...others] = await delivered();
  assert.deepEqual(others, []);
  assert.equal(again!.body.id, first!.body.id);
  assert.equal(again!.body.data.status, 'Preparing');
  assert.equal(again!.body.createdAt, new Date(TUESDAY_AFTERNOON + HOUR_MS).toISOString());
});

test('two keys that ordered at one table are both sent its changes, under different ids', async () => {
  const [first, second] = [sampleKey(), sampleKey(undefined, { name: 'Kiosk' })];
  venue = await newWebhookVenue(sofra, endpoint, {}, { keys: [first, second] });
  const other = await hookUp(sofra, endpoint, venue, second.record.id);
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0], customer: null };
  const order = await placeTracked(sofra, venue, dineIn);
  await assertOneDelivered(`/orders/${order.id}`, 'placed');
  assert.equal(endpoint.eventsOf(other).length, 0);
  await placeTracked(sofra, venue, dineIn, second.text);
  await assertOneDelivered(`/orders/${order.id}`, 'a round of the other key');
  await order.move('Preparing');
  await assertOneDelivered(`/orders/${order.id}`, 'begun');
  const came = endpoint.eventsOf(other).map(({ body }) => body);
  assert.deepEqual(
    came.map(({ data }) => data.status),
    ['Received', 'Preparing'],
  );
  const own = endpoint.eventsOf(venue.hook).map(({ body }) => body.id);
  for (const { id } of came) assert.ok(!own.includes(id));
});
