import { manyRequests, menuRequest } from '../load/traffic.ts';
import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { besideFewer } from './venues-full-menu.ts';

/** Menus of 20,000 small venues by Zipf's law; in turn is only shown. */
export const venuesSmallMenu: Row = async (fixture) => {
  const restaurants = await smallRestaurants(fixture);
  const { service, beside } = await besideFewer(fixture, restaurants.map(menuRequest), 200);
  return {
    name: "menus of 20,000 venues with 9 products by Zipf's law",
    service: fixture.service({ requests: manyRequests(restaurants, menuRequest), statuses: [200] }),
    beside: { ...beside, inTurn: service },
    goals: [{ figure: 'processor', than: 'fewer', atMost: 2 }],
  };
};
