import { getText } from '../load/http-request.ts';
import { fullRestaurants, withNewKeys } from '../service/copied-restaurants.ts';
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
  return menusAgainst(fixture, all, all.slice(0, FEW), what, `the same with ${FEW} venues`);
}

/**
 * As {@link menusInTurns}, but the hundred have as many keys: the log takes a number of calls of each key, and a caller of a few menus
 * repeats its requests, so that fewer keys are less work. What is left is the cost of many venues alone.
 */
export async function menusWithAsManyKeys(
  fixture: Fixture,
  all: readonly Restaurant[],
  what: string,
): ReturnType<Row> {
  const few = await withNewKeys(fixture, all.slice(0, FEW), all.length / FEW);
  const floorName = `the same with ${FEW} venues and as many keys, so that as many calls are logged`;
  return menusAgainst(fixture, all, few, what, floorName);
}

async function menusAgainst(
  fixture: Fixture,
  all: readonly Restaurant[],
  few: readonly Restaurant[],
  what: string,
  floorName: string,
): ReturnType<Row> {
  const [ofAll, ofFew] = [all, few].map((restaurants) =>
    restaurants.map((each) =>
      getText(each, `/public/v1/venues/${each.id}/menu`, { 'Accept-Encoding': 'gzip' }),
    ),
  );
  for (const requests of [ofFew!, ofAll!]) await fixture.sendEach(requests, 200);
  return {
    name: `read the menus of ${all.length.toLocaleString('en')} ${what} with gzip, in turns`,
    service: fixture.load(ofAll!, 200),
    floor: fixture.load(ofFew!, 200),
    floorName,
    reach: 0.67,
    slowestReach: null,
  };
}
