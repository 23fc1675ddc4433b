import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { roundAt } from '../../../test/harness/public-caller.ts';
import { lineOf, type Sofra, TUESDAY_AFTERNOON } from '../../../test/harness/sofra.ts';
import { openBill } from '../../../test/harness/staff.ts';
import { moveNow } from '../../../test/venues/bill-moves.ts';
import {
  type DeliveryFixture,
  deliveryFixture,
  forgetWebhooks,
  placeTracked,
} from '../../../test/webhooks/webhook-delivery-fixture.ts';
import {
  createEndpoint,
  newWebhookVenue,
  startWebhookSofra,
  type WebhookVenue,
} from '../../../test/webhooks/webhook-fixture.ts';

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

const orderAt = (table: number) =>
  placeTracked(sofra, venue, roundAt(venue.tableIds[table], [lineOf(venue.menu.kebab)], { customer: null }));
const bill = (table: number) => openBill(venue, { type: 'DineIn', tableId: venue.tableIds[table] });
const delivered = () => deliveries.delivered(venue.hook);
const createdAt = ({ body }: { body: { createdAt: string } }) => Date.parse(body.createdAt);

test('if the lines of an order moved to another bill, each change of that bill is an event of the order, later than the previous one', async () => {
  const order = await orderAt(0);
  const [b, c] = [(await bill(1)).first, (await bill(2)).first];
  let last = await deliveries.assertOneDelivered(venue, `/orders/${order.id}`, 'placed');
  const assertNext = async (what: string) => {
    const event = await deliveries.assertOneDelivered(venue, `/orders/${order.id}`, what);
    assert.equal(event.body.data.id, order.id);
    assert.notEqual(event.body.data.status, 'Cancelled', what);
    assert.ok(createdAt(event) > createdAt(last), what);
    last = event;
  };
  const staff = (id: string, path: string, body: unknown) =>
    venue.waiter.call('POST', `/venues/${venue.id}/bills/${id}${path}`, body);
  await moveNow(venue, order.id, b.id);
  await assertNext('all lines moved');
  await staff(b.id, `/lines/${b.lines[0].id}/move`, { to: 'Preparing' });
  await assertNext('a line of others there is begun');
  await moveNow(venue, b.id, c.id);
  await assertNext('they moved on');
  await staff(c.id, '/close', { kind: 'Card' });
  await assertNext('the bill is closed');
  assert.deepEqual([last.body.data.status, last.body.data.paymentStatus], ['Completed', 'Paid']);
});

test('two orders on one bill get separate events, each with its own id', async () => {
  const [first, second] = [await orderAt(0), await orderAt(1)];
  const { first: b } = await bill(2);
  await moveNow(venue, first.id, b.id);
  await moveNow(venue, second.id, b.id);
  await delivered();
  await venue.waiter.call('POST', `/venues/${venue.id}/bills/${b.id}/close`, { kind: 'Cash' });
  const events = await delivered();
  assert.deepEqual(events.map(({ body }) => body.data.id).toSorted(), [first.id, second.id].toSorted());
  assert.equal(new Set(events.map(({ body }) => body.id)).size, 2);
});

test('if only a part of an order moved to a bill, changes of that bill are no events of the order', async () => {
  const lines = [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)];
  const order = await placeTracked(sofra, venue, { lines });
  const { first: b } = await bill(1);
  await moveNow(venue, order.id, b.id, [{ lineId: order.lineIds[1], quantity: 1 }]);
  await delivered();
  await venue.waiter.call('POST', `/venues/${venue.id}/bills/${b.id}/close`, { kind: 'Cash' });
  assert.deepEqual(await delivered(), []);
});
