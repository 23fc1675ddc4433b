import { getText } from '../load/http-request.ts';
import { openOrders } from '../service/open-orders.ts';
import type { Row } from './row.ts';

/** Reading one of the placed orders. */
export const order: Row = async (fixture) => {
  const orders = await openOrders(fixture);
  const requests = orders.map(({ restaurant, orderId }) =>
    getText(restaurant, `/public/v1/orders/${orderId}`),
  );
  const load = { requests, statuses: [200] };
  return {
    name: `one of ${requests.length.toLocaleString('en')} orders`,
    service: fixture.service(load),
    beside: { plain: await fixture.plain(load) },
    goals: [{ figure: 'processor', than: 'plain', atMost: 0.9 }],
  };
};
