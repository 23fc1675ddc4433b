import { getText } from '../load/http-request.ts';
import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';

/**
 * What the limits of callers cost: menus of 5,000 venues in turns, each of a caller with an address of its own behind a proxy,
 * so that no budget is used up.
 */
export const menuLimits: Row = async (fixture) => {
  const restaurants = (await smallRestaurants(fixture)).slice(0, 5_000);
  const proxy = { TRUST_PROXY: '127.0.0.1' };
  const limited = await fixture.anotherServer({ ...proxy, RATE_LIMITS: 'on' });
  const unlimited = await fixture.anotherServer(proxy);
  const requests = restaurants.map((each, at) =>
    getText(each, `/public/v1/venues/${each.id}/menu`, {
      'Accept-Encoding': 'gzip',
      'X-Forwarded-For': `10.0.${at >> 8}.${at & 255}`,
      'X-Forwarded-Proto': 'https',
    }),
  );
  await fixture.sendEach(requests, 200, limited);
  await fixture.sendEach(requests, 200, unlimited);
  return {
    name: 'several servers, limits of callers on: read menus with gzip',
    service: fixture.load(requests, 200, { server: limited }),
    floor: fixture.load(requests, 200, { server: unlimited }),
    floorName: 'the same with the limits off',
    reach: 0.9,
    slowestReach: null,
  };
};
