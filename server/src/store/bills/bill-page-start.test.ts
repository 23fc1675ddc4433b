import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { openTestDatabase, useSofra } from '../../../test/harness/sofra.ts';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import { LISTED } from '../list-page.ts';
import { listPlacedBills } from './bill-lists.ts';
import { findPageStart } from './bill-page-start.ts';

const sofra = useSofra();

const PAGE_SIZE = 100;

/**
 * Bills at a venue: one in 9 hidden, one in 11 not of the API, a third closed; at instants of which some are
 * the same.
 */
async function addBills(venueId: string, count: number, from: string, stepSeconds: number): Promise<void> {
  await sofra.db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at, content)
           select $1, id.id, last.number + at, 1, case when random() < 0.34 then 'Closed' else 'Open' end, null,
                  random() > 1.0 / 11, random() < 1.0 / 9,
                  $3::timestamptz + at / 3 * $4::integer * interval '1 second', json_build_object('id', id.id)
             from (select coalesce(max(number), 0) as number from bill where venue_id = $1) as last
            cross join generate_series(1, $2::integer) as at
            cross join lateral (select gen_random_uuid() as id where at > 0) as id`,
    values: [venueId, count, from, stepSeconds],
  });
}

/** The whole list, in its order. */
async function allOf(venueIds: readonly string[], filter: ListFilter): Promise<string[]> {
  const rows = await sofra.db.query<{ id: string }>({
    text: `select b.bill_id as id from bill b where b.venue_id = any ($1) and ${LISTED[filter]}
            order by b.opened_at desc, b.bill_id desc`,
    values: [venueIds],
  });
  return rows.map(({ id }) => id);
}

async function pageOf(venueIds: readonly string[], filter: ListFilter, number: number) {
  const { bills, later, hasMore } = await listPlacedBills(sofra.db, venueIds, filter, {
    number,
    size: PAGE_SIZE,
  });
  assert.equal(later.length, 0);
  return { ids: bills.map(({ id }) => id), hasMore };
}

/** Asserts that every page, as the database finds it by counts, equals that part of the whole list. */
async function checkPages(venueIds: readonly string[]): Promise<void> {
  for (const filter of LIST_FILTERS) {
    const all = await allOf(venueIds, filter);
    const last = Math.ceil(all.length / PAGE_SIZE);
    for (const number of [1, 11, 12, 17, Math.floor(last / 2), last - 1, last, last + 1, 2_000_000]) {
      const expected = all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
      const hasMore = number < last;
      const where = `${filter}, page ${number} of ${last}`;
      assert.deepEqual(await pageOf(venueIds, filter, number), { ids: expected, hasMore }, where);
      const start = await findPageStart(sofra.db, venueIds, filter, { number, size: PAGE_SIZE });
      assert.equal(start === null, expected.length === 0 && number > 11, where);
      if (start === null) continue;
      assert.ok(start.skip >= 0 && start.skip <= 3_000 * venueIds.length, `${where} skips ${start.skip}`);
      const [first] = await sofra.db.query<{ id: string }>({
        text: `select b.bill_id as id from bill b
                where b.venue_id = any ($1) and ${LISTED[filter]}
                  and (b.opened_at, b.bill_id) < ($2::timestamptz, $3::uuid)
                  and (b.opened_at, b.bill_id) >= ($4::timestamptz, $5::uuid)
                order by b.opened_at desc, b.bill_id desc limit 1 offset $6`,
        values: [venueIds, start.before.at, start.before.id, start.from.at, start.from.id, start.skip],
      });
      assert.equal(first?.id, expected[0], where);
    }
  }
}

interface ChangedBill {
  id: string;
  number: number;
  openedAt: number;
  isOpen: boolean;
  isHidden: boolean;
  isPlacedByApi: boolean;
}

/** Opens, closes, hides and shows a third of the bills of a venue, as a change of each would. */
async function changeSome(venueId: string): Promise<void> {
  const bills = await sofra.db.query<ChangedBill>({
    text: `select bill_id as id, number, opened_at as "openedAt", state = 'Open' as "isOpen", is_hidden as "isHidden",
                  is_placed_by_api as "isPlacedByApi"
             from bill where venue_id = $1 and random() < 0.3`,
    values: [venueId],
  });
  const listed = (bill: Omit<ChangedBill, 'id'>, isOpen: boolean) =>
    Number(bill.isPlacedByApi && !bill.isHidden && bill.isOpen === isOpen);
  const changes = bills.map((bill) => {
    const now = {
      ...bill,
      isOpen: Math.random() < 0.5,
      isHidden: Math.random() < 0.2,
      isPlacedByApi: Math.random() < 0.9,
    };
    const [open, closed] = [true, false].map((isOpen) => listed(now, isOpen) - listed(bill, isOpen));
    return { ...now, openedAt: new Date(bill.openedAt), open, closed };
  });
  const values = [venueId, JSON.stringify(changes)];
  await sofra.db.query({
    text: `update bill b
              set state = case when c."isOpen" then 'Open' else 'Closed' end, is_hidden = c."isHidden",
                  is_placed_by_api = c."isPlacedByApi"
             from json_to_recordset($2) as c (id uuid, "isOpen" boolean, "isHidden" boolean, "isPlacedByApi" boolean)
            where b.venue_id = $1 and b.bill_id = c.id`,
    values,
  });
  await sofra.db.query({
    text: `select recount_bill(p_venue => $1, p_bill => c.id, p_number => c.number, p_opened_at => c."openedAt",
                               p_open => c.open, p_closed => c.closed)
             from json_to_recordset($2) as c (id uuid, number integer, "openedAt" timestamptz, open integer, closed integer)`,
    values,
  });
}

async function checkBlocks(venueIds: readonly string[]): Promise<void> {
  const [row] = await sofra.db.query<{ most: number; least: number }>({
    text: `select max(open_count + closed_count) as most, min(least(open_count, closed_count)) as least
             from bill_block where venue_id = any ($1)`,
    values: [venueIds],
  });
  assert.ok(row!.most <= 6_000 && row!.least >= 0, JSON.stringify(row));
}

test('every page of one venue is that part of the whole list, also when bills are closed, hidden or added meanwhile', async () => {
  const { id } = await sofra.newVenue();
  await addBills(id, 8_000, '2026-03-03T12:00:00Z', 1);
  await checkPages([id]);
  await changeSome(id);
  await checkPages([id]);
  // Fewer than are counted at once, then more, of an earlier time than all others.
  await addBills(id, 300, '2026-03-03T12:10:00Z', 0);
  await checkPages([id]);
  await addBills(id, 5_000, '2026-03-01T12:00:00Z', 2);
  await checkPages([id]);
  await checkBlocks([id]);
});

test('every page of several venues is that part of their combined list', async () => {
  const ids = [(await sofra.newVenue()).id, (await sofra.newVenue()).id, (await sofra.newVenue()).id];
  await addBills(ids[0]!, 3_000, '2026-03-03T12:00:00Z', 1);
  await addBills(ids[1]!, 6_000, '2026-03-03T12:05:00Z', 2);
  await checkPages(ids);
  await addBills(ids[2]!, 200, '2026-03-03T12:15:00Z', 1);
  await addBills(ids[0]!, 400, '2026-03-03T12:30:00Z', 3);
  await checkPages(ids);
  await checkPages([ids[1]!, ids[2]!]);
  await checkBlocks(ids);
});

test('bills of the same instant are ordered by their ids, page by page', async () => {
  const { id } = await sofra.newVenue();
  await addBills(id, 5_000, '2026-03-03T12:00:00Z', 0);
  await checkPages([id]);
  await checkBlocks([id]);
});

test('very many uncounted bills are counted in one pass, later ones step by step', async () => {
  const { id } = await sofra.newVenue();
  await addBills(id, 51_000, '2026-03-03T12:00:00Z', -1);
  await checkPages([id]);
  await addBills(id, 1_500, '2026-03-02T12:00:00Z', 1);
  await checkPages([id]);
  await checkBlocks([id]);
});

test('many simultaneous requests for a page far down count the bills once', async () => {
  const { id } = await sofra.newVenue();
  await addBills(id, 6_000, '2026-03-03T12:00:00Z', 1);
  const open = openTestDatabase();
  let counts = 0;
  const db: typeof open = {
    ...open,
    query: (statement) => {
      if (statement.name === 'count-listed-bills') counts += 1;
      return open.query(statement);
    },
  };
  const ask = () => findPageStart(db, [id], 'All', { number: 40, size: PAGE_SIZE });
  const found = await Promise.all(Array.from({ length: 20 }, ask));
  assert.equal(new Set(found.map((start) => JSON.stringify(start))).size, 1);
  // Two batches, and one look more for whoever had read what waits a moment before.
  assert.ok(counts >= 2 && counts < 10, `${counts} batches`);
  const counted = counts;
  await ask();
  assert.equal(counts, counted);
  await db.close();
});

test('a venue without orders has no page far down', async () => {
  assert.equal(await findPageStart(sofra.db, [randomUUID()], 'All', { number: 500, size: PAGE_SIZE }), null);
});
