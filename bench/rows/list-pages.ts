import { randomUUID } from 'node:crypto';
import { copyOrder } from '../growth/deep-pages.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import { manyRequests, menuRequest, pagePathOf, placementRequest, venuePathOf } from '../load/traffic.ts';
import { idOf } from '../service/fixture.ts';
import { openRestaurant, orderOf } from '../service/restaurant.ts';
import type { Row } from './row.ts';

const ORDERS = 200_000;
const PAGES = 2_000;
/** Of no other restaurant. */
const NUMBER = 900_000;

/** The pages of a long list of open orders, one after the other. */
export const listPages: Row = async (fixture) => {
  const { db } = fixture.sofra;
  const restaurant = await openRestaurant(db, idOf(NUMBER));
  const path = `${venuePathOf(restaurant)}/orders`;
  const key = { 'Idempotency-Key': randomUUID() };
  const placed = await fetchAnswer(fixture, restaurant, path, orderOf(restaurant), key);
  const orderId = (JSON.parse(placed.body) as { data: { order: { id: string } } }).data.order.id;
  await copyOrder(db, { venueId: restaurant.id, orderId, count: ORDERS });
  const requests = Array.from({ length: PAGES }, (_, at) => getText(restaurant, pagePathOf(at + 1)));
  const load = { requests, statuses: [200], inTurn: true };
  const answer = await fetchAnswer(fixture, restaurant, pagePathOf(PAGES));
  const service = fixture.service(load);
  const another = { requests: [placementRequest(restaurant)], statuses: [201] };
  return {
    name: `list pages 1 to ${PAGES.toLocaleString('en')} of ${ORDERS.toLocaleString('en')} orders in turn`,
    // After another order no page is in memory, and no round comes to one twice.
    service: async (durationMs) => {
      await fixture.sendEach(another);
      return service(durationMs);
    },
    beside: {
      bare: await fixture.bare(load, { status: 200, ...answer }),
      plainMenu: await fixture.plain({
        requests: manyRequests(fixture.restaurants, menuRequest),
        statuses: [200],
      }),
    },
    // Plain writes and compresses a menu anew each time, as a page is. Bare only sends (decision 182).
    goals: [{ figure: 'processor', than: 'plainMenu', atMost: 4.2 }],
  };
};
