import { manyRequests, placementRequest } from '../load/traffic.ts';
import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { besideFewer } from './venues-full-menu.ts';

/** Orders at 20,000 small venues by Zipf's law; in turn is only shown. */
export const venuesSmallPlace: Row = async (fixture) => {
  const restaurants = await smallRestaurants(fixture);
  const { service, beside } = await besideFewer(fixture, restaurants.map(placementRequest), 201);
  return {
    name: "place at 20,000 venues with 9 products by Zipf's law",
    service: fixture.service({ requests: manyRequests(restaurants, placementRequest), statuses: [201] }),
    beside: { ...beside, inTurn: service },
    goals: [{ figure: 'processor', than: 'fewer', atMost: 1.5 }],
  };
};
