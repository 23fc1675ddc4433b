import { oneOf } from '../load/http-request.ts';
import { firstPageRequest, manyRequests, placementRequest } from '../load/traffic.ts';
import { openOrders } from '../service/open-orders.ts';
import type { Row } from './row.ts';

const LISTS_TO_AN_ORDER = 10;

/** The first page of the open orders of a restaurant, while others order there and elsewhere. */
export const list: Row = async (fixture) => {
  await openOrders(fixture);
  const lists = manyRequests(fixture.restaurants, firstPageRequest);
  const orders = manyRequests(fixture.restaurants, placementRequest);
  const requests = [...lists, ...lists.slice(0, lists.length / LISTS_TO_AN_ORDER).map(() => oneOf(orders))];
  const load = { requests, statuses: [200, 201] };
  return {
    name: 'page 1 of open orders, one request in eleven orders',
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load) },
    goals: [{ figure: 'processor', than: 'plain', atMost: 0.5 }],
  };
};
