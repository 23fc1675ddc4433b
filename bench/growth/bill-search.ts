import type { BillSearchTerms } from '../../server/src/store/bills/bill-search.ts';
import { searchVenueBills } from '../../server/src/store/bills/bill-search.ts';
import type { Database } from '../../server/src/store/database.ts';
import { fetchAnswer } from '../load/fetch-answer.ts';
import { withFixture } from '../service/fixture.ts';
import { orderOf } from '../service/restaurant.ts';

const FEW = 10_000;
const MANY = 1_000_000;
/** A busy house, so that a day has more bills than a search of it looks at. */
const BILLS_A_DAY = 2_740;
/** Copied in one statement, so that no transaction grows without need. */
const BILLS_AT_ONCE = 25_000;
const PAGE_SIZE = 50;
const ROUNDS = 15;
const CLOSED = { state: 'Closed', includesHidden: false } as const;

/** What a search costs with 10,000 and with 1,000,000 closed bills, in milliseconds, each the median of many. */
export interface SearchGrowth {
  name: string;
  fewMs: number;
  manyMs: number;
}

/**
 * Searches the closed bills of one venue by all that it can be asked for, first with 10,000 bills and then with 1,000,000. All but the search by number find
 * nothing, so that every bill that a search looks at is compared.
 */
export async function measureBillSearch(): Promise<SearchGrowth[]> {
  return withFixture(1, async (fixture) => {
    const [restaurant] = fixture.restaurants;
    const { db } = fixture.sofra;
    const key = { 'Idempotency-Key': 'bench-first' };
    const path = `/public/v1/venues/${restaurant!.id}/orders`;
    const { body } = await fetchAnswer(fixture, restaurant!, path, orderOf(restaurant!), key);
    const { id: orderId } = (JSON.parse(body) as { data: { order: { id: string } } }).data.order;
    const searches = searchesOf(Date.now());
    await closeCopies(db, restaurant!.id, orderId, 0, FEW);
    const few = await timeSearches(db, restaurant!.id, searches);
    await closeCopies(db, restaurant!.id, orderId, FEW, MANY);
    const many = await timeSearches(db, restaurant!.id, searches);
    return searches.map(({ name }, at) => ({ name, fewMs: few[at]!, manyMs: many[at]! }));
  });
}

/** The searches, each with what it costs and how that grew. */
export function linesOfBillSearch(searches: readonly SearchGrowth[]): string {
  return searches
    .map(
      ({ name, fewMs, manyMs }) =>
        `${name}: ${fewMs.toFixed(1)} ms with 10,000 bills, ${manyMs.toFixed(1)} ms with 1,000,000, ${(manyMs / fewMs).toFixed(2)} x`,
    )
    .join('\n');
}

interface Search {
  name: string;
  sought: BillSearchTerms;
}

function searchesOf(now: number): Search[] {
  const day = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const found = { text: '', method: null, day: null, today: day, findsPhones: true };
  return [
    { name: 'a number', sought: { ...found, text: String(MANY - 5_000) } },
    { name: 'an amount', sought: { ...found, text: '7,77' } },
    { name: 'a name', sought: { ...found, text: 'nobody of this name' } },
    { name: 'a phone number', sought: { ...found, text: '0000 0000' } },
    { name: 'a way to pay', sought: { ...found, method: 'Voucher' } },
    { name: 'an amount on a day', sought: { ...found, text: '7,77', day } },
    { name: 'a way to pay on a day', sought: { ...found, method: 'Voucher', day } },
  ];
}

const DAY_MS = 86_400_000;

/** Closes copies of an order, the newest first: the number falls with each, as does the instant. */
async function closeCopies(
  db: Database,
  venueId: string,
  orderId: string,
  from: number,
  until: number,
): Promise<void> {
  for (let first = from; first < until; first += BILLS_AT_ONCE) {
    await db.query({
      text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content,
                               business_date, searched)
             select b.venue_id, c.bill_id, ${MANY} + 1 - at, b.revision, 'Closed', null, b.is_placed_by_api, b.is_hidden, c.opened_at,
                    b.content, (c.opened_at at time zone 'UTC')::date, b.searched
               from bill b
              cross join generate_series($3::integer, $4::integer) as at
              cross join lateral (
                select gen_random_uuid() as bill_id, now() - at * interval '1 day' / ${BILLS_A_DAY} as opened_at where at >= 0) as c
              where b.venue_id = $1 and b.bill_id = $2`,
      values: [venueId, orderId, first, Math.min(first + BILLS_AT_ONCE, until) - 1],
    });
  }
  await db.query({ text: 'vacuum analyze bill' });
}

/** The median of each search, in turns. */
async function timeSearches(db: Database, venueId: string, searches: readonly Search[]): Promise<number[]> {
  const times = searches.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { sought }] of searches.entries()) {
      const before = performance.now();
      await searchVenueBills(db, venueId, CLOSED, sought, PAGE_SIZE);
      times[at]!.push(performance.now() - before);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!);
}
