import { fullRestaurants } from '../service/copied-restaurants.ts';
import type { Row } from './row.ts';
import { menusWithAsManyKeys } from './venues-full-menu.ts';

/** Menus of 1,000 full venues in turns, against 100 of them with as many keys. */
export const venuesFullMenuKeys: Row = async (fixture) =>
  menusWithAsManyKeys(fixture, await fullRestaurants(fixture), 'venues with 60 products');
