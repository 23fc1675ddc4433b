import { dayStartsAt, venueDayOf } from '../../server/src/core/venue/hours/venue-day.ts';
import { addDays } from '../../server/src/core/venue-clock.ts';
import { countBills } from '../../server/src/operations/figures/count-bills.ts';
import { readChannels } from '../../server/src/operations/figures/read-channels.ts';
import { readTrend } from '../../server/src/operations/figures/read-figures.ts';
import { readHours } from '../../server/src/operations/figures/read-hours.ts';
import { readSellers } from '../../server/src/operations/figures/read-sellers.ts';
import { readToday } from '../../server/src/operations/figures/read-today.ts';
import type { Database } from '../../server/src/store/database.ts';
import type { CachedVenue } from '../../server/src/store/venue/cache/cached-venue.ts';
import { sampleVenue } from '../../server/test/samples/sample-venue.ts';
import { insertPlayed, playYear } from '../../server/test/venues/year-of-bills.ts';
import { openRestaurant, type Restaurant } from '../service/restaurant.ts';
import { startSofra, withDataFolder } from '../service/system-under-test.ts';

const BILLS = 1_000_000;
const DAYS = 365;
const PRODUCTS = 200;
const BILLS_AT_ONCE = 100_000;
const COUNTED_BILLS = 2_000;
const OPEN_BILLS = 200;
const ROUNDS = 15;
const GOAL_MS = 250;
const DAY_MS = 86_400_000;

/** How long a read of figures takes, in milliseconds, the median of many. */
export interface FigureRead {
  name: string;
  medianMs: number;
}

/** What was measured: the reads, and how many finished bills are counted in a second. */
export interface FigureTimes {
  reads: FigureRead[];
  countedPerSecond: number;
}

/** Measures the figures of a venue with a year of 1,000,000 bills, 200 products and every hour busy. */
export function measureFigures(): Promise<FigureTimes> {
  return withDataFolder(async (folder) => {
    const sofra = await startSofra(folder, { DEMO: 'off', ROLE: 'web' });
    try {
      return await measure(sofra.db);
    } finally {
      await sofra.stop();
    }
  });
}

async function measure(db: Database): Promise<FigureTimes> {
  const restaurant = await openRestaurant(db);
  const venue = sampleVenue({ id: restaurant.id });
  const now = Date.now();
  const today = venueDayOf(venue, now);
  const countedPerSecond = await measureCounting(db, restaurant, now);
  await fillFigures(db, restaurant.id, today, { bills: BILLS, days: DAYS, products: PRODUCTS });
  await openBillsOfToday(db, restaurant, dayStartsAt(venue, today));
  const year = { from: addDays(today, 1 - DAYS), to: today };
  const { id } = restaurant;
  const cached = { venue, menuIndex: { products: new Map() }, products: [] } as unknown as CachedVenue;
  const reads: [string, () => Promise<unknown>][] = [
    ['today', () => readToday(db, id, venue, today, now)],
    ['a year, day by day', () => readTrend(db, id, venue, { range: year, step: 'Day', now })],
    ['a year, month by month', () => readTrend(db, id, venue, { range: year, step: 'Month', now })],
    ['channels and keys of a year', () => readChannels(db, id, venue, year, now)],
    ['hours and kitchen times of a year', () => readHours(db, id, venue, year, now)],
    ['products of a year', () => readSellers(db, id, cached, year, now)],
  ];
  const times = reads.map(([name, read]) => ({ name, read, ms: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { read, ms } of times) {
      const before = performance.now();
      await read();
      ms.push(performance.now() - before);
    }
  }
  return { reads: times.map(({ name, ms }) => ({ name, medianMs: medianOf(ms) })), countedPerSecond };
}

async function measureCounting(
  db: Database,
  { id, products, key }: Restaurant,
  now: number,
): Promise<number> {
  const played = playYear({
    ...{ venueId: id, venue: sampleVenue({ id }), products, startsAt: now - 20 * DAY_MS, days: 20 },
    ...{ openers: [{ kind: 'Key', id: key.record.id, name: 'Web' }], billsADay: COUNTED_BILLS / 20, seed: 1 },
  });
  await insertPlayed(db, id, played);
  const before = performance.now();
  const counted = await countBills(db, id, sampleVenue({ id }));
  return (counted / (performance.now() - before)) * 1_000;
}

/** Opens the bills of a full house. They are read one by one, since they are in no sum yet. */
async function openBillsOfToday(
  db: Database,
  { id, products, key }: Restaurant,
  startsAt: number,
): Promise<void> {
  const played = playYear({
    ...{ venueId: id, venue: sampleVenue({ id }), products, startsAt, days: 1, billsADay: OPEN_BILLS * 10 },
    ...{ openers: [{ kind: 'Key', id: key.record.id, name: 'Web' }], seed: 2 },
  });
  const open = played.filter(({ outcome }) => outcome === 'Open').slice(0, OPEN_BILLS);
  await insertPlayed(db, id, open, 10 * BILLS);
}

/** Writes closed bills, and the sums of so many busy days up to today as they are kept. */
export async function fillFigures(
  db: Database,
  venueId: string,
  today: string,
  { bills, days: count, products }: { bills: number; days: number; products: number },
): Promise<void> {
  for (let from = 0; from < bills; from += BILLS_AT_ONCE) {
    await db.query({
      text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content,
                               business_date, searched)
             select $1, gen_random_uuid(), 10000 + at, 2, 'Closed', null, at % 2 = 0, false,
                    $2::date - at * interval '31 seconds', '{}', ($2::date - at * interval '31 seconds')::date, '{}'
               from generate_series($3::integer, $4::integer) as at`,
      values: [venueId, today, from, from + BILLS_AT_ONCE - 1],
    });
  }
  const days = `generate_series($2::date - ${count - 1}, $2::date, interval '1 day') as day`;
  const values = [venueId, today];
  await db.query({
    text: `insert into figures_by_channel
           select $1, day, type, case key when 0 then '00000000-0000-0000-0000-000000000000' else md5(key::text)::uuid end,
                  'Key ' || key, 220, 300, 15000000, 100000, 0, 500000, 5, 40000, 9, 80000, 6, 300000
             from ${days}, unnest(array['DineIn', 'Takeaway', 'Delivery']) as type, generate_series(0, 3) as key
           on conflict do nothing`,
    values,
  });
  await db.query({
    text: `insert into figures_by_hour select $1, day, hour, 114, 7500000 from ${days}, generate_series(0, 23) as hour
           on conflict do nothing`,
    values,
  });
  // A statement may take 30 seconds.
  for (let hour = 0; hour < 24; hour += 4) {
    await db.query({
      text: `insert into preparation_by_hour
             select $1, day, hour, minutes, 3
               from ${days}, generate_series(${hour}, ${hour + 3}) as hour, generate_series(1, 40) as minutes
             on conflict do nothing`,
      values,
    });
  }
  await db.query({
    text: `insert into figures_by_product
           select $1, day, md5(product::text)::uuid, 'Ürün ' || product, 40, 400000, 1, 1
             from ${days}, generate_series(1, ${products}) as product`,
    values,
  });
  await db.query({ text: 'vacuum analyze' });
}

function medianOf(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}

/** The section of BENCHMARKS.md on figures. */
export function figureSectionOf({ reads, countedPerSecond }: FigureTimes): string {
  const rows = reads.map(({ name, medianMs }) => `| ${name} | ${medianMs.toFixed(1)} ms | ≤ ${GOAL_MS} ms |`);
  return `## Figures

Written by \`npm run bench -- figures\`: the reads of a venue that closed ${BILLS.toLocaleString('en')} bills in a year, with ${PRODUCTS} products, twelve channels and
every hour busy, while ${OPEN_BILLS} bills of today are open; the median of ${ROUNDS}.

| read | measured | goal |
|---|---:|---:|
${rows.join('\n')}

A finished bill is counted once, ${Math.round(countedPerSecond).toLocaleString('en')} a second, by the background job or by the next read.

`;
}
