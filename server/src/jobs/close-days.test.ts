import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TUESDAY_AFTERNOON, testClock, useSofra } from '../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../test/harness/staff.ts';
import { openOwnDatabase } from '../../test/postgres/own-database.ts';

const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
const sofra = useSofra(() => ({ db, clock }));
const second = useSofra(() => ({ db, clock }));
after(dropDatabase);

const HOUR_MS = 3_600_000;

async function newVenue(): Promise<StaffedVenue> {
  clock.set(TUESDAY_AFTERNOON);
  return newStaffedVenue(sofra, { dayBeginsAt: '00:00' });
}

async function sell(venue: StaffedVenue): Promise<void> {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' }, { 'idempotency-key': freshKey() });
}

async function reportsOf(venue: StaffedVenue) {
  const { items } = (await venue.owner.call('GET', `/venues/${venue.id}/day-reports`)).body.data;
  return items as Record<string, unknown>[];
}

test('at the boundary, a day that no one closed gets a report without a cash count', async () => {
  const venue = await newVenue();
  await sell(venue);
  await sofra.app.jobs.days.runOnce();
  assert.deepEqual(await reportsOf(venue), []);
  clock.advance(8 * HOUR_MS);
  const late = await openBill(venue);
  clock.advance(2 * HOUR_MS);
  await sell(venue);
  await late.act('POST', '/close', { kind: 'Card' }, { 'idempotency-key': freshKey() });
  await sofra.app.jobs.days.runOnce();
  const [report, ...more] = await reportsOf(venue);
  assert.deepEqual(more, []);
  assert.deepEqual(
    [report!['number'], report!['isCounted'], report!['person'], report!['sales'], report!['endsAt']],
    [1, false, null, 120.5, '2026-03-03T21:00:00.000Z'],
  );
  const { carriedOver } = (await venue.owner.call('GET', `/venues/${venue.id}/day-reports/1`)).body.data;
  assert.deepEqual(
    carriedOver.map(({ billId }: { billId: string }) => billId),
    [late.first.id],
  );
  const so = (await venue.owner.call('GET', `/venues/${venue.id}/day-reports/so-far`)).body.data;
  assert.deepEqual(
    [so.total.bills, so.total.broughtIn, so.days.map(({ date }: { date: string }) => date)],
    [2, { bills: 1, sales: 120.5 }, ['2026-03-03', '2026-03-04']],
  );
});

test('rows between a closing at night and the boundary get their own report', async () => {
  const venue = await newVenue();
  await sell(venue);
  clock.advance(8.5 * HOUR_MS);
  await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  await sell(venue);
  clock.advance(HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  assert.deepEqual(
    (await reportsOf(venue)).map(({ number, isCounted, dates }) => [number, isCounted, dates]),
    [
      [2, false, ['2026-03-03']],
      [1, true, ['2026-03-03']],
    ],
  );
});

test('late rows of a day that was closed after the boundary wait for the next boundary: no report ends before it begins', async () => {
  const venue = await newVenue();
  await sell(venue);
  clock.advance(9 * HOUR_MS + 100);
  await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  // The row has a time before the boundary, but was written after the day was closed.
  clock.advance(-200);
  await sell(venue);
  clock.advance(HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  assert.equal((await reportsOf(venue)).length, 1);
  clock.advance(24 * HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  const [second, first] = await reportsOf(venue);
  assert.deepEqual([second!['beginsAt'], second!['sales']], [first!['endsAt'], 120.5]);
  assert.equal(second!['endsAt'], '2026-03-04T21:00:00.000Z');
});

test('a day that is closed at a server whose clock is behind does not end before it begins', async () => {
  const venue = await newVenue();
  await sell(venue);
  await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  clock.advance(-2_000);
  await sell(venue);
  const { status } = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  const [second] = await reportsOf(venue);
  assert.deepEqual([status, second!['number'], second!['endsAt']], [200, 2, second!['beginsAt']]);
});

test('several servers and repeated runs make one report, and a day without acts makes none', async () => {
  const [venue, idle] = [await newVenue(), await newVenue()];
  await sell(venue);
  clock.advance(30 * HOUR_MS);
  await Promise.all([sofra, second, sofra, second].map(({ app }) => app.jobs.days.runOnce()));
  await sofra.app.jobs.days.runOnce();
  assert.equal((await reportsOf(venue)).length, 1);
  assert.deepEqual(await reportsOf(idle), []);
});
