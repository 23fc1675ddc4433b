import { getText } from '../load/http-request.ts';
import { fullRestaurants } from '../service/copied-restaurants.ts';
import type { Fixture } from '../service/fixture.ts';
import type { Restaurant } from '../service/restaurant.ts';
import type { Row } from './row.ts';

const FEW = 100;

/** Menus of 1,000 full venues in turns, against 100 of them. */
export const venuesFullMenu: Row = async (fixture) =>
  menusInTurns(fixture, await fullRestaurants(fixture), 'venues with 60 products');

/** Reads the menus of all these restaurants in turns, against those of the first hundred. All were read once before. */
export async function menusInTurns(
  fixture: Fixture,
  all: readonly Restaurant[],
  what: string,
): ReturnType<Row> {
  const requests = all.map((each) =>
    getText(each, `/public/v1/venues/${each.id}/menu`, { 'Accept-Encoding': 'gzip' }),
  );
  await fixture.sendEach(requests, 200);
  return {
    name: `read the menus of ${all.length.toLocaleString('en')} ${what} with gzip, in turns`,
    service: fixture.load(requests, 200),
    floor: fixture.load(requests.slice(0, FEW), 200),
    floorName: `the same with ${FEW} venues`,
    reach: 0.67,
    slowestReach: null,
  };
}
