import { menuRequest } from '../load/traffic.ts';
import { fullRestaurants } from '../service/copied-restaurants.ts';
import type { Fixture } from '../service/fixture.ts';
import type { Row } from './row.ts';

const FEWER = 100;

/** Menus of 1,000 full venues in turn. */
export const venuesFullMenu: Row = async (fixture) => {
  const requests = (await fullRestaurants(fixture)).map(menuRequest);
  return {
    name: 'menus of 1,000 venues with 60 products in turn',
    ...(await besideFewer(fixture, requests, 200)),
    goals: [{ figure: 'processor', than: 'fewer', atMost: 1.5 }],
  };
};

/** Requests of many venues in turn, one of each, beside those of the first hundred. Each venue was called once before. */
export async function besideFewer(fixture: Fixture, requests: readonly string[], status: number) {
  const load = { requests, statuses: [status], inTurn: true };
  await fixture.sendEach(load);
  return {
    service: fixture.service(load),
    beside: { fewer: fixture.service({ ...load, requests: requests.slice(0, FEWER) }) },
  };
}
