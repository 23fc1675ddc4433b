import { availability } from './rows/availability.ts';
import { list } from './rows/list.ts';
import { listFarDown } from './rows/list-far-down.ts';
import { listPages } from './rows/list-pages.ts';
import { menu } from './rows/menu.ts';
import { menuKnown } from './rows/menu-known.ts';
import { order } from './rows/order.ts';
import { place } from './rows/place.ts';
import { placeHot } from './rows/place-hot.ts';
import { preview } from './rows/preview.ts';
import type { Row } from './rows/row.ts';
import { venuesFullMenu } from './rows/venues-full-menu.ts';
import { venuesFullPlace } from './rows/venues-full-place.ts';
import { venuesSmallMenu } from './rows/venues-small-menu.ts';
import { venuesSmallPlace } from './rows/venues-small-place.ts';

/** The rows of the table by the names of their files, in the order in which they are measured. */
export const ROWS: Readonly<Record<string, Row>> = {
  menu,
  'menu-known': menuKnown,
  preview,
  order,
  // Before the rows that place many more.
  list,
  'list-pages': listPages,
  'list-far-down': listFarDown,
  availability,
  place,
  'place-hot': placeHot,
  'venues-full-menu': venuesFullMenu,
  'venues-full-place': venuesFullPlace,
  'venues-small-menu': venuesSmallMenu,
  'venues-small-place': venuesSmallPlace,
};
