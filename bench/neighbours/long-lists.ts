import { randomInt } from 'node:crypto';
import { copyAsLongBills } from '../../server/test/samples/long-bills.ts';
import { copyOrder } from '../growth/deep-pages.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { Attack, RepeatedCall } from './attacks.ts';
import { openOwned, placeOrder } from './restaurants.ts';

const NO_LIMIT = 100_000;

function listCall(key: string, query: string): RepeatedCall {
  return { method: 'GET', path: `/public/v1/orders?${query}`, headers: { 'X-Api-Key': key }, body: null };
}

const LONG_BILLS = 100;
const LONG_BILL_LINES = 450;
const LONG_BILL_KEYS = 3;

/** Three keys of one venue list 100 bills of 450 lines, half of them closed, in pages of 100. */
export async function listLargestBills(sofra: Sofra): Promise<Attack> {
  const restaurant = await openOwned(sofra);
  const { id: venueId, keys } = restaurant;
  const billId = await placeOrder(sofra, restaurant, keys[0]!);
  await copyAsLongBills(sofra.db, { venueId, billId, count: LONG_BILLS, lines: LONG_BILL_LINES });
  await sofra.db.query({
    text: `update bill set state = 'Closed', content = (content::jsonb || '{"state":"Closed"}'::jsonb)::json
            where venue_id = $1 and number % 2 = 0`,
    values: [venueId],
  });
  const calls = keys
    .slice(0, LONG_BILL_KEYS)
    .flatMap((key) => ['Open', 'All'].map((status) => listCall(key, `pageSize=100&status=${status}`)));
  return { kind: 'Calls', port: sofra.port, calls, atOnce: LONG_BILL_KEYS * 2, atMost: NO_LIMIT };
}

const ORDERS = 200_000;
const PAGE_SIZE = 50;
const READERS = 20;
const PAGES = 500;

/** Twenty readers of one venue ask for random pages of 200,000 orders, one in five of them past the end. */
export async function readDeepPages(sofra: Sofra): Promise<Attack> {
  const restaurant = await openOwned(sofra);
  const { id: venueId, keys } = restaurant;
  const orderId = await placeOrder(sofra, restaurant, keys[0]!);
  await copyOrder(sofra.db, { venueId, orderId, count: ORDERS });
  const last = ORDERS / PAGE_SIZE;
  const calls = Array.from({ length: PAGES }, (_, at) => {
    const cursor = at % 5 === 0 ? last + randomInt(1, 10 * last) : randomInt(1, last);
    return listCall(keys[at % keys.length]!, `status=All&pageSize=${PAGE_SIZE}&cursor=${cursor}`);
  });
  return { kind: 'Calls', port: sofra.port, calls, atOnce: READERS, atMost: NO_LIMIT };
}
