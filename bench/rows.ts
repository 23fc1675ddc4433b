import { availability } from './rows/availability.ts';
import { menu } from './rows/menu.ts';
import { menuGzip } from './rows/menu-gzip.ts';
import { menuKnown } from './rows/menu-known.ts';
import { menuKnownServers } from './rows/menu-known-servers.ts';
import { menuLimits } from './rows/menu-limits.ts';
import { menuServers } from './rows/menu-servers.ts';
import { order } from './rows/order.ts';
import { orderList } from './rows/order-list.ts';
import { orderListDeep } from './rows/order-list-deep.ts';
import { placeOrder } from './rows/place-order.ts';
import { placeOrderOneVenue } from './rows/place-order-one-venue.ts';
import { previewCampaigns } from './rows/preview-campaigns.ts';
import { previewOrder } from './rows/preview-order.ts';
import type { Row } from './rows/row.ts';
import { venuesFullMenu } from './rows/venues-full-menu.ts';
import { venuesFullMenuKeys } from './rows/venues-full-menu-keys.ts';
import { venuesFullPlace } from './rows/venues-full-place.ts';
import { venuesSmallMenu } from './rows/venues-small-menu.ts';
import { venuesSmallMenuKeys } from './rows/venues-small-menu-keys.ts';
import { venuesSmallPlace } from './rows/venues-small-place.ts';

/** The rows of the table by the names of their files, in the order in which they are measured. */
export const ROWS: Readonly<Record<string, Row>> = {
  menu,
  'menu-gzip': menuGzip,
  'menu-known': menuKnown,
  order,
  availability,
  'preview-order': previewOrder,
  'preview-campaigns': previewCampaigns,
  'place-order': placeOrder,
  'place-order-one-venue': placeOrderOneVenue,
  'order-list': orderList,
  'order-list-deep': orderListDeep,
  'menu-servers': menuServers,
  'menu-known-servers': menuKnownServers,
  'venues-full-menu': venuesFullMenu,
  'venues-full-menu-keys': venuesFullMenuKeys,
  'venues-full-place': venuesFullPlace,
  'venues-small-menu': venuesSmallMenu,
  'venues-small-menu-keys': venuesSmallMenuKeys,
  'venues-small-place': venuesSmallPlace,
  'menu-limits': menuLimits,
};
