import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { openTestDatabase, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';
import { verifyVenue } from './verify-venue.ts';

/** Connects as the owner of the tables, because the service's own role may not damage a report. */
const db = openTestDatabase();
const sofra = useSofra(() => ({ db }));
after(() => db.close());

const inContent = (act: string, from: string, to: string) =>
  `update ledger set content = replace(content::text, '${from}', '${to}')::json where venue_id = $1 and act = '${act}'`;

/** A statement that damages a report, and the difference that must be found. */
const FAULTS: Record<string, [statement: string, found: RegExp]> = {
  'a float is lowered': [
    inContent('FloatSet', '"floatKurus":50000', '"floatKurus":40000'),
    /^count in row 9, difference: it says 0, and its rows come to 10000$/,
  ],
  'cash that was put in is left out': [
    inContent('CashIn', '"amountKurus":5000', '"amountKurus":0'),
    /^count in row 9, difference: it says 0, and its rows come to 5000$/,
  ],
  'more is taken out': [
    inContent('CashOut', '"amountKurus":10000', '"amountKurus":20000'),
    /^count in row 9, difference: it says 0, and its rows come to 10000$/,
  ],
  'tips are paid to another person': [
    `update ledger set content = jsonb_set(content::jsonb, '{toId}', '"00000000-0000-4000-8000-000000000001"')::json
      where venue_id = $1 and act = 'TipsPaidOut'`,
    /^person .*, tips paid out: it says/,
  ],
  'cash goes into another drawer': [
    inContent('PaymentTaken', '"drawer":"main"', '"drawer":"bar"'),
    /^count in row 9, cash: it says 12050, and its rows come to 0$/,
  ],
  'an opening becomes a float': [
    `update ledger set act = 'FloatSet', content = '{"drawer":"main","floatKurus":50000,"leftKurus":null}'
      where venue_id = $1 and act = 'DrawerOpened'`,
    /^count in row 9, openings: it says 1, and its rows come to 0$/,
  ],
  'a count is changed': [
    inContent('DrawerCounted', '"countedKurus":57050', '"countedKurus":58050'),
    /^count in row 9, counted: it says 57050, and its rows come to 58050$/,
  ],
  'a declared total is changed': [
    inContent('TotalsDeclared', '"declaredKurus":12000', '"declaredKurus":12050'),
    /^declared in row 12, Card Card: it says 12000, and its rows come to 12050$/,
  ],
  'a Z number is changed': [
    inContent('DocumentIssued', '"zNumber":"41"', '"zNumber":"42"'),
    /^fiscal documents of Till 1 with Z 41: it says 1, and its rows come to 0$/,
  ],
};

suite('planted faults of drawers', () => {
  let venue: StaffedVenue;
  let rows: string;
  beforeTests(async () => {
    venue = await newStaffedVenue(sofra);
    const drawers = drawersOf(venue);
    await drawers.move({ act: 'FloatSet', amount: 500 });
    await soldBill(venue);
    await drawers.move({ act: 'CashIn', amount: 50, reason: 'Change' });
    await drawers.move({ act: 'CashOut', amount: 100, reason: 'Bank' });
    await drawers.move({ act: 'DrawerOpened', reason: 'Check' });
    await drawers.post('/shifts/begin', undefined);
    await drawers.post('/shifts/end', undefined);
    await drawers.count({ afterRow: 0, sum: 570.5 });
    await soldBill(venue, { kind: 'Card' });
    await drawers.post('/declared-totals', { afterRow: 0, totals: [{ method: 'Card', amount: 120 }] });
    await drawers.move({ act: 'TipsPaidOut', amount: 15, accountId: venue.waiter.account.id });
    await db.query({
      text: `select write_ledger(p_venue => $1, p_bill => gen_random_uuid(), p_now => now(), p_rows => $2)`,
      values: [
        venue.id,
        JSON.stringify([
          {
            ...{ act: 'DocumentIssued', businessDate: '2026-03-03', personId: venue.owner.account.id },
            content: { documentId: 'd', kind: 'Sale', device: 'Till 1', zNumber: '41' },
          },
        ]),
      ],
    });
    const made = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
    assert.equal(made.status, 200, made.text);
    const [kept] = await db.query<{ rows: string }>({
      text: 'select json_agg(row_to_json(l))::text as rows from ledger l where venue_id = $1',
      values: [venue.id],
    });
    rows = kept!.rows;
  });

  test('without a fault everything adds up', async () => {
    assert.equal((await verifyVenue(db, venue.id, null)).difference, null);
  });

  for (const [name, [text, words]] of Object.entries(FAULTS))
    test(`${name}: it is found`, async () => {
      await db.query({ text, values: [venue.id] });
      const { difference } = await verifyVenue(db, venue.id, null);
      await db.query({ text: 'delete from ledger where venue_id = $1', values: [venue.id] });
      await db.query({
        text: 'insert into ledger select * from json_populate_recordset(null::ledger, $1::json)',
        values: [rows],
      });
      assert.equal(difference?.report, 1);
      assert.match(difference.what, words);
    });
});
