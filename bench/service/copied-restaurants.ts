import { type SampleKey, sampleKey } from '../../server/test/samples/sample-venue.ts';
import type { Fixture } from './fixture.ts';
import { idOf } from './fixture.ts';
import { openRestaurant, type Restaurant } from './restaurant.ts';

/** Of those that are copied: far beyond the numbers of the fixture's own. */
const FULL_FROM = 1_000_000;
const SMALL_FROM = 2_000_000;
const SMALL_PRODUCTS = 9;
const AT_ONCE = 500;

const opened = new WeakMap<Fixture, Map<number, Promise<Restaurant[]>>>();

/** 1,000 restaurants with the whole menu, opened once. */
export function fullRestaurants(fixture: Fixture): Promise<Restaurant[]> {
  return openOnce(fixture, FULL_FROM, 1_000, Number.POSITIVE_INFINITY);
}

/** 20,000 restaurants with nine products, opened once. */
export function smallRestaurants(fixture: Fixture): Promise<Restaurant[]> {
  return openOnce(fixture, SMALL_FROM, 20_000, SMALL_PRODUCTS);
}

function openOnce(fixture: Fixture, from: number, count: number, products: number): Promise<Restaurant[]> {
  const sets = opened.get(fixture) ?? new Map<number, Promise<Restaurant[]>>();
  opened.set(fixture, sets);
  const known = sets.get(from) ?? openCopies(fixture, from, count, products);
  sets.set(from, known);
  return known;
}

/** Copies one restaurant in the database: opening each by itself would take minutes. Each has a key of its own. */
async function openCopies(
  { sofra: { db } }: Fixture,
  from: number,
  count: number,
  products: number,
): Promise<Restaurant[]> {
  const template = await openRestaurant(db, idOf(from), undefined, (record) => {
    record.menu.products.length = Math.min(products, record.menu.products.length);
  });
  const copies: Restaurant[] = [];
  for (let at = 1; at <= count; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - at + 1) }, (_, next) => from + at + next);
    const batch = numbers.map((number) => ({ ...template, id: idOf(number), key: sampleKey() }));
    for (const text of COPYING) {
      await db.query({ text, values: [template.id, batch.map(({ id }) => id)] });
    }
    await db.query({ text: ADD_KEYS, values: [batch.map(({ id }) => id), ...keyColumns(batch)] });
    copies.push(...batch);
  }
  await db.query({ text: 'analyze' });
  return copies;
}

const copyOf = (table: string, columns: string) =>
  `insert into ${table} (venue_id, ${columns})
   select copy.id, ${columns} from ${table} cross join unnest($2::uuid[]) as copy (id) where venue_id = $1`;

const COPYING = [
  copyOf('venue_head', 'version, last_order_number'),
  copyOf('venue', 'type, name, is_active, subscription_is_active, profile'),
  copyOf('menu_category', 'category_id, position, definition'),
  copyOf('product', 'product_id, category_id, position, definition'),
  copyOf('product_stock', 'product_id, quantity, low_threshold, is_sold_out'),
];

const ADD_KEYS = `with key as (
  select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bytea[]) as k (venue_id, key_id, prefix, key_hash)),
directory as (insert into key_directory (key_hash, venue_id, key_id) select key_hash, venue_id, key_id from key)
insert into api_key (venue_id, key_id, name, places_orders, takes_reservations, prefix, key_hash, created_at)
select venue_id, key_id, 'Bench', true, true, prefix, key_hash, now() from key`;

function keyColumns(restaurants: readonly { key: SampleKey }[]): string[][] {
  const records = restaurants.map(({ key }) => key.record);
  return [
    records.map(({ id }) => id),
    records.map(({ prefix }) => prefix),
    records.map(({ hash }) => `\\x${hash}`),
  ];
}
