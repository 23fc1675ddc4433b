import { randomUUID } from 'node:crypto';
import { copyOrder } from '../growth/deep-pages.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { getText } from '../load/http-request.ts';
import { manyRequests, menuRequest, pagePathOf, venuePathOf } from '../load/traffic.ts';
import { type Fixture, idOf, type Load } from '../service/fixture.ts';
import { openRestaurant, orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Row } from './row.ts';

const ORDERS = 200_000;
/** From the first that is not kept to the last that takes no turn of a long read (decision 192). */
const MOST_SKIPPED_NEAR_TOP = Array.from({ length: 40 }, (_, at) => at + 11);
/** Of no other restaurant. */
const NUMBER = 900_000;

/** Opens a restaurant with a long list of open orders. */
export async function openLongList(fixture: Fixture, number: number): Promise<Restaurant> {
  const { db } = fixture.sofra;
  const restaurant = await openRestaurant(db, idOf(number));
  const path = `${venuePathOf(restaurant)}/orders`;
  const key = { 'Idempotency-Key': randomUUID() };
  const placed = await fetchAnswer(fixture, restaurant, path, orderOf(restaurant), key);
  const orderId = (JSON.parse(placed.body) as { data: { order: { id: string } } }).data.order.id;
  await copyOrder(db, { venueId: restaurant.id, orderId, count: ORDERS });
  return restaurant;
}

/** Asks for pages near the top of the list of a restaurant, one after the other. */
export function pagesNearTheTop(restaurant: Restaurant): Load {
  const requests = MOST_SKIPPED_NEAR_TOP.map((page) => getText(restaurant, pagePathOf(page)));
  return { requests, statuses: [200], inTurn: true };
}

export const listPages: Row = async (fixture) => {
  const restaurant = await openLongList(fixture, NUMBER);
  const load = pagesNearTheTop(restaurant);
  const answer = await fetchAnswer(fixture, restaurant, pagePathOf(MOST_SKIPPED_NEAR_TOP.at(-1)!));
  return {
    name: `list pages 11 to 50 of ${ORDERS.toLocaleString('en')} orders in turn`,
    service: fixture.service(load),
    beside: {
      bare: await fixture.bare(load, { status: 200, ...answer }),
      plainMenu: await fixture.plain({
        requests: manyRequests(fixture.restaurants, menuRequest),
        statuses: [200],
      }),
    },
    // Plain writes and compresses a menu again each time, as a page is. Bare only sends.
    goals: [{ figure: 'processor', than: 'plainMenu', atMost: 4.2 }],
  };
};
