import { placementRequest } from '../load/traffic.ts';
import type { Fixture } from './fixture.ts';
import type { Restaurant } from './restaurant.ts';

const ORDERS_OF_EACH = 25;

/** At least 25 open orders of each restaurant, placed where they are missing. */
export async function openOrders(fixture: Fixture): Promise<{ restaurant: Restaurant; orderId: string }[]> {
  const { restaurants } = fixture;
  const placed = await listOrders(fixture);
  const missing = restaurants.flatMap((restaurant) => {
    const count = placed.filter((order) => order.restaurant === restaurant).length;
    return Array.from({ length: Math.max(0, ORDERS_OF_EACH - count) }, () => placementRequest(restaurant));
  });
  await fixture.sendEach({ requests: missing, statuses: [201] });
  return listOrders(fixture);
}

async function listOrders({ sofra, restaurants }: Fixture) {
  const byId = new Map(restaurants.map((restaurant) => [restaurant.id, restaurant]));
  const bills = await sofra.db.query<{ venue_id: string; bill_id: string }>({
    text: `select venue_id, bill_id from (
             select venue_id, bill_id, row_number() over (partition by venue_id order by number) as place
               from bill where venue_id = any ($1::uuid[])) as numbered
            where place <= $2`,
    values: [[...byId.keys()], ORDERS_OF_EACH],
  });
  return bills.map(({ venue_id, bill_id }) => ({ restaurant: byId.get(venue_id)!, orderId: bill_id }));
}
