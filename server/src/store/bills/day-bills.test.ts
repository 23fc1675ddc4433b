import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import type { Database } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { searchVenueBills } from './bill-search.ts';
import { listDayBills } from './day-bills.ts';

let own: OwnDatabase;
let db: Database;
const venueId = randomUUID();
const FILTER = { state: 'All', includesHidden: false } as const;
const DAY_MS = 86_400_000;

/** Adds 100 bills a day for 300 days, and the same number at another venue. */
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  for (const id of [venueId, randomUUID()])
    await db.query({
      text: `insert into bill (venue_id, bill_id, number, revision, state, is_placed_by_api, is_hidden, opened_at, content, business_date, searched)
             select $1, id.id, at, 1, case when at % 50 = 0 then 'Cancelled' else 'Closed' end, false, at % 100 = 7,
                    '2025-01-01T05:00:00Z'::timestamptz + day * interval '1 day' + (at % 100) * interval '10 minutes',
                    json_build_object('id', id.id), '2025-01-01'::date + day::integer,
                    json_build_object('totals', json_build_object('totalKurus', at * 10), 'payments', '[]'::json)
               from generate_series(0, 29999) as at
              cross join lateral (select gen_random_uuid() as id, at / 100 as day where at >= 0) as id`,
      values: [id],
    });
  await db.query({ text: 'vacuum analyze bill' });
});
after(async () => {
  await db.close();
  await own.drop();
});

const dayAt = (day: number) => new Date(Date.parse('2025-01-01') + day * DAY_MS).toISOString().slice(0, 10);

test('a day has its bills alone, page after page, whatever is between', async () => {
  const observed = watchStatements(db);
  for (const day of [0, 150, 199, 200, 299]) {
    const numbers: number[] = [];
    let before: number | null = null;
    for (;;) {
      const page = await listDayBills(observed.db, venueId, FILTER, dayAt(day), before, 40);
      numbers.push(...page.bills.map(({ number }) => number));
      const { rows } = await costOf(db, observed.taken());
      assert.ok(rows < 1_000, `day ${day}: ${rows} rows`);
      if (!page.hasMore) break;
      before = page.lastNumber;
    }
    const all = Array.from({ length: 100 }, (_, at) => day * 100 + 99 - at).filter((at) => at % 100 !== 7);
    assert.deepEqual(numbers, all, `day ${day}`);
  }
});

test('a search of a day finds what is far down the list of all, at the cost of that day', async () => {
  const observed = watchStatements(db);
  for (const day of [3, 203]) {
    const sought = {
      text: `${day * 10 + 4},20`,
      method: null,
      day: dayAt(day),
      today: dayAt(299),
      findsPhones: true,
    };
    const { bills } = await searchVenueBills(observed.db, venueId, FILTER, sought, 30);
    assert.deepEqual(
      bills.map(({ number }) => number),
      [day * 100 + 42],
    );
    const { rows } = await costOf(db, observed.taken());
    assert.ok(rows < 1_500, `${rows} rows`);
    const anyDay = await searchVenueBills(db, venueId, FILTER, { ...sought, day: null }, 30);
    assert.deepEqual(anyDay.bills, []);
  }
});
