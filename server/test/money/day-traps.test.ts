import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Venue } from '../../src/core/venue/venue.ts';
import { verifyVenue } from '../../src/operations/proof/verify-venue.ts';
import { lineOf, TUESDAY_AFTERNOON, testClock, useSofra } from '../harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill, type StaffedVenue } from '../harness/staff.ts';
import { openOwnDatabase } from '../postgres/own-database.ts';
import { moveNow } from '../venues/bill-moves.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';

/** What other programs get wrong when a day is closed. Each day is verified, too. */
const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(dropDatabase);

const HOUR_MS = 3_600_000;
const [TODAY, TOMORROW] = ['2026-03-03', '2026-03-04'];
const RATES = [{ from: null, basisPoints: 1_000, takeawayBasisPoints: null }];
const FOOD = { code: 'food', name: 'Food', section: null };

/** A venue whose days begin at midnight, on a Tuesday afternoon; with 10 % VAT. */
function newVenue(change: Partial<Venue> = {}): Promise<StaffedVenue> {
  clock.set(TUESDAY_AFTERNOON);
  const vatClasses = [{ ...FOOD, rates: RATES }];
  return newStaffedVenue(sofra, { dayBeginsAt: '00:00', vatClasses, vatClass: 'food', ...change });
}

async function done(bill: OpenedBill, path: string, body: object = {}) {
  const answer = await bill.act('POST', path, body, { 'idempotency-key': freshKey() });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

/** Closes the day; all that was reported so far adds up. */
async function closed(venue: StaffedVenue) {
  const answer = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await verifyVenue(db, venue.id, null)).difference, null);
  return answer.body.data;
}

const reportOf = async (venue: StaffedVenue, number: number) =>
  (await venue.owner.call('GET', `/venues/${venue.id}/day-reports/${number}`)).body.data;

/** The days of a report with what was sold and what was taken on each. */
const daysOf = ({ days }: { days: Record<string, unknown>[] }) =>
  days.map(({ date, sales, taken }) => [date, sales, taken]);

test('a refund is of the day on which it is given, and the day of the sale stays as it was', async () => {
  const venue = await newVenue();
  const bill = await soldBill(venue);
  const [payment] = (await bill.read()).payments;
  const first = await closed(venue);
  clock.advance(24 * HOUR_MS);
  await done(bill, `/payments/${payment.id}/refunds`, { kind: 'Cash', amount: 20.5, reason: 'x' });
  const second = await closed(venue);
  assert.deepEqual(daysOf(first), [[TODAY, 120.5, 120.5]]);
  assert.deepEqual(daysOf(second), [[TOMORROW, 0, -20.5]]);
  assert.deepEqual(second.total.vatGivenBack, [{ percent: 10, gross: 20.5, vat: 1.86, net: 18.64 }]);
  assert.deepEqual(await reportOf(venue, 1), first);
});

test('change is not cash: what was handed back is in no drawer, no sale and no taking', async () => {
  const venue = await newVenue();
  await soldBill(venue, { kind: 'Cash', tendered: 200 });
  const { total } = await closed(venue);
  const [cash] = total.methods;
  assert.deepEqual([cash.amount, cash.change, cash.taken], [120.5, 79.5, 120.5]);
  assert.deepEqual([total.sales, total.drawers[0].expected], [120.5, 120.5]);
});

test('a card is not cash: it is in no drawer', async () => {
  const venue = await newVenue();
  await soldBill(venue, { kind: 'Card', tip: 10 });
  const { total } = await closed(venue);
  assert.deepEqual([total.drawers, total.declared[0].expected], [[], 130.5]);
});

test('a float that is not what was left yesterday is the float of today, and both stay in the books', async () => {
  const venue = await newVenue();
  const drawers = drawersOf(venue);
  await drawers.move({ act: 'FloatSet', amount: 500 });
  await soldBill(venue);
  await drawers.count({ afterRow: 0, sum: 620.5, left: 500 });
  const first = await closed(venue);
  clock.advance(24 * HOUR_MS);
  await drawers.move({ act: 'FloatSet', amount: 480 });
  await soldBill(venue);
  const { total } = await closed(venue);
  assert.deepEqual(first.total.drawers.at(-1).float, 500);
  assert.deepEqual([total.drawers[0].float, total.drawers[0].expected], [480, 600.5]);
  const [row] = await db.query<{ content: object }>({
    text: `select content from ledger where venue_id = $1 and act = 'FloatSet' order by number desc limit 1`,
    values: [venue.id],
  });
  assert.deepEqual(row!.content, { drawer: 'main', floatKurus: 48_000, leftKurus: 50_000 });
});

test('a tip is no sale: it is in what was taken, and of the person who took it', async () => {
  const venue = await newVenue();
  await soldBill(venue, { kind: 'Card', tip: 12.5 });
  const { total } = await closed(venue);
  assert.deepEqual([total.sales, total.taken, total.methods[0].tips], [120.5, 133, 12.5]);
  assert.equal(total.products[0].due, 120.5);
  assert.deepEqual(total.vat, [{ percent: 10, gross: 120.5, vat: 10.95, net: 109.55 }]);
  assert.deepEqual(
    total.tips.map((tip: { person: { id: string }; amount: number }) => [tip.person.id, tip.amount]),
    [[venue.waiter.account.id, 12.5]],
  );
});

test('a report does not move when a rate of VAT changes, also for the day itself; later sales have the new rate', async () => {
  const venue = await newVenue();
  await soldBill(venue);
  const report = await closed(venue);
  const rates = [{ from: null, percent: 20, takeawayPercent: null }];
  const settings = { vatClasses: [{ ...FOOD, rates }], vatClass: 'food' };
  const changed = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, settings);
  assert.equal(changed.status, 200, changed.text);
  await soldBill(venue);
  const next = await closed(venue);
  assert.deepEqual(await reportOf(venue, 1), report);
  assert.deepEqual(
    [...report.total.vat, ...next.total.vat].map(({ percent, vat }: Record<string, number>) => [
      percent,
      vat,
    ]),
    [
      [10, 10.95],
      [20, 20.08],
    ],
  );
});

test('a bill that was opened before the boundary and closed after it is of its first day, and brought in', async () => {
  const venue = await newVenue();
  const bill = await openBill(venue);
  await soldBill(venue);
  clock.advance(10 * HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  await done(bill, '/close', { kind: 'Card' });
  const second = await closed(venue);
  const first = await reportOf(venue, 1);
  assert.deepEqual([first.number, first.isCounted, first.carriedOver[0].billId], [1, false, bill.first.id]);
  assert.deepEqual(daysOf(first), [[TODAY, 120.5, 120.5]]);
  assert.deepEqual(daysOf(second), [
    [TODAY, 120.5, 0],
    [TOMORROW, 0, 120.5],
  ]);
  assert.deepEqual(second.total.broughtIn, { bills: 1, sales: 120.5 });
});

test('lines that move to another bill over the boundary are sold once, on the day of the bill that has them then', async () => {
  const venue = await newVenue();
  const two = { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)] };
  const [part, whole] = [await openBill(venue, two), await openBill(venue)];
  await soldBill(venue);
  const first = await closed(venue);
  assert.deepEqual(
    first.carriedOver.map(({ total }: { total: number }) => total),
    [160.5, 120.5],
  );
  clock.advance(24 * HOUR_MS);
  const later = await openBill(venue);
  const [kebab] = (await part.read()).lines;
  await moveNow(venue, part.first.id, later.first.id, [{ lineId: kebab.id, quantity: 1 }]);
  await moveNow(venue, whole.first.id, later.first.id);
  await done(part, '/close', { kind: 'Cash' });
  await done(later, '/close', { kind: 'Cash' });
  const second = await closed(venue);
  assert.deepEqual(daysOf(second), [
    [TODAY, 40, 0],
    [TOMORROW, 361.5, 401.5],
  ]);
  assert.deepEqual([second.total.bills, second.total.broughtIn], [2, { bills: 1, sales: 40 }]);
  assert.deepEqual([second.carriedOver, second.lifetime.sales], [[], 522]);
});

test('a payment that is taken back tomorrow is missing tomorrow; today keeps what it had', async () => {
  const venue = await newVenue();
  const bill = await openBill(venue);
  const { payments } = await done(bill, '/payments', { kind: 'Cash', amount: 50, tip: 5 });
  const first = await closed(venue);
  clock.advance(24 * HOUR_MS);
  await done(bill, `/payments/${payments[0].id}/reverse`, { reason: 'x' });
  const second = await closed(venue);
  assert.deepEqual(daysOf(first), [[TODAY, 0, 55]]);
  assert.deepEqual(daysOf(second), [[TOMORROW, 0, -55]]);
  assert.deepEqual(
    second.total.acts.map(({ act, amount }: Record<string, unknown>) => [act, amount]),
    [['PaymentReversed', 50]],
  );
  assert.deepEqual(await reportOf(venue, 1), first);
  assert.equal(second.lifetime.taken, 0);
});
