// A server of a stranger on the installed SDK: it places one order twice under one key, and takes the first event about it.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { Sofra } from '@sofra/sdk';
import { receiveEvents } from '@sofra/sdk/express';

const { SOFRA_URL, SOFRA_KEY, SIGNING_SECRET, SHOP_PORT } = process.env;

const events = new EventEmitter();
const firstEvent = once(events, 'event');
const server = createServer(
  receiveEvents({
    signingSecret: SIGNING_SECRET,
    onEvent: (event) => events.emit('event', event),
    onRejected: (error) => events.emit('error', error),
  }),
);
await once(server.listen(Number(SHOP_PORT), '127.0.0.1'), 'listening');

const sofra = new Sofra({ baseUrl: SOFRA_URL, apiKey: SOFRA_KEY, language: 'en' });
const [venue] = await sofra.venues.list();
assert.ok(venue);
const { categories } = await sofra.menus.get(venue.id);
const dish = categories
  .flatMap(({ products }) => products)
  .find(({ optionGroups }) => optionGroups.every(({ isRequired }) => !isRequired));
assert.ok(dish?.portions[0]);
/** @type {import('@sofra/sdk').OrderRequest} */
const basket = {
  type: 'Takeaway',
  customer: { name: 'Ada', phone: '+905321234568' },
  lines: [{ productId: dish.id, portionId: dish.portions[0].id, quantity: 1 }],
};
const { total } = await sofra.orders.preview(venue.id, basket);
const underKey = { idempotencyKey: 'basket-of-the-shop' };
const placed = await sofra.orders.place(venue.id, basket, underKey);
const again = await sofra.orders.place(venue.id, basket, underKey);
assert.deepEqual([again.order.id, placed.isRepeat, again.isRepeat], [placed.order.id, false, true]);
assert.equal(placed.order.totals.total, total);

/** @type {import('@sofra/sdk').WebhookEvent[]} */
const [event] = await firstEvent;
assert.ok(event?.type === 'order.updated' && event.data.id === placed.order.id, JSON.stringify(event));
console.log(`order ${placed.order.number} was placed once, and its event verified`);
server.close();
