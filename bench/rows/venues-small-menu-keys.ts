import { smallRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { menusWithAsManyKeys } from './venues-full-menu.ts';

/** Menus of 20,000 small venues in turns, against 100 of them with as many keys. */
export const venuesSmallMenuKeys: Row = async (fixture) =>
  menusWithAsManyKeys(fixture, await smallRestaurants(fixture), 'venues with 9 products');
