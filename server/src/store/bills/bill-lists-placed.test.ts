import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import type { Database } from '../database.ts';
import { LISTED_BILLS_SQL } from '../list-page.ts';
import { migrate } from '../schema/migrate.ts';
import { listPlacedBills } from './bill-lists.ts';

let own: OwnDatabase;
let db: Database;
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  await db.query({ text: 'alter table bill set (autovacuum_enabled = false)' });
});
after(async () => {
  await db.close();
  await own.drop();
});

/**
 * Adds bills at a venue: one in 9 is hidden, one in 11 is not from the API, and a third is closed. Some were opened
 * at the same instant.
 */
async function addBills(
  venueId: string,
  count: number,
  from: string,
  stepSeconds: number,
  length = 0,
): Promise<void> {
  await db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at,
                             business_date, searched, content)
           select $1, id.id, at, 1, case when random() < 0.34 then 'Closed' else 'Open' end, null,
                  random() > 1.0 / 11, random() < 1.0 / 9,
                  $3::timestamptz + at / 3 * $4::integer * interval '1 second', $3::timestamptz, '{}', json_build_object('id', id.id, 'lines', repeat(md5(at::text), $5))
             from generate_series(1, $2::integer) as at
            cross join lateral (select gen_random_uuid() as id where at > 0) as id`,
    values: [venueId, count, from, stepSeconds, length],
  });
}

/** The whole list, in its order. */
async function allOf(venueIds: readonly string[], filter: ListFilter): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    text: `select b.bill_id as id from bill b where b.venue_id = any ($1) and ${LISTED_BILLS_SQL[filter]}
            order by b.opened_at desc, b.bill_id desc`,
    values: [venueIds],
  });
  return rows.map(({ id }) => id);
}

/**
 * Asserts that pages of several sizes, near the top, far down and past the end, equal the matching part of the whole
 * list.
 */
async function checkPages(venueIds: readonly string[]): Promise<void> {
  for (const filter of LIST_FILTERS) {
    const all = await allOf(venueIds, filter);
    for (let round = 0; round < 12; round++) {
      const size = round === 0 ? 100 : randomInt(1, 101);
      const last = Math.ceil(all.length / size);
      const any = randomInt(1, last + 1);
      const number = [1, any, any, last - 1, last, last + 1, 20_000_000][round % 7]!;
      if (number < 1) continue;
      const { bills, later, hasMore } = await listPlacedBills(db, venueIds, filter, { number, size });
      assert.equal(later.length, 0);
      assert.deepEqual(
        { ids: bills.map(({ id }) => id), hasMore },
        { ids: all.slice((number - 1) * size, number * size), hasMore: number < last },
        `${filter}, page ${number} of ${last}, ${size} on each`,
      );
    }
  }
}

test('every page of one venue is that part of the whole list, also when bills are closed or hidden later', async () => {
  const id = randomUUID();
  await addBills(id, 6_000, '2026-03-03T12:00:00Z', 1);
  await checkPages([id]);
  await db.query({
    text: `update bill set state = case when md5(bill_id::text) < '8' then 'Open' else 'Closed' end,
                  is_hidden = md5('hidden' || bill_id) < '3'
            where venue_id = $1 and number % 3 = 0`,
    values: [id],
  });
  await checkPages([id]);
});

test('every page of several venues is that part of their combined list', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await addBills(ids[0]!, 3_000, '2026-03-03T12:00:00Z', 1);
  await addBills(ids[1]!, 6_000, '2026-03-03T12:05:00Z', 2);
  // All at one instant.
  await addBills(ids[2]!, 2_000, '2026-03-03T12:15:00Z', 0);
  await checkPages(ids);
  await checkPages(ids.slice(1, 3));
});

test(
  'a page far down a table that was never vacuumed reads what is before it, of several venues as much of each, and not the whole list',
  onOneEngine('counts what one server reads'),
  async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    // Rows of a realistic length: for very short rows, reading and sorting all of them would be as cheap.
    for (const id of ids) await addBills(id, 9_000, '2026-03-03T12:00:00Z', 60, 30);
    const observed = watchStatements(db);
    const check = async (filters: readonly ListFilter[]) => {
      for (const venueIds of [ids.slice(0, 1), ids]) {
        for (const filter of filters) {
          const { length } = await allOf(venueIds, filter);
          for (const skip of [2_000, length - 50, 1_000_000]) {
            const number = Math.floor(skip / 50) + 1;
            await listPlacedBills(observed.db, venueIds, filter, { number, size: 50 });
            const { rows } = await costOf(db, observed.taken());
            // The index of open bills also contains bills that the list does not show: one in five here.
            const most = 1.3 * Math.min(length, venueIds.length * (skip + 51)) + 51;
            assert.ok(rows <= most, `${filter}, ${skip} skipped at ${venueIds.length}: ${rows} of ${most}`);
          }
        }
      }
    };
    // Before the first ANALYZE PostgreSQL expects one open bill at a venue, and reads all of them.
    await check(['All', 'Closed']);
    await db.query({ text: 'analyze bill' });
    await check(LIST_FILTERS);
  },
);
