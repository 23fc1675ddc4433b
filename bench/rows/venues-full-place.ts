import { placementText } from '../load/http-request.ts';
import { fullRestaurants } from '../service/copied-restaurants.ts';
import type { Fixture } from '../service/fixture.ts';
import { orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Row } from './row.ts';

const FEW = 100;

/** Orders at 1,000 full venues in turns, against 100 of them. */
export const venuesFullPlace: Row = async (fixture) =>
  ordersInTurns(fixture, await fullRestaurants(fixture), 'venues with 60 products');

/** Places orders at all these restaurants in turns, against the first hundred. Each had one before. */
export async function ordersInTurns(
  fixture: Fixture,
  all: readonly Restaurant[],
  what: string,
): ReturnType<Row> {
  const requests = all.map((each) => placementText(each, orderOf(each)));
  await fixture.sendEach(requests, 201);
  return {
    name: `place orders at ${all.length.toLocaleString('en')} ${what}, in turns`,
    service: fixture.load(requests, 201),
    floor: fixture.load(requests.slice(0, FEW), 201),
    floorName: `the same with ${FEW} venues`,
    reach: 0.77,
    slowestReach: null,
  };
}
