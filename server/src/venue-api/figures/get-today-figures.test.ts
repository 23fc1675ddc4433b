import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { everyDay } from '../../../test/samples/sample-hours.ts';
import { book } from '../../../test/venues/booking.ts';

const sofra = useSofra();
const CASH = { kind: 'Cash' };

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function readToday(venue: StaffedVenue): Promise<any> {
  const { status, body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/today`);
  assert.equal(status, 200);
  return body.data;
}

const close = (bill: Awaited<ReturnType<typeof openBill>>) =>
  bill.act('POST', '/close', CASH, { 'idempotency-key': freshKey() });

test('200: a day begins empty', async () => {
  const venue = await newStaffedVenue(sofra);
  const { figures, open, hours, preparation, reservations, soFar } = await readToday(venue);
  assert.deepEqual([figures.orders, figures.revenue, figures.averageBill], [0, 0, null]);
  assert.deepEqual([open.orders, hours, preparation, reservations.reservations], [0, [], null, 0]);
  assert.deepEqual(soFar, { untilHour: 15, orders: 0, revenue: 0, ordersBefore: 0, revenueBefore: 0 });
});

test('200: an open bill is shown with its present total, and counts as soon as it is closed', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity: 2 })] });
  const { total } = (await bill.read()).totals;
  const before = await readToday(venue);
  assert.deepEqual(before.open, { orders: 1, guests: 0, amount: total });
  assert.equal(before.figures.orders, 0);
  await bill.act('POST', `/rounds/${bill.first.rounds[0].id}/bump`, { to: 'Ready' });
  assert.equal((await close(bill)).status, 200);
  const after = await readToday(venue);
  assert.equal(after.open.orders, 0);
  assert.deepEqual([after.figures.orders, after.figures.revenue], [1, total]);
  assert.deepEqual(after.hours, [{ hour: 15, orders: 1, revenue: total, openOrders: 0, openAmount: 0 }]);
  assert.deepEqual(after.preparation, { rounds: 1, medianMinutes: 0, slowMinutes: 0 });
});

test('200: a bill that is read, closed and hidden many times counts once', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  await close(bill);
  const readings = await Promise.all(Array.from({ length: 8 }, () => readToday(venue)));
  await close(bill);
  for (const isHidden of [true, false])
    assert.equal((await venue.owner.call('PUT', `${bill.path}/hidden`, { isHidden })).status, 200);
  await sofra.app.jobs.figures.runOnce();
  for (const { figures } of [...readings, await readToday(venue)]) assert.equal(figures.orders, 1);
});

test('200: a bill that is paid first counts once, as it was when it was closed', async () => {
  const venue = await newStaffedVenue(sofra);
  const [slow, quick] = [await openBill(venue), await openBill(venue)];
  for (const bill of [slow, quick]) await close(bill);
  const makeAll = (bill: typeof slow) =>
    bill.act('POST', `/rounds/${bill.first.rounds[0].id}/bump`, { to: 'Ready' });
  sofra.clock.advance(1);
  // It makes no difference whether the bill is counted before or after the kitchen made it.
  await makeAll(quick);
  const before = await readToday(venue);
  sofra.clock.advance(600_000);
  await makeAll(slow);
  await slow.act('POST', `/lines/${slow.first.lines[0].id}/move`, { to: 'Preparing' });
  await makeAll(slow);
  await sofra.app.jobs.figures.runOnce();
  const after = await readToday(venue);
  assert.deepEqual([after.figures, after.preparation], [before.figures, null]);
  assert.equal(after.figures.orders, 2);
});

test('200: a bill that is closed on a later day counts on the day on which it was opened', async () => {
  const venue = await newStaffedVenue(sofra, { workingHours: everyDay('10:00', '02:00') });
  sofra.clock.set('2026-03-03T22:30:00.000Z');
  const [evening, late] = [await openBill(venue), await openBill(venue)];
  assert.equal((await readToday(venue)).day, '2026-03-03');
  await close(evening);
  sofra.clock.set('2026-03-04T12:00:00.000Z');
  await close(late);
  const now = await readToday(venue);
  assert.deepEqual([now.day, now.figures.orders], ['2026-03-04', 0]);
  const trend = await venue.owner.call(
    'GET',
    `/venues/${venue.id}/figures/trend?from=2026-03-03&to=2026-03-03`,
  );
  assert.equal(trend.body.data.total.figures.orders, 2);
});

test('200: the same weekday of the week before stands beside it, whole and up to the same hour', async () => {
  const venue = await newStaffedVenue(sofra);
  const closeAt = async (instant: string) => {
    sofra.clock.set(instant);
    await close(await openBill(venue));
  };
  await closeAt('2026-03-03T08:00:00.000Z');
  await closeAt('2026-03-03T17:00:00.000Z');
  await closeAt('2026-03-10T08:00:00.000Z');
  sofra.clock.set('2026-03-10T11:59:00.000Z');
  await openBill(venue);
  sofra.clock.set('2026-03-10T12:00:00.000Z');
  const { day, before, soFar, open } = await readToday(venue);
  assert.deepEqual([day, before.day, before.figures.orders, open.orders], ['2026-03-10', '2026-03-03', 2, 1]);
  assert.deepEqual(
    before.hours.map(({ hour }: { hour: number }) => hour),
    [11, 20],
  );
  assert.deepEqual([soFar.untilHour, soFar.orders, soFar.ordersBefore], [15, 2, 1]);
});

test('200: the half hour in which an evening ends comes last, and what came before it is compared until then', async () => {
  const venue = await newStaffedVenue(sofra, { workingHours: everyDay('18:00', '02:30') });
  const closeAt = async (instant: string) => {
    sofra.clock.set(instant);
    await close(await openBill(venue));
  };
  await closeAt('2026-03-03T17:00:00.000Z');
  sofra.clock.set('2026-03-09T23:45:00.000Z');
  const begun = await readToday(venue);
  assert.deepEqual([begun.day, begun.soFar.orders, begun.soFar.ordersBefore], ['2026-03-10', 0, 0]);
  await closeAt('2026-03-10T16:00:00.000Z');
  await closeAt('2026-03-10T22:30:00.000Z');
  await closeAt('2026-03-10T23:10:00.000Z');
  const { day, hours, soFar } = await readToday(venue);
  const hoursOf = (list: { hour: number }[]) => list.map(({ hour }) => hour);
  assert.deepEqual([day, hoursOf(hours)], ['2026-03-10', [19, 1, 2]]);
  assert.deepEqual([soFar.untilHour, soFar.orders, soFar.ordersBefore], [2, 2, 1]);
  const path = `/venues/${venue.id}/figures/hours?from=2026-03-10&to=2026-03-10`;
  assert.deepEqual(hoursOf((await venue.owner.call('GET', path)).body.data.hours), [19, 1, 2]);
});

test('200: bills of the API and the reservations of the evening are in it', async () => {
  sofra.clock.set('2026-03-03T12:00:00.000Z');
  const venue = await newStaffedVenue(sofra, { workingHours: everyDay('10:00', '23:00') });
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    headers: { 'idempotency-key': freshKey() },
    body: sampleOrder(venue),
  });
  assert.equal(placed.status, 201);
  assert.equal((await book(sofra, venue, { startsAt: '2026-03-03T17:00:00.000Z', guests: 5 })).status, 201);
  const { open, reservations } = await readToday(venue);
  assert.equal(open.orders, 1);
  assert.deepEqual([reservations.reservations, reservations.guests, reservations.noShows], [1, 5, 0]);
  sofra.clock.set('2026-03-03T19:30:00.000Z');
  assert.equal((await readToday(venue)).reservations.noShows, 1);
});

test('403 and 404: staff do not see figures, nor does the owner of another venue', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const path of ['today', 'trend', 'channels', 'hours', 'products', 'branches', 'tables/trend']) {
    const url = `/venues/${venue.id}/figures/${path}`;
    assertRefused(await venue.waiter.call('GET', url), 403, 'NOT_PERMITTED');
    assertRefused(await other.owner.call('GET', url), 404, 'VENUE_NOT_FOUND');
    const missing = `/venues/${randomUUID()}/figures/${path}`;
    assertRefused(await venue.owner.call('GET', missing), 404, 'VENUE_NOT_FOUND');
  }
});
