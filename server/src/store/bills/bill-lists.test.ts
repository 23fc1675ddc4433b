import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import type { Database } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { listVenueBills } from './bill-lists.ts';

const PAGE_SIZE = 50;

let own: OwnDatabase;
let db: Database;
const venueId = randomUUID();

/** 12,000 bills: 1 in 100 open, 1 in 7 cancelled, and 4,000 in a row hidden. */
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  await db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content, business_date, searched)
           select $1, id.id, at, 1,
                  case when at % 100 = 0 then 'Open' when at % 7 = 0 then 'Cancelled' else 'Closed' end, null, at % 2 = 0,
                  at between 3000 and 7000 and at % 100 <> 0, '2026-03-03T12:00:00Z'::timestamptz + at * interval '1 minute',
                  json_build_object('id', id.id), '2026-03-03', '{}'
             from generate_series(1, 12000) as at
            cross join lateral (select gen_random_uuid() as id where at > 0) as id`,
    values: [venueId],
  });
  await db.query({ text: 'vacuum analyze bill' });
});
after(async () => {
  await db.close();
  await own.drop();
});

const STATE: Record<ListFilter, string> = {
  Open: `state = 'Open'`,
  Closed: `state <> 'Open'`,
  All: 'true',
};

test('the bills of a venue are read from where the page before ended, each page at the cost of the first', async () => {
  const observed = watchStatements(db);
  for (const state of LIST_FILTERS) {
    for (const includesHidden of [false, true]) {
      const numbers: number[] = [];
      const costs: number[] = [];
      let before: number | null = null;
      for (;;) {
        const page = await listVenueBills(observed.db, venueId, { state, includesHidden }, before, PAGE_SIZE);
        costs.push((await costOf(db, observed.taken())).rows);
        numbers.push(...page.bills.map(({ number }) => number));
        if (!page.hasMore) break;
        before = page.lastNumber;
      }
      const listed = await db.query<{ number: number }>({
        text: `select number from bill where venue_id = $1 and ${STATE[state]} and ($2 or not is_hidden) order by number desc`,
        values: [venueId, includesHidden],
      });
      const where = `${state}, ${includesHidden}: ${costs.join()}`;
      assert.deepEqual(
        numbers,
        listed.map(({ number }) => number),
        where,
      );
      assert.ok(Math.max(...costs) <= costs[0]! + 2, where);
    }
  }
});
