import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { TUESDAY_AFTERNOON, testClock, useSofra } from '../harness/sofra.ts';
import { freshKey } from '../harness/staff.ts';
import { openOwnDatabase } from '../postgres/own-database.ts';
import { readLedger } from './ledger-rows.ts';
import { act, closeDay, newRandomDays } from './random-days.ts';
import { assertCarriedOver, assertDaysAddUp, assertTotalsAgree, readReports } from './reports-add-up.ts';

/** Raise them for longer days: `DAY_ACTS=5000 DAY_SEED=7 npm test -- server/test/money/day-reports-add-up.test.ts`. */
const ACTS = Number(process.env['DAY_ACTS'] ?? 220);
const SEED = Number(process.env['DAY_SEED'] ?? 50);

const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(dropDatabase);

test('reports of random days add up to the takings and the figures of every day, whatever people do and whenever a day is closed', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const days = await newRandomDays(sofra, SEED);
  const { venue } = days;
  for (let done = 0; done < ACTS; done++) {
    await act(sofra, days);
    if (days.random(16) === 0) await closeDay(sofra, days);
  }
  await closeDay(sofra, { ...days, random: () => 1 });
  const read = async (path: string) =>
    (await venue.owner.call('GET', `/venues/${venue.id}${path}`)).body.data;
  const reports = await readReports(read);
  assert.ok(reports.length >= 5, `${reports.length} reports`);
  await assertDaysAddUp(read, reports);
  assertTotalsAgree(reports);
  assertCarriedOver(reports, await readLedger(db, venue.id));
  const verified = await verifyVenue(db, venue.id, null);
  assert.deepEqual([verified.difference, verified.reports], [null, reports.length]);
  assert.equal((await verifyVenue(db, venue.id, 2)).difference, null);
});

test('10,000 bills in a range are one report', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const { venue } = await newRandomDays(sofra, SEED);
  const order = await venue.waiter.call(
    'POST',
    `/venues/${venue.id}/bills`,
    {
      type: 'Takeaway',
      lines: [{ productId: venue.menu.kebab.id, portionId: venue.menu.kebab.portions[0]!.id, quantity: 1 }],
    },
    { 'idempotency-key': freshKey() },
  );
  const path = `/venues/${venue.id}/bills/${order.body.data.bill.id}/close`;
  await venue.waiter.call('POST', path, { kind: 'Cash' });
  await db.query({
    text: `insert into ledger (venue_id, number, generation, at, business_date, act, bill_id, person_id, content)
           select venue_id, number + 2 * n, generation, at, business_date, act, gen_random_uuid(), person_id, content
             from ledger cross join generate_series(1, 9999) as n where venue_id = $1`,
    values: [venue.id],
  });
  const { body } = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  assert.deepEqual(
    [body.data.total.bills, body.data.total.sales, body.data.rows.last],
    [10_000, 1_205_000, 20_000],
  );
});
