import { randomUUID } from 'node:crypto';
import { copyOrder } from '../growth/deep-pages.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import type { Fixture } from '../service/fixture.ts';
import { orderOf } from '../service/restaurant.ts';
import type { Row } from './row.ts';

/** The first 20 of 200,000 orders. */
export const orderList: Row = (fixture) => listAt(fixture, 1);

const ORDERS = 200_000;
const PAGE_SIZE = 20;

/** A page of the orders of the last restaurant. */
export async function listAt(fixture: Fixture, cursor: number): ReturnType<Row> {
  const restaurant = fixture.restaurants.at(-1)!;
  await fillUp(fixture);
  const path = `/public/v1/orders?pageSize=${PAGE_SIZE}&cursor=${cursor}`;
  const { body, headers } = await fetchAnswer(fixture, restaurant, path);
  const kilobytes = Math.round(Buffer.byteLength(body) / 1000);
  const request = getText(restaurant, path);
  return {
    name: `list ${PAGE_SIZE} of ${ORDERS.toLocaleString('en')} orders, page ${cursor.toLocaleString('en')}, ${kilobytes} kB`,
    service: fixture.load([request], 200),
    floor: await fixture.bareLoad([request], { kind: 'Fixed', status: 200, headers, body }),
    floorName: 'bare node:http: the same bytes',
    reach: 0.3,
    slowestReach: null,
  };
}

const filled = new WeakSet<Fixture>();

/** Gives the last restaurant its orders, once. */
async function fillUp(fixture: Fixture): Promise<void> {
  if (filled.has(fixture)) return;
  filled.add(fixture);
  const restaurant = fixture.restaurants.at(-1)!;
  const path = `/public/v1/venues/${restaurant.id}/orders`;
  const key = { 'Idempotency-Key': randomUUID() };
  const { body } = await fetchAnswer(fixture, restaurant, path, orderOf(restaurant), key);
  const orderId = (JSON.parse(body) as { data: { order: { id: string } } }).data.order.id;
  await copyOrder(fixture.sofra.db, { venueId: restaurant.id, orderId, count: ORDERS });
}
