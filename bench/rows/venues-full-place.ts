import { placementRequest } from '../load/traffic.ts';
import { fullRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { besideFewer } from './venues-full-menu.ts';

/** Orders at 1,000 full venues in turn. */
export const venuesFullPlace: Row = async (fixture) => {
  const requests = (await fullRestaurants(fixture)).map(placementRequest);
  return {
    name: 'place at 1,000 venues with 60 products in turn',
    ...(await besideFewer(fixture, requests, 201)),
    goals: [{ figure: 'processor', than: 'fewer', atMost: 1.3 }],
  };
};
