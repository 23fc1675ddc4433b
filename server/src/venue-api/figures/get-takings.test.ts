import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();
const TODAY = '2026-03-06';
const TOMORROW = '2026-03-07';

beforeTests(async () => sofra.clock.set(Date.parse(`${TODAY}T15:00:00+03:00`)));

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function readTakings(venue: StaffedVenue, day = TODAY): Promise<any> {
  const { status, body } = await venue.owner.call('GET', `/venues/${venue.id}/figures/takings?day=${day}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
}

/** Makes a venue with 10 % VAT, cash that is rounded to a lira, and the methods `Cash` and `pos`. */
async function newVenue(): Promise<StaffedVenue> {
  const venue = await newStaffedVenue(sofra);
  const flags = { givesChange: true, opensDrawer: true };
  const settings = {
    ...{ vatClasses: [{ code: 'food', name: 'Yiyecek', rates: [{ percent: 10 }] }], vatClass: 'food' },
    paymentMethods: [
      { code: 'Cash', name: 'Nakit', kind: 'Cash', ...flags },
      { code: 'pos', name: 'POS 1', kind: 'Card' },
    ],
    ...{ cashStepKurus: 100, dayBeginsAt: '05:00' },
  };
  const { status } = await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, settings);
  assert.equal(status, 200);
  return venue;
}

/** Opens a bill of one kebab, which costs 120.50. */
const openKebab = (venue: StaffedVenue) => openBill(venue, { lines: [lineOf(venue.menu.kebab)] });

async function actSuccessfully(bill: OpenedBill, path: string, body: object = {}) {
  const answer = await bill.act('POST', path, body, { 'idempotency-key': freshKey() });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
}

/** Runs something with the clock at an instant, and sets the clock back after it. */
async function runAt<Result>(instant: string, run: () => Promise<Result>): Promise<Result> {
  const before = sofra.clock.now();
  sofra.clock.set(Date.parse(instant));
  try {
    return await run();
  } finally {
    sofra.clock.set(before);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const figuresOf = ({ method, payments, amount, rounding, tips, change, refunds, taken }: any) => [
  method ?? 'total',
  ...[payments, amount, rounding, tips, change, refunds.amount, taken],
];

test('200: a day begins with nothing, and an open bill with payments counts at once, cash apart from tip, change and rounding', async () => {
  const venue = await newVenue();
  assert.deepEqual(await readTakings(venue), {
    ...{ day: TODAY, today: TODAY, since: null, methods: [], vat: [], vatGivenBack: [] },
    total: {
      ...{ payments: 0, amount: 0, rounding: 0, tips: 0, change: 0 },
      ...{ refunds: { count: 0, amount: 0 }, taken: 0 },
    },
  });
  const bill = await openKebab(venue);
  await actSuccessfully(bill, '/payments', { method: 'pos', amount: 100, tip: 10 });
  const open = await readTakings(venue);
  assert.deepEqual(open.methods.map(figuresOf), [['pos', 1, 100, 0, 10, 0, 0, 110]]);
  assert.deepEqual(
    [open.methods[0].name, open.methods[0].kind, open.since, open.vat],
    ['POS 1', 'Card', TODAY, []],
  );
  await actSuccessfully(bill, '/close', { method: 'Cash', tendered: 50 });
  const closed = await readTakings(venue);
  assert.deepEqual(closed.methods.map(figuresOf), [
    ['pos', 1, 100, 0, 10, 0, 0, 110],
    ['Cash', 1, 20.5, 0.5, 0, 29, 0, 21],
  ]);
  assert.deepEqual(figuresOf(closed.total), ['total', 2, 120.5, 0.5, 10, 29, 0, 131]);
  assert.deepEqual(closed.vat, [{ percent: 10, gross: 120.5, vat: 10.95, net: 109.55 }]);
});

test('200: a refund counts on the day on which it is given, and the day of the sale stays as it was', async () => {
  const venue = await newVenue();
  const bill = await openKebab(venue);
  const { payments } = await actSuccessfully(bill, '/close', { method: 'pos' });
  const sold = await readTakings(venue);
  await runAt(`${TOMORROW}T15:00:00+03:00`, async () => {
    await actSuccessfully(bill, `/payments/${payments[0].id}/refunds`, {
      amount: 20.5,
      method: 'Cash',
      reason: 'Soğuk',
    });
    const { methods, vat, vatGivenBack, total } = await readTakings(venue, TOMORROW);
    assert.deepEqual(methods.map(figuresOf), [['Cash', 0, 0, 0, 0, 0, 20.5, -20.5]]);
    assert.deepEqual(
      [vat, vatGivenBack, total.refunds],
      [[], [{ percent: 10, gross: 20.5, vat: 1.86, net: 18.64 }], { count: 1, amount: 20.5 }],
    );
    assert.deepEqual({ ...(await readTakings(venue)), today: TODAY }, sold);
  });
});

test('200: what has no VAT class is in no rate when it is sold, nor when it is given back', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openKebab(venue);
  const { payments } = await actSuccessfully(bill, '/close', { kind: 'Card' });
  await actSuccessfully(bill, `/payments/${payments[0].id}/refunds`, { amount: 20.5, kind: 'Cash' });
  const { vat, vatGivenBack, total } = await readTakings(venue);
  assert.deepEqual([vat, vatGivenBack, total.refunds], [[], [], { count: 1, amount: 20.5 }]);
});

test('200: what is taken back the day after is missing there, what is taken back at once leaves nothing', async () => {
  const venue = await newVenue();
  const bill = await openKebab(venue);
  const { payments } = await actSuccessfully(bill, '/payments', { method: 'pos', amount: 30, tip: 5 });
  await actSuccessfully(bill, `/payments/${payments[0].id}/reverse`);
  assert.deepEqual((await readTakings(venue)).methods, []);
  const again = await actSuccessfully(bill, '/payments', { method: 'pos', amount: 40 });
  const late = again.payments.at(-1).id;
  // It is refunded in part before it is reversed, so that only the rest is reversed.
  await actSuccessfully(bill, `/payments/${late}/refunds`, { amount: 10, method: 'Cash' });
  // At 04:30 it is still the previous business day.
  await runAt(`${TOMORROW}T04:30:00+03:00`, async () =>
    assert.equal((await readTakings(venue)).today, TODAY),
  );
  await runAt(`${TOMORROW}T05:30:00+03:00`, () => actSuccessfully(bill, `/payments/${late}/reverse`));
  const [first, next] = [await readTakings(venue), await readTakings(venue, TOMORROW)];
  assert.deepEqual(first.methods.map(figuresOf), [
    ['pos', 1, 40, 0, 0, 0, 0, 40],
    ['Cash', 0, 0, 0, 0, 0, 10, -10],
  ]);
  assert.deepEqual(next.methods.map(figuresOf), [['pos', -1, -30, 0, 0, 0, 0, -30]]);
});

test('200: a tip that is made of what was paid too much moves from the amount to the tips', async () => {
  const venue = await newVenue();
  const bill = await openKebab(venue);
  const over = { method: 'pos', amount: 130, excess: 'GiveBack' };
  const { payments } = await actSuccessfully(bill, '/payments', over);
  await actSuccessfully(bill, `/payments/${payments[0].id}/tip`, { amount: 9.5 });
  await actSuccessfully(bill, '/close');
  assert.deepEqual(figuresOf((await readTakings(venue)).total), ['total', 1, 120.5, 0, 9.5, 0, 0, 130]);
});

test('400 FIGURES_RANGE_INVALID: a day of another century; 403: staff do not read what was taken', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/figures/takings`;
  assertRefused(await venue.owner.call('GET', `${path}?day=1999-12-31`), 400, 'FIGURES_RANGE_INVALID');
  assertRefused(await venue.waiter.call('GET', path), 403, 'NOT_PERMITTED');
});
