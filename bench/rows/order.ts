import { getText, movedTo } from '../load/http-request.ts';
import type { Row } from './row.ts';

/** Reading one of the placed orders. */
export const order: Row = async (fixture) => {
  const { sofra, restaurants } = fixture;
  const bills = await sofra.db.query<{ venue_id: string; bill_id: string }>({
    text: 'select venue_id, bill_id from bill where venue_id = any ($1)',
    values: [restaurants.map(({ id }) => id)],
  });
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const requests = bills.map(({ venue_id, bill_id }) =>
    getText(byId.get(venue_id)!, `/public/v1/orders/${bill_id}`),
  );
  const bareRequests = bills.map(({ venue_id, bill_id }, at) =>
    movedTo(`/${venue_id}/${bill_id}`, requests[at]!),
  );
  return {
    name: 'read an order',
    service: fixture.load(requests, 200),
    floor: await fixture.bareLoad(bareRequests, {
      kind: 'Selected',
      connection: sofra.connection,
      statement: 'select content::text as text from bill where venue_id = $1 and bill_id = $2',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
    floorName: 'bare node:http: the stored order by one prepared select',
    reach: 0.8,
    slowestReach: null,
  };
};
