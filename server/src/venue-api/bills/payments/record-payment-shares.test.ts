import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const pay = (bill: OpenedBill, body: object, key = freshKey()) =>
  bill.act('POST', '/payments', body, { 'idempotency-key': key });
const kebabs = (quantity: number) => openBill(venue, { lines: [lineOf(venue.menu.kebab, { quantity })] });

const METHOD = {
  brand: null,
  givesChange: false,
  opensDrawer: false,
  isForMealsOnly: false,
  fiscalCode: null,
};
const MULTINET = {
  ...METHOD,
  code: 'multinet',
  name: 'Multinet',
  kind: 'MealCard',
  isForMealsOnly: true,
  isActive: true,
};
const OLD_CARD = { ...METHOD, code: 'old', name: 'Eski', kind: 'Card', isActive: false };
const LIRA = { ...METHOD, code: 'cash', name: 'Nakit', kind: 'Cash', givesChange: true, isActive: true };

test('200: cash is rounded where it settles the bill, and the change is on the payment', async () => {
  const of = await newStaffedVenue(sofra);
  const settings = { cashStepKurus: 100, paymentMethods: [LIRA, MULTINET, OLD_CARD] };
  const stored = (await of.owner.call('PATCH', `/venues/${of.id}/settings`, settings)).body.data;
  assert.deepEqual([stored.cashStepKurus, stored.paymentMethods], [100, settings.paymentMethods]);
  const bill = await openBill(of);
  const body = { method: 'cash', tendered: 200, tip: 5, revision: 1 };
  const seen = (await bill.act('POST', '/payments/preview', body)).body.data;
  const { data } = (await pay(bill, body)).body;
  const [paid] = data.payments;
  const amounts = { amount: 120.5, rounding: 0.5, tip: 5, tendered: 200, change: 74 };
  assert.deepEqual({ ...paid, ...amounts, method: { code: 'cash', name: 'Nakit' } }, paid);
  assert.deepEqual({ ...seen, ...amounts, remaining: 0 }, seen);
  assert.deepEqual([data.totals.paid, data.totals.tips, data.totals.remaining], [120.5, 5, 0]);
  assert.equal((await bill.act('POST', '/close')).body.data.state, 'Closed');
  const other = await openBill(of);
  assertRefused(await pay(other, { method: 'old', amount: 1 }), 409, 'PAYMENT_METHOD_INACTIVE');
  assertRefused(await pay(other, { method: 'gone', amount: 1 }), 404, 'PAYMENT_METHOD_NOT_FOUND');
  assertRefused(await pay(other, { kind: 'Card', amount: 1 }), 409, 'PAYMENT_METHOD_INACTIVE');
  assert.equal((await other.read()).revision, 1);
});

test('200: chosen units are paid once, and the bill says how many of each line are', async () => {
  const bill = await kebabs(3);
  const [line] = bill.first.lines;
  const units = [{ lineId: line.id, quantity: 2 }];
  const { data } = (await pay(bill, { kind: 'Card', units, revision: 1 })).body;
  assert.deepEqual([data.totals.paid, data.lines[0].paidUnits, data.payments[0].units], [241, 2, units]);
  assertRefused(await pay(bill, { kind: 'Card', units, revision: 2 }), 409, 'UNIT_ALREADY_PAID');
});

test('200: the bill says how much meal cards can still pay', async () => {
  const bill = await kebabs(1);
  assert.equal((await bill.read()).totals.mealCards, 120.5);
  const { data } = (await pay(bill, { kind: 'MealCard', amount: 100 })).body;
  assert.equal(data.totals.mealCards, 20.5);
});

test('200: four equal shares add up, whoever pays', async () => {
  const bill = await kebabs(1);
  for (const payersLeft of [4, 3, 2, 1])
    assert.equal((await pay(bill, { kind: 'Card', payersLeft, revision: 5 - payersLeft })).status, 200);
  const { payments, totals } = await bill.read();
  assert.deepEqual(
    [payments.map(({ amount }: { amount: number }) => amount), totals.remaining],
    [[30.13, 30.12, 30.13, 30.12], 0],
  );
});

test('409: of two tills that pay a share at once, one is told that the bill has changed', async () => {
  const bill = await kebabs(2);
  const answers = await Promise.all(
    [1, 2].map(() => pay(bill, { kind: 'Card', payersLeft: 2, revision: 1 })),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'taken' : body.errorCode));
  assert.deepEqual(codes.toSorted(), ['BILL_CHANGED_SINCE', 'taken']);
  assert.equal((await bill.read()).totals.paid, 120.5);
});

test('200: a repeat counts once, though the bill has moved on; another body under its key is refused', async () => {
  const bill = await kebabs(2);
  const [key, body] = [freshKey(), { kind: 'Card', payersLeft: 2, revision: 1 }];
  for (let again = 0; again < 3; again++) assert.equal((await pay(bill, body, key)).status, 200);
  assertRefused(await pay(bill, { ...body, payersLeft: 3 }, key), 409, 'IDEMPOTENCY_KEY_REUSED');
  assert.equal((await bill.read()).payments.length, 1);
});

test('200: what a card took beyond the bill is a tip or is given back, by a choice', async () => {
  const [tipped, owing] = [await kebabs(1), await kebabs(1)];
  assertRefused(await pay(tipped, { kind: 'Card', amount: 130 }), 409, 'PAYMENT_TOO_LARGE');
  const tip = (await pay(tipped, { kind: 'Card', amount: 130, excess: 'Tip' })).body.data.totals;
  assert.deepEqual([tip.paid, tip.tips, tip.toGiveBack], [120.5, 9.5, 0]);
  const back = (await pay(owing, { kind: 'Card', amount: 130, excess: 'GiveBack' })).body.data.totals;
  assert.deepEqual([back.paid, back.tips, back.toGiveBack], [130, 0, 9.5]);
});

test('400, 409: a payment that cannot be is recorded by nobody', async () => {
  const bill = await kebabs(1);
  const refusals: [body: object, status: number, code: string][] = [
    [{ kind: 'Card' }, 400, 'CONTENT_INVALID'],
    [{ kind: 'Card', amount: 1, payersLeft: 2 }, 400, 'CONTENT_INVALID'],
    [{ amount: 1 }, 409, 'PAYMENT_KIND_REQUIRED'],
    [{ kind: 'Cash', amount: 10, tendered: 9 }, 409, 'TENDERED_TOO_SMALL'],
    [{ kind: 'Card', amount: 10, tendered: 11 }, 409, 'CHANGE_NOT_GIVEN'],
    [{ kind: 'Card', amount: 10, tip: -1 }, 400, 'AMOUNT_NEGATIVE'],
    [{ kind: 'Card', amount: 10, tip: 0.001 }, 400, 'AMOUNT_TOO_FINE'],
    [{ kind: 'Cash', amount: 10, tendered: 1e8 }, 400, 'AMOUNT_TOO_LARGE'],
  ];
  for (const [body, status, code] of refusals) assertRefused(await pay(bill, body), status, code);
  assert.equal((await bill.read()).revision, 1);
});
