import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import {
  lineOf,
  type Sofra,
  startSofra,
  TUESDAY_AFTERNOON,
  testClock,
  useSofra,
} from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
  signIn,
} from '../../../test/harness/staff.ts';
import { openOwnDatabase } from '../../../test/postgres/own-database.ts';
import { hashOfReport } from '../../crypto/ledger-hash.ts';

const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
const sofra = useSofra(() => ({ db, clock }));
let other: Sofra;
beforeTests(async () => {
  other = await startSofra({ db, clock });
});
after(async () => {
  await other.close();
  await dropDatabase();
});

const HOUR_MS = 3_600_000;

/** Makes a venue whose days begin at midnight; it is a Tuesday afternoon. */
async function newVenue(): Promise<StaffedVenue> {
  clock.set(TUESDAY_AFTERNOON);
  return newStaffedVenue(sofra, { dayBeginsAt: '00:00' });
}

const reports = (venue: StaffedVenue) => `/venues/${venue.id}/day-reports`;
const close = (venue: StaffedVenue, body: object = {}) => venue.owner.call('POST', reports(venue), body);

async function closeSuccessfully(venue: StaffedVenue, body: object = {}) {
  const { status, body: answer, text } = await close(venue, body);
  assert.equal(status, 200, text);
  return answer.data;
}

async function actSuccessfully(bill: OpenedBill, path: string, body: object = {}) {
  const answer = await bill.act('POST', path, body, { 'idempotency-key': freshKey() });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

test('200: a report has what was sold, taken and taken off since the last one, by day, method, person, product and category', async () => {
  const venue = await newVenue();
  const { kebab, baklava, category } = venue.menu;
  const one = await openBill(venue, { lines: [lineOf(kebab, { quantity: 2 }), lineOf(baklava)] });
  const [, gift] = (await one.read()).lines;
  await one.act('PUT', `/lines/${gift.id}/gift`, { isGift: true, reason: 'x' });
  await actSuccessfully(one, '/payments', { kind: 'Card', amount: 100, tip: 7.5 });
  const sold = await actSuccessfully(one, '/close', { kind: 'Cash', tendered: 200 });
  await actSuccessfully(one, `/payments/${sold.payments[1].id}/refunds`, {
    kind: 'Cash',
    amount: 20,
    reason: 'x',
  });
  await openBill(venue);
  const so = (await venue.owner.call('GET', `${reports(venue)}/so-far`)).body.data;
  const report = await closeSuccessfully(venue, { after: 0 });
  for (const name of ['rows', 'days', 'total', 'carriedOver', 'lifetime'])
    assert.deepEqual(so[name], report[name], name);
  const { total } = report;
  assert.deepEqual(
    [report.number, report.generation, report.isCounted, report.person.name, report.hashBefore],
    [1, 0, true, venue.owner.account.name, null],
  );
  assert.deepEqual([total.bills, total.sales, total.taken], [1, 241, 228.5]);
  assert.deepEqual(
    total.methods.map((one: Record<string, unknown>) => [
      ...[one['method'], one['payments'], one['amount'], one['tips'], one['change'], one['taken']],
    ]),
    [
      ['Card', 1, 100, 7.5, 0, 107.5],
      ['Cash', 1, 141, 0, 59, 121],
    ],
  );
  const product = total.products.find(({ productId }: { productId: string }) => productId === kebab.id);
  assert.deepEqual(
    [product.name, product.category.name, product.units, product.due],
    [kebab.name, category.name, 2, 241],
  );
  assert.deepEqual(
    total.categories.map((sums: Record<string, unknown>) => [sums['units'], sums['giftUnits'], sums['due']]),
    [[2, 1, 241]],
  );
  assert.deepEqual(
    total.acts.map((sums: Record<string, unknown>) => [sums['act'], sums['entries'], sums['amount']]),
    [
      ['LineGivenAway', 1, gift.total],
      ['PaymentRefunded', 1, 20],
    ],
  );
  assert.deepEqual(
    total.tips.map((tip: { person: { name: string }; amount: number }) => [tip.person.name, tip.amount]),
    [[venue.waiter.account.name, 7.5]],
  );
  assert.deepEqual(
    report.days.map(({ date, sales, taken }: Record<string, unknown>) => [date, sales, taken]),
    [['2026-03-03', 241, 228.5]],
  );
  assert.deepEqual(
    report.carriedOver.map((bill: Record<string, unknown>) => [
      bill['total'],
      bill['paid'],
      bill['openedOn'],
    ]),
    [[120.5, 0, '2026-03-03']],
  );
  assert.deepEqual(report.lifetime, { bills: 1, sales: 241, taken: 228.5, refunds: 20 });
  const [row] = await db.query<{ content: string; hash: string }>({
    text: 'select content::text as content, hash from day_report where venue_id = $1',
    values: [venue.id],
  });
  assert.deepEqual([row!.hash, report.hash], [hashOfReport(null, row!.content), row!.hash]);
});

test('a day that is closed again, tapped twice or closed by several servers at once is one report', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  const there = await signIn(other, venue.owner.account);
  const people = [venue.owner, there, venue.owner, there, venue.owner, there];
  const answers = await Promise.all(
    people.map((person) => person.call('POST', reports(venue), { after: 0 })),
  );
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.data.number, body.data.hash]),
    answers.map(() => [200, 1, answers[0]!.body.data.hash]),
  );
  assertRefused(await close(venue), 409, 'DAY_IS_EMPTY');
  assertRefused(await close(venue, { after: 1 }), 409, 'DAY_IS_EMPTY');
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  const without = await Promise.all(people.map((person) => person.call('POST', reports(venue), {})));
  assert.deepEqual(without.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
  const { items } = (await venue.owner.call('GET', reports(venue))).body.data;
  assert.deepEqual(
    items.map(({ number, sales }: Record<string, unknown>) => [number, sales]),
    [
      [2, 120.5],
      [1, 120.5],
    ],
  );
  assert.equal(items[0].hashBefore, items[1].hash);
});

test('a late act falls into the next report, under the day to which its money belongs, and the report before stays as it was', async () => {
  const venue = await newVenue();
  const [sold, open] = [await openBill(venue), await openBill(venue)];
  const { payments } = await actSuccessfully(sold, '/close', { kind: 'Cash' });
  const first = await closeSuccessfully(venue);
  clock.advance(24 * HOUR_MS);
  await actSuccessfully(sold, `/payments/${payments[0].id}/refunds`, {
    kind: 'Cash',
    amount: 20.5,
    reason: 'x',
  });
  await actSuccessfully(open, '/close', { kind: 'Card' });
  const second = await closeSuccessfully(venue);
  assert.deepEqual(
    second.days.map(({ date, sales, taken }: Record<string, unknown>) => [date, sales, taken]),
    [
      ['2026-03-03', 120.5, 0],
      ['2026-03-04', 0, 100],
    ],
  );
  assert.deepEqual(second.total.broughtIn, { bills: 1, sales: 120.5 });
  assert.deepEqual(second.lifetime, { bills: 2, sales: 241, taken: 220.5, refunds: 20.5 });
  const again = (await venue.owner.call('GET', `${reports(venue)}/1`)).body.data;
  assert.deepEqual(again, first);
});

test('an order that was on its way when the day was closed is carried over by no report, and brought in by none', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  assert.deepEqual((await closeSuccessfully(venue)).carriedOver, []);
  // The order was taken before the day was closed, and written after it.
  clock.advance(-1_000);
  const late = await openBill(venue);
  clock.advance(HOUR_MS);
  await actSuccessfully(late, '/close', { kind: 'Cash' });
  const { total } = await closeSuccessfully(venue);
  assert.deepEqual([total.bills, total.broughtIn], [1, { bills: 0, sales: 0 }]);
});

test('a report does not move when the clock or the beginning of the day changes', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  const report = await closeSuccessfully(venue);
  const settings = { timeZone: 'America/New_York', dayBeginsAt: '06:00' };
  const changed = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, settings);
  assert.equal(changed.status, 200, changed.text);
  clock.advance(10 * 24 * HOUR_MS);
  assert.deepEqual((await venue.owner.call('GET', `${reports(venue)}/1`)).body.data, report);
});

test('the totals of a caller count for nothing, who lacks the right closes no day, and a report that is not there is not found', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  assertRefused(await venue.waiter.call('POST', reports(venue), {}), 403, 'NOT_PERMITTED');
  assertRefused(await venue.owner.call('GET', `${reports(venue)}/7`), 404, 'DAY_REPORT_NOT_FOUND');
  const report = await closeSuccessfully(venue, { total: { sales: 1 }, methods: [] });
  assert.equal(report.total.sales, 120.5);
});

test('an empty range and a practice venue have no report', async () => {
  const venue = await newVenue();
  assertRefused(await close(venue), 409, 'DAY_IS_EMPTY');
  await openBill(venue);
  assertRefused(await close(venue), 409, 'DAY_IS_EMPTY');
  const practice = await newStaffedVenue(sofra, { isPractice: true });
  await actSuccessfully(await openBill(practice), '/close', { kind: 'Cash' });
  assertRefused(await close(practice), 409, 'PRACTICE_NOT_COUNTED');
  clock.advance(48 * HOUR_MS);
  await sofra.app.jobs.days.runOnce();
  const made = await db.query({
    text: 'select 1 from day_report where venue_id = $1',
    values: [practice.id],
  });
  assert.equal(made.length, 0);
});

test('in a new generation reports count above all that paper may bear', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  await closeSuccessfully(venue);
  await db.query({
    text: `insert into ledger (venue_id, number, generation, at, business_date, act, content)
           select venue_id, max(number) + 1000000, 1, now(), '2026-03-03', 'Generation', '{}' from ledger where venue_id = $1 group by 1`,
    values: [venue.id],
  });
  assertRefused(await close(venue), 409, 'DAY_IS_EMPTY');
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  const { number, generation, rows } = await closeSuccessfully(venue);
  assert.deepEqual([number, generation, rows.last], [1_002, 1, 1_000_004]);
});
