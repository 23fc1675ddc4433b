import { manyRequests, placementRequest } from '../load/traffic.ts';
import { pgbenchAt } from './place.ts';
import type { Row } from './row.ts';

/** Placing at one restaurant, whose orders get their numbers one after the other. */
export const placeHot: Row = async (fixture) => {
  const load = { requests: manyRequests(fixture.restaurants.slice(0, 1), placementRequest), statuses: [201] };
  return {
    name: 'place any basket, one hot venue',
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load), ...(await pgbenchAt(fixture, 1)) },
    goals: [{ figure: 'rate', than: 'pgbench', atLeast: 1.3 }],
  };
};
