import { venueDayOf } from '../../server/src/core/venue/hours/venue-day.ts';
import { addDays } from '../../server/src/core/venue-clock.ts';
import { copyAsLongBills } from '../../server/test/samples/long-bills.ts';
import { sampleVenue } from '../../server/test/samples/sample-venue.ts';
import { fillFigures } from '../growth/figures.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { Attack, RepeatedCall } from './attacks.ts';
import { ask, openOwned, placeOrder, signIn } from './restaurants.ts';

const OPEN_BILLS = 100;
const LINES = 480;
const CLOSED_BILLS = 1_000_000;
/** The longest range that figures are read for. */
const DAYS = 1_100;
const PRODUCTS = 150;
/** Each has its own budget of calls. */
const SESSIONS = 5;
const AT_ONCE = 24;
const NO_LIMIT = 100_000;

/** An owner asks for all figures of three years, their files and long lists of bills, many at once. */
export async function readAllFigures(sofra: Sofra): Promise<Attack> {
  const restaurant = await openOwned(sofra);
  const { id: venueId, keys, owner } = restaurant;
  const billId = await placeOrder(sofra, restaurant, keys[0]!);
  await copyAsLongBills(sofra.db, { venueId, billId, count: OPEN_BILLS, lines: LINES });
  const today = venueDayOf(sampleVenue({ id: venueId }), Date.now());
  await fillFigures(sofra.db, venueId, today, { bills: CLOSED_BILLS, days: DAYS, products: PRODUCTS });
  const paths = pathsOf(`from=${addDays(today, 1 - DAYS)}&to=${today}`);
  const calls: RepeatedCall[] = [];
  for (let session = 0; session < SESSIONS; session++) {
    const Cookie = await signIn(sofra, owner);
    calls.push(
      ...paths.map((path): RepeatedCall => {
        return {
          method: 'GET',
          path: `/venue/v1/venues/${venueId}/${path}`,
          headers: { Cookie },
          body: null,
        };
      }),
    );
  }
  await ask(sofra, 'GET', calls[0]!.path, calls[0]!.headers);
  return { kind: 'Calls', port: sofra.port, calls, atOnce: AT_ONCE, atMost: NO_LIMIT };
}

function pathsOf(range: string): string[] {
  const tables = ['trend', 'channels', 'hours', 'products', 'branches'];
  return [
    'figures/today',
    ...['trend', 'channels', 'hours', 'products', 'branches'].map((name) => `figures/${name}?${range}`),
    ...tables.map((table) => `figures/tables/${table}?${range}`),
    'bills?state=Open&pageSize=100',
  ];
}
