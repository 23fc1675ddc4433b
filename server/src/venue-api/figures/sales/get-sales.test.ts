import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  lineOf,
  openTestDatabase,
  TUESDAY_AFTERNOON,
  testClock,
  useSofra,
} from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  proveAgain,
  type StaffedVenue,
  signIn,
} from '../../../../test/harness/staff.ts';

const DAY_MS = 86_400_000;

const clock = testClock();
const db = openTestDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(() => db.close());

// biome-ignore lint/suspicious/noExplicitAny: the API description checks the shape of answers
type Seen = any;

async function actSuccessfully(
  bill: OpenedBill,
  path: string,
  body: unknown,
  method = 'POST',
): Promise<Seen> {
  const answer = await bill.act(method as 'POST', path, body, { 'idempotency-key': freshKey() });
  assert.ok(answer.status < 300, answer.text);
  return answer.body.data.bill ?? answer.body.data;
}

async function read(venue: StaffedVenue, path: string): Promise<Seen> {
  const answer = await venue.owner.call('GET', `/venues/${venue.id}/figures/sales${path}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

async function newVenue(): Promise<StaffedVenue> {
  clock.set(TUESDAY_AFTERNOON);
  const rates = [{ from: null, basisPoints: 1_000, takeawayBasisPoints: 1_000 }];
  const vatClasses = [{ code: 'food', name: 'Food', section: null, rates }];
  return newStaffedVenue(sofra, { vatClasses, vatClass: 'food' });
}

test('200: what was sold, taken and taken off, by rate, category and person, beside the same weekdays of the year before', async () => {
  const early = await newVenue();
  const { kebab, baklava, category } = early.menu;
  clock.set(TUESDAY_AFTERNOON - 364 * DAY_MS);
  await actSuccessfully(await openBill(early, { lines: [lineOf(kebab)] }), '/close', { kind: 'Cash' });
  clock.set(TUESDAY_AFTERNOON);
  // The earlier sessions have ended, because they were unused for too long.
  const [owner, waiter] = [
    await signIn(sofra, early.owner.account),
    await signIn(sofra, early.waiter.account),
  ];
  const venue = { ...early, owner, waiter };
  const bill = await openBill(venue, { lines: [lineOf(kebab, { quantity: 2 }), lineOf(baklava)] });
  const [, gift] = (await bill.read()).lines;
  await actSuccessfully(bill, `/lines/${gift.id}/gift`, { isGift: true, reason: 'x' }, 'PUT');
  await actSuccessfully(bill, '/payments', { kind: 'Card', amount: 100, tip: 7.5 });
  const sold = await actSuccessfully(bill, '/close', { kind: 'Cash', tendered: 200 });
  await actSuccessfully(bill, `/payments/${sold.payments[1].id}/refunds`, {
    kind: 'Cash',
    amount: 20,
    reason: 'x',
  });
  const { range, before, sums, sumsBefore } = await read(venue, '?from=2026-03-02&to=2026-03-08');
  assert.deepEqual(range, { from: '2026-03-02', to: '2026-03-08' });
  assert.deepEqual(before, { from: '2025-03-03', to: '2025-03-09' });
  assert.deepEqual(
    [sums.bills, sums.sales, sums.net, sums.vatSum, sums.taken],
    [1, 241, 219.09, 21.91, 228.5],
  );
  assert.deepEqual([sumsBefore.bills, sumsBefore.sales, sumsBefore.taken], [1, 120.5, 120.5]);
  assert.deepEqual(
    sums.vat.map((one: Seen) => [one.percent, one.gross, one.vat, one.net]),
    [[10, 241, 21.91, 219.09]],
  );
  assert.deepEqual(
    sums.categories.map((one: Seen) => [one.category.name, one.units, one.due, one.giftUnits, one.gifts]),
    [[category.name, 2, 241, 1, gift.total]],
  );
  assert.deepEqual(
    sums.people.map((one: Seen) => [one.person.name, one.taken, one.cash, one.tips, one.lost]),
    [[venue.waiter.account.name, 228.5, 121, 7.5, gift.total]],
  );
  assert.deepEqual(
    sums.acts.map((one: Seen) => [one.act, one.person.name, one.entries, one.amount]),
    [
      ['LineGivenAway', venue.waiter.account.name, 1, gift.total],
      ['PaymentRefunded', venue.waiter.account.name, 1, 20],
    ],
  );
});

test('what is kept of a day is added up again once a bill of that day is closed later', async () => {
  const venue = await newVenue();
  const [one, late] = [await openBill(venue), await openBill(venue)];
  await actSuccessfully(one, '/close', { kind: 'Cash' });
  clock.advance(2 * DAY_MS);
  const day = '?from=2026-03-03&to=2026-03-03';
  assert.equal((await read(venue, day)).sums.sales, 120.5);
  const kept = () =>
    db.query({
      text: 'select last_row as row from ledger_sums where venue_id = $1 order by business_date',
      values: [venue.id],
    });
  const first = await kept();
  assert.equal(first.length, 1);
  assert.equal((await read(venue, day)).sums.sales, 120.5);
  assert.deepEqual(await kept(), first);
  await actSuccessfully(late, '/close', { kind: 'Card' });
  const { sums } = await read(venue, day);
  assert.deepEqual([sums.bills, sums.sales, sums.taken], [2, 241, 120.5]);
  assert.notDeepEqual(await kept(), first);
});

test('200: each booked day has its day reports, and the table has the same in the manner of the country', async () => {
  const venue = await newVenue();
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Cash' });
  const reports = `/venues/${venue.id}/day-reports`;
  assert.equal((await venue.owner.call('POST', reports, {})).status, 200);
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Card', tip: 5 });
  assert.equal((await venue.owner.call('POST', reports, {})).status, 200);
  clock.advance(DAY_MS);
  await actSuccessfully(await openBill(venue), '/close', { kind: 'Card' });
  clock.advance(DAY_MS);
  const counted = { afterRow: 0, sum: 120.5 };
  const key = { 'idempotency-key': freshKey() };
  const count = await venue.owner.call('POST', `/venues/${venue.id}/drawers/main/counts`, counted, key);
  assert.ok(count.status < 300, count.text);
  const { days, total } = await read(venue, '/days?from=2026-03-01&to=2026-03-31');
  assert.deepEqual(
    days.map((one: Seen) => [one.date, one.reports, one.bills, one.sales, one.taken]),
    [
      ['2026-03-03', [1, 2], 2, 241, 246],
      ['2026-03-04', [], 1, 120.5, 120.5],
    ],
  );
  assert.deepEqual([total.reports, total.bills, total.sales, total.taken], [2, 3, 361.5, 366.5]);
  await proveAgain(venue.owner);
  const table = async (language: string) => {
    const path = `/venues/${venue.id}/figures/tables/days?from=2026-03-01&to=2026-03-31`;
    const { text } = await venue.owner.call('GET', path, undefined, { 'accept-language': language });
    return text.replace(/^\uFEFF/, '').split('\r\n');
  };
  const [heads, first, second, sum] = await table('en');
  assert.equal(
    heads,
    'Business day;Day reports;Orders;Revenue;Net;VAT;Gross 10 %;VAT 10 %;Net 10 %;Card;Cash;Cash rounding;Tips;Refunded;Money taken;Z numbers',
  );
  assert.equal(
    first,
    '2026-03-03;1 · 2;2;241,00;219,10;21,90;241,00;21,90;219,10;120,50;120,50;0,00;5,00;0,00;246,00;',
  );
  assert.match(second!, /^2026-03-04;;1;120,50;109,55;10,95;/);
  assert.match(sum!, /^Total;2;3;361,50;328,65;32,85;.*;366,50;$/);
  assert.match((await table('tr'))[0]!, /^İş günü;Gün sonu raporları;Sipariş;Ciro;Net;KDV;/);
  assert.match((await table('de'))[0]!, /^Geschäftstag;Tagesberichte;/);
});
