import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { ordersInTurns } from './venues-full-place.ts';

/** Orders at 20,000 small venues in turns. */
export const venuesSmallPlace: Row = async (fixture) =>
  ordersInTurns(fixture, await smallRestaurants(fixture), 'venues with 9 products');
