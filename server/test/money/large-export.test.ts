import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { lineOf, openTestDatabase, useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, placeOrder, type StaffedVenue } from '../harness/staff.ts';

const BILLS = 10_000;
const DAY = '?from=2026-03-03&to=2026-03-03';

const db = openTestDatabase();
const sofra = useSofra(() => ({ db }));
after(() => db.close());

/** As many copies of a closed bill of a venue, each with its rows of the ledger. */
async function copyBill(venue: StaffedVenue, billId: string, copies: number): Promise<void> {
  await db.query({
    text: `with copy as materialized (select n, gen_random_uuid() as id from generate_series(1, $3::integer) as n),
                copied as (
                  insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden, opened_at,
                                    business_date, guest, content, fiscal, searched, summary, sold, kitchen)
                  select venue_id, c.id, number + c.n, revision, state, table_id, is_placed_by_api, is_hidden, opened_at,
                         business_date, guest, jsonb_set(content::jsonb, '{id}', to_jsonb(c.id))::json, fiscal, searched, summary, sold, kitchen
                    from bill cross join copy c where venue_id = $1 and bill_id = $2)
           insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, content)
           select l.venue_id, l.number + s.rows * c.n, l.generation, l.at, l.business_date, l.act, c.id, l.person_id, l.content
             from ledger l cross join copy c
            cross join (select max(number) as rows from ledger where venue_id = $1) as s
            where l.venue_id = $1 and l.bill_id = $2`,
    values: [venue.id, billId, copies],
  });
}

test('10,000 bills of a range are exported whole, as JSON and as a table, while orders of another venue go on', async () => {
  const [venue, neighbour] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)] });
  const { body } = await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
  const { total } = (body.data.bill ?? body.data).totals;
  await copyBill(venue, bill.first.id, BILLS - 1);
  let isExported = false;
  let orders = 0;
  const ordering = (async () => {
    while (!isExported) {
      assert.equal((await placeOrder(neighbour)).status, 201);
      orders += 1;
    }
  })();
  try {
    const path = `/venues/${venue.id}/figures/records`;
    const bills: { billId: string; total: number }[] = (await venue.owner.call('GET', `${path}/bills${DAY}`))
      .body.data;
    assert.deepEqual([bills.length, new Set(bills.map((one) => one.billId)).size], [BILLS, BILLS]);
    const sum = bills.reduce((all, one) => all + Math.round(one.total * 100), 0);
    assert.equal(sum, Math.round(total * 100) * BILLS);
    const rows = (await venue.owner.call('GET', `${path}/lines/table${DAY}`)).text.split('\r\n');
    assert.deepEqual([rows.length, rows.at(-1)], [2 + 2 * BILLS, '']);
    assert.equal(new Set(rows.slice(1, -1).map((row) => row.split(';')[1])).size, BILLS);
  } finally {
    isExported = true;
  }
  await ordering;
  assert.ok(orders > 0);
});
