import type { Dice } from '../../server/src/core/practice/dice.ts';
import { randomOrder } from '../../server/src/core/practice/guests.ts';
import { BOOKING_LIMITS } from '../../server/src/core/reservations/calendar.ts';
import type { Restaurant } from '../service/restaurant.ts';
import { getText, placementText, postText } from './http-request.ts';

/** The text of a request to a restaurant. */
type MakeRequest = (restaurant: Restaurant) => string;

const MANY = 20_000;
const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

export const venuePathOf = ({ id }: Pick<Restaurant, 'id'>) => `/public/v1/venues/${id}`;
/** A page of the open orders that a key reaches. */
export const pagePathOf = (page: number) => `/public/v1/orders?pageSize=${PAGE_SIZE}&cursor=${page}`;

/** Requests to many restaurants, of which the first has most: the second half as much, the third a third. */
export function manyRequests(restaurants: readonly Restaurant[], make: MakeRequest): string[] {
  const pick = zipf(restaurants.length);
  return Array.from({ length: MANY }, () => make(restaurants[pick()]!));
}

export const menuRequest: MakeRequest = (it) => getText(it, `${venuePathOf(it)}/menu`);
export const previewRequest: MakeRequest = (it) =>
  postText(it, `${venuePathOf(it)}/orders/preview`, anyBasket(it));
export const placementRequest: MakeRequest = (it) => placementText(it, anyBasket(it));
export const firstPageRequest: MakeRequest = (it) => getText(it, pagePathOf(1));

/** The booking times of some days from any day on. */
export const calendarRequest: MakeRequest = (it) => {
  const from = new Date(Date.now() + upTo(BOOKING_LIMITS.furthestDays) * DAY_MS).toISOString().slice(0, 10);
  return getText(
    it,
    `${venuePathOf(it)}/reservation-availability?from=${from}&days=${upTo(BOOKING_LIMITS.mostDays)}`,
  );
};

/** From 1. */
const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

const chance: Dice = (below) => Math.floor(Math.random() * below);
const MOST_LINES = 6;

/** What a guest orders to take away or to have brought, as it is sent: ASCII, so that its bytes are its characters. */
function anyBasket({ products }: Restaurant): string {
  const order = randomOrder({ products, tableIds: [] }, chance, chance(10_000), MOST_LINES);
  return JSON.stringify(order).replace(
    /[^ -~]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Picks numbers below a count by Zipf's law: 0 most often. */
function zipf(count: number): () => number {
  let sum = 0;
  const sums = Array.from({ length: count }, (_, at) => (sum += 1 / (at + 1)));
  return () => {
    const point = Math.random() * sum;
    let [from, to] = [0, count - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sums[middle]! < point) from = middle + 1;
      else to = middle;
    }
    return from;
  };
}
