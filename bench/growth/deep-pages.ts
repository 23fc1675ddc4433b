import type { Database } from '../../server/src/store/database.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import type { Fixture } from '../service/fixture.ts';
import { withFixture } from '../service/fixture.ts';
import { orderOf, type Restaurant } from '../service/restaurant.ts';

const ORDERS = 1_000_000;
/** Copied in one statement, so that no transaction grows without need. */
const ORDERS_AT_ONCE = 50_000;
const PAGE_SIZE = 50;
const ROUNDS = 9;
const CALLS_IN_ROUND = 20;

/** The pages of the list: how far down each lies, and how long it takes beside the first, in milliseconds. */
export interface DeepPage {
  name: string;
  cursor: number;
  medianMs: number;
}

/**
 * Reads pages of the orders of one venue that has a million of them, the first and others in turns, the median of many. A page far
 * down also waits for the rest after the one before.
 */
export async function measureDeepPages(): Promise<DeepPage[]> {
  return withFixture(1, async (fixture) => {
    const [restaurant] = fixture.restaurants;
    const path = `/public/v1/venues/${restaurant!.id}/orders`;
    const key = { 'Idempotency-Key': 'bench-first' };
    const { body } = await fetchAnswer(fixture, restaurant!, path, orderOf(restaurant!), key);
    const orderId = (JSON.parse(body) as { data: { order: { id: string } } }).data.order.id;
    await copyOrder(fixture.sofra.db, { venueId: restaurant!.id, orderId, count: ORDERS });
    const last = ORDERS / PAGE_SIZE;
    const pages = [1, 2, 21, 1_000, 4_000, last, last + 1, 10 * last].map((cursor) => ({
      cursor,
      name: cursor > last ? `page ${cursor}, past the end` : `page ${cursor}`,
      times: [] as number[],
    }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { cursor, times } of pages) {
        for (let call = 0; call < CALLS_IN_ROUND; call++)
          times.push(await timeOf(fixture, restaurant!, cursor));
      }
    }
    return pages.map(({ name, cursor, times }) => ({ name, cursor, medianMs: medianOf(times) }));
  });
}

/** The page times, each beside that of the first page. */
export function linesOfDeepPages(pages: readonly DeepPage[]): string {
  const first = pages[0]!.medianMs;
  return pages
    .map(
      ({ name, medianMs }) => `${name}: ${medianMs.toFixed(2)} ms, ${(medianMs / first).toFixed(2)} x page 1`,
    )
    .join('\n');
}

/** Copies an order of a venue until the venue has so many of it. */
export async function copyOrder(
  db: Database,
  { venueId, orderId, count }: { venueId: string; orderId: string; count: number },
): Promise<void> {
  for (let from = 1; from < count; from += ORDERS_AT_ONCE) {
    await db.query({
      text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden,
                               opened_at, content, business_date, searched)
             select venue_id, c.bill_id, number + at, revision, state, table_id, is_placed_by_api, is_hidden,
                    opened_at - at * interval '1 minute', content, business_date, searched
               from bill
              cross join generate_series($3::integer, $4::integer) as at
              cross join lateral (select gen_random_uuid() as bill_id where at > 0) as c
              where venue_id = $1 and bill.bill_id = $2`,
      values: [venueId, orderId, from, Math.min(from + ORDERS_AT_ONCE, count) - 1],
    });
  }
  const text = 'update venue_head set last_order_number = last_order_number + $2 where venue_id = $1';
  await db.query({ text, values: [venueId, count] });
  await db.query({ text: 'vacuum analyze bill' });
}

async function timeOf(fixture: Fixture, restaurant: Restaurant, cursor: number): Promise<number> {
  const before = performance.now();
  await fetchAnswer(fixture, restaurant, `/public/v1/orders?pageSize=${PAGE_SIZE}&cursor=${cursor}`);
  return performance.now() - before;
}

function medianOf(times: number[]): number {
  return times.sort((a, b) => a - b)[times.length >> 1]!;
}
