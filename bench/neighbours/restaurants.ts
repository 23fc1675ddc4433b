import { randomUUID } from 'node:crypto';
import type { AccountRecord } from '../../server/src/core/access/account.ts';
import type { VenueSetup } from '../../server/src/core/venue/setup/venue-setup.ts';
import { PASSWORD, sampleAccount } from '../../server/test/harness/staff.ts';
import { sampleKey } from '../../server/test/samples/sample-venue.ts';
import { openRestaurant, orderOf, type Restaurant } from '../service/restaurant.ts';
import type { Sofra } from '../service/system-under-test.ts';
import type { TenantVenue } from './tenant.ts';

/** A restaurant with an owner who can sign in. */
export interface OwnedRestaurant extends Restaurant {
  owner: AccountRecord;
  keys: string[];
  /** The ids of {@link keys}, in the same order. */
  keyIds: string[];
}

export const OPERATOR_TOKEN = 'operator-token-of-the-benchmark';

const KEYS_A_VENUE = 10;

/** Opens a restaurant with an owner and as many keys as a venue may have. */
export async function openOwned(
  { db }: Sofra,
  revise: (record: VenueSetup) => void = () => {},
): Promise<OwnedRestaurant> {
  const owner = await sampleAccount('Owner');
  const more = Array.from({ length: KEYS_A_VENUE - 1 }, () => sampleKey());
  const restaurant = await openRestaurant(db, randomUUID(), undefined, (record) => {
    record.accounts.push(owner);
    record.keys.push(...more.map(({ record: key }) => key));
    revise(record);
  });
  const all = [restaurant.key, ...more];
  const keyIds = all.map(({ record }) => record.id);
  return { ...restaurant, owner, keys: all.map(({ text }) => text), keyIds };
}

/** Sends one call and gives back its answer. @throws Error when it is refused */
export async function ask(
  { port }: Sofra,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...sent,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The `Cookie` header of a new session. */
export async function signIn(sofra: Sofra, { email }: AccountRecord): Promise<string> {
  const answer = await ask(sofra, 'POST', '/venue/v1/session', {}, { email, password: PASSWORD });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');
}

/** Places the order of {@link orderOf} and gives back its id. */
export async function placeOrder(sofra: Sofra, restaurant: Restaurant, key: string): Promise<string> {
  const path = `/public/v1/venues/${restaurant.id}/orders`;
  const headers = { 'X-Api-Key': key, 'Idempotency-Key': randomUUID() };
  const answer = await ask(sofra, 'POST', path, headers, JSON.parse(orderOf(restaurant)));
  return ((await answer.json()) as { data: { order: { id: string } } }).data.order.id;
}

/** Venues of the tenant that stays within its limits. */
export async function openTenantVenues(sofra: Sofra, count: number): Promise<TenantVenue[]> {
  const venues: TenantVenue[] = [];
  for (let at = 0; at < count; at++) {
    const restaurant = await openOwned(sofra);
    const orderId = await placeOrder(sofra, restaurant, restaurant.keys[0]!);
    venues.push({ restaurant, orderId, keys: restaurant.keys });
  }
  return venues;
}
