import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { menusInTurns } from './venues-full-menu.ts';

/** Menus of 20,000 small venues in turns. */
export const venuesSmallMenu: Row = async (fixture) =>
  menusInTurns(fixture, await smallRestaurants(fixture), 'venues with 9 products');
