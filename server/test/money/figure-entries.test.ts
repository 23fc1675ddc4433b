import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assertRefused } from '../harness/refusals.ts';
import { TUESDAY_AFTERNOON, testClock, useSofra } from '../harness/sofra.ts';
import { newStaffedVenue, type StaffedVenue } from '../harness/staff.ts';
import { openOwnDatabase } from '../postgres/own-database.ts';
import { drawersOf, soldBill } from './drawer-evening.ts';
import { act, newRandomDays } from './random-days.ts';

const clock = testClock();
const { db, close: dropDatabase } = await openOwnDatabase();
const sofra = useSofra(() => ({ db, clock }));
after(dropDatabase);

// biome-ignore lint/suspicious/noExplicitAny: the shape of a report is held by the description
type Seen = any;
type Figure = [figure: string, of: string, amount: number, last?: number];

const kurus = (lira: number) => Math.round(lira * 100);

/** All entries of a figure, page by page. */
async function entriesOf(venue: StaffedVenue, asked: Record<string, string | number>): Promise<Seen[]> {
  const items: Seen[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { ...asked, pageSize: 7, ...(cursor && { cursor }) };
    const said = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await venue.owner.call('GET', `/venues/${venue.id}/figure-entries?${said}`);
    assert.equal(answer.status, 200, answer.text);
    items.push(...answer.body.data.items);
    cursor = answer.body.data.nextCursor;
  }
  return items;
}

/** Every figure of a report, with what its entries must come to. */
function figuresOf({ total, beginsAt, rows }: Seen): Figure[] {
  const id = (one: Seen) => one?.id ?? '-';
  return [
    ['Sales', '', total.sales],
    ['Campaigns', '', total.discounts - total.byHand],
    ['ByHand', '', total.byHand],
    ['ServiceFees', '', total.serviceFees],
    ['Taken', '', total.taken],
    ['BroughtIn', beginsAt ?? '', total.broughtIn.sales],
    ...(['vat', 'vatGivenBack'] as const).flatMap((name) =>
      total[name].flatMap(({ percent, gross, vat, net }: Seen): Figure[] => {
        const figure = name === 'vat' ? 'Vat' : 'VatGivenBack';
        return [
          [figure, String(percent), gross],
          [`${figure}Contained`, String(percent), vat],
          [`${figure}Net`, String(percent), net],
        ];
      }),
    ),
    ...total.channels.map((one: Seen): Figure => ['Channel', `${one.type} ${id(one.key)}`, one.sales]),
    ...total.categories.map((one: Seen): Figure => ['Category', id(one.category), one.due]),
    ...total.products.map((one: Seen): Figure => ['Product', one.productId, one.due]),
    ...total.tips.map((one: Seen): Figure => ['Tips', one.person.id, one.amount]),
    ...total.acts.map(
      (one: Seen): Figure => ['Act', `${one.act} ${id(one.person)} ${id(one.approver)}`, one.amount],
    ),
    ...total.methods.flatMap((one: Seen): Figure[] => {
      const of = `${one.kind} ${one.method}`;
      return [
        ['MethodPayments', of, one.amount],
        ['MethodRounding', of, one.rounding],
        ['MethodTips', of, one.tips],
        ['MethodChange', of, one.change],
        ['MethodRefunds', of, one.refunds.amount],
        ['MethodTaken', of, one.taken],
      ];
    }),
    ...total.people.flatMap(({ person, ...one }: Seen): Figure[] => [
      ['PersonTaken', person.id, one.taken],
      ['PersonCash', person.id, one.cash],
      ['PersonTips', person.id, one.tips],
      ['PersonTipsPaidOut', person.id, one.tipsPaidOut],
      ['PersonLost', person.id, one.lost],
    ]),
    ...total.drawers.map(({ drawer, row, ofRow, expected }: Seen): Figure => {
      const counted = ofRow ?? row;
      return ['DrawerExpected', drawer, expected, counted === null ? rows.last : counted - 1];
    }),
    ...total.declared.map(({ kind, method, row, expected }: Seen): Figure => {
      return ['Declared', `${kind} ${method}`, expected, row === null ? rows.last : row - 1];
    }),
  ];
}

/** Every count of a report, with how many its entries must be. */
function countsOf({ total }: Seen): Figure[] {
  const id = (one: Seen) => one?.id ?? '-';
  return [
    ['Sales', '', total.bills],
    ['Guests', '', total.guests],
    ['Cancelled', '', total.cancelledBills],
    ...total.channels.map((one: Seen): Figure => ['Channel', `${one.type} ${id(one.key)}`, one.bills]),
    ...total.categories.map((one: Seen): Figure => ['Category', id(one.category), one.units]),
    ...total.products.map((one: Seen): Figure => ['Product', one.productId, one.units]),
    ...total.methods.map(
      (one: Seen): Figure => ['MethodPayments', `${one.kind} ${one.method}`, one.payments],
    ),
    ...total.acts.map(
      (one: Seen): Figure => ['Act', `${one.act} ${id(one.person)} ${id(one.approver)}`, one.entries],
    ),
  ];
}

test('the entries of every figure of random days come to the figure', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const days = await newRandomDays(sofra, 7);
  const { venue, random } = days;
  const drawers = drawersOf(venue);
  const seen = new Set<string>();
  for (let report = 1; report <= 3; report++) {
    for (let done = 0; done < 60; done++) {
      await act(sofra, days);
      if (random(8) !== 0) continue;
      const [{ lastCount }] = (await drawers.read()).drawers;
      const { afterRow } = await drawers.readTotals();
      await drawers.move({ act: 'FloatSet', amount: 100 + random(300) });
      await drawers.move({ act: 'CashOut', amount: 1 + random(30), reason: 'Supplier', note: 'Bread' });
      await drawers.move({ act: 'TipsPaidOut', amount: 5, accountId: venue.waiter.account.id });
      if (random(2) === 0) await drawers.post('/declared-totals', { afterRow, totals: [] });
      const count = { afterRow: lastCount?.row ?? 0, sum: 500, left: random(200), reason: 'Unknown' };
      if (random(2) === 0) await drawers.count(count);
      if (lastCount !== null && random(3) === 0) await drawers.count({ ...count, isRecount: true });
    }
    const made = await venue.owner.call('POST', `/venues/${venue.id}/day-reports`, {});
    assert.equal(made.status, 200, made.text);
    const { rows, number } = made.body.data;
    for (const [figure, of, amount, last = rows.last] of figuresOf(made.body.data)) {
      const entries = await entriesOf(venue, { figure, of, after: rows.after, last });
      const sum = entries.reduce((all, entry) => all + kurus(entry.amount), 0);
      assert.equal(sum, kurus(amount), `${figure} ${of} of report ${number}`);
      if (entries.length > 0) seen.add(figure);
    }
    const range = { after: rows.after, last: rows.last };
    for (const [figure, of, count] of countsOf(made.body.data)) {
      const entries = await entriesOf(venue, { figure, of, ...range });
      const sum = entries.reduce((all, entry) => all + entry.count, 0);
      assert.equal(sum, count, `the count of ${figure} ${of} of report ${number}`);
    }
    for (const { date, bills, sales } of made.body.data.days) {
      const entries = await entriesOf(venue, { figure: 'Sales', day: date, ...range });
      const sum = entries.reduce((all, entry) => all + kurus(entry.amount), 0);
      assert.deepEqual([entries.length, sum], [bills, kurus(sales)], date);
    }
  }
  assert.ok(seen.size >= 26, [...seen].join());
});

test('what should be in a drawer opens in its order: the float, cash by bill and person, and moves with their reason', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const venue = await newStaffedVenue(sofra);
  const drawers = drawersOf(venue);
  await drawers.count({ afterRow: 0, sum: 0, left: 0 });
  await drawers.move({ act: 'FloatSet', amount: 100 });
  await drawers.move({ act: 'FloatSet', amount: 300 });
  const bill = await soldBill(venue, { kind: 'Cash', tendered: 200, tip: 10 });
  await soldBill(venue, { kind: 'Card' });
  await drawers.move({ act: 'CashOut', amount: 40, reason: 'Supplier', note: 'Bread' });
  const counted = await drawers.count({ afterRow: 1, sum: 390.5 });
  const { row, difference } = counted.body.data.drawers[0].lastCount;
  const entries = await entriesOf(venue, { figure: 'DrawerExpected', of: 'main', last: row - 1 });
  assert.deepEqual(
    [difference, entries.map((one) => [one.act, one.amount, one.bill?.number ?? null, one.reason, one.note])],
    [
      0,
      [
        ['DrawerCounted', 0, null, null, null],
        ['FloatSet', 0, null, null, null],
        ['FloatSet', 300, null, null, null],
        ['PaymentTaken', 130.5, (await bill.read()).number, null, null],
        ['CashOut', -40, null, 'Supplier', 'Bread'],
      ],
    ],
  );
  assert.equal(entries[3].person.name, venue.waiter.account.name);
});

test('entries of one business day, and no one reads them who may not read reports', async () => {
  clock.set(TUESDAY_AFTERNOON);
  const venue = await newStaffedVenue(sofra, { dayBeginsAt: '00:00' });
  await soldBill(venue);
  clock.advance(24 * 3_600_000);
  await soldBill(venue);
  const asked = { figure: 'Sales', last: 100 };
  assert.equal((await entriesOf(venue, asked)).length, 2);
  assert.equal((await entriesOf(venue, { ...asked, day: '2026-03-04' })).length, 1);
  const path = `/venues/${venue.id}/figure-entries?figure=Sales&last=100`;
  assertRefused(await venue.waiter.call('GET', path), 403, 'NOT_PERMITTED');
});
