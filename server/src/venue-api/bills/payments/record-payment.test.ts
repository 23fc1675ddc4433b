import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function pay(bill: OpenedBill, amount: unknown, { kind = 'Cash' as unknown, key = freshKey() } = {}) {
  return bill.act('POST', '/payments', { kind, amount }, { 'idempotency-key': key });
}

test('200: parts can be paid by different kinds until nothing is owed', async () => {
  const bill = await openBill(venue);
  const first = (await pay(bill, 20.5)).body.data;
  assert.deepEqual(
    [first.paymentStatus, first.totals.paid, first.totals.remaining],
    ['PartiallyPaid', 20.5, 100],
  );
  const second = (await pay(bill, 100, { kind: 'MealCard' })).body.data;
  assert.deepEqual([second.paymentStatus, second.totals.remaining, second.state], ['Paid', 0, 'Open']);
});

test('200: a payment and the history say who recorded it, when and of which kind', async () => {
  const bill = await openBill(venue);
  await pay(bill, 50, { kind: 'Card' });
  const { payments, history } = await bill.read();
  const by = { kind: 'Account', id: venue.waiter.account.id, name: venue.waiter.account.name };
  const at = new Date(sofra.clock.now()).toISOString();
  const { id } = payments[0];
  const amounts = { amount: 50, rounding: 0, tip: 0, tendered: 50, change: 0 };
  const method = { code: 'Card', name: 'Card' };
  assert.deepEqual(payments, [
    {
      ...{ id, kind: 'Card', method, ...amounts, units: [], refundable: 50, paidAt: at, by },
      ...{ businessDate: '2026-03-03', reversedAt: null, reversal: null },
    },
  ]);
  const detail = { paymentId: id, kind: 'Card', amount: 50 };
  assert.deepEqual(history.slice(1), [
    { action: 'PaymentRecorded', at, by, approvedBy: null, detail, isAfterPrint: false },
  ]);
});

test('200: the same key records one payment, however often it is sent, also in parallel', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  const answers = await Promise.all([1, 2, 3].map(() => pay(bill, 20, { key })));
  answers.push(await pay(bill, 20, { key }));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const { payments, totals } = await bill.read();
  assert.deepEqual([payments.length, totals.paid], [1, 20]);
});

test('200: a repeat is answered even after the bill was closed', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  await pay(bill, 120.5, { key });
  await bill.act('POST', '/close');
  const { status, body } = await pay(bill, 120.5, { key });
  assert.deepEqual([status, body.data.state, body.data.payments.length], [200, 'Closed', 1]);
});

test('200: the same key on another bill is another payment', async () => {
  const key = freshKey();
  for (const bill of [await openBill(venue), await openBill(venue)]) {
    assert.equal((await pay(bill, 20, { key })).body.data.totals.paid, 20);
  }
});

test('400: a missing or malformed key records nothing', async () => {
  const bill = await openBill(venue);
  const answers = [await bill.act('POST', '/payments', { kind: 'Cash', amount: 1 })];
  for (const key of ['short', 'with space', 'x'.repeat(65)]) answers.push(await pay(bill, 1, { key }));
  for (const { status, body } of answers) {
    assert.deepEqual([status, body.errorCode], [400, 'IDEMPOTENCY_KEY_INVALID']);
  }
  assert.equal((await bill.read()).totals.paid, 0);
});

test('400: an invalid amount and an unknown kind are reported', async () => {
  const bill = await openBill(venue);
  assertRefused(await pay(bill, 0), 400, 'CONTENT_INVALID', ['amount']);
  assertRefused(await pay(bill, null), 400, 'CONTENT_INVALID', ['revision']);
  for (const amount of [0.001, 10.005])
    assertRefused(await pay(bill, amount), 400, 'AMOUNT_TOO_FINE', ['amount']);
  assertRefused(await pay(bill, -1), 400, 'AMOUNT_NEGATIVE', ['amount']);
  for (const amount of [10_000_000.01, 1e300])
    assertRefused(await pay(bill, amount), 400, 'AMOUNT_TOO_LARGE', ['amount']);
  assertRefused(await pay(bill, '10'), 400, 'VALIDATION_ERROR', ['amount']);
  const { body } = await pay(bill, 1, { kind: 'Cheque' });
  assert.equal(body.validationErrors[0].field, 'kind');
});

test('409: a payment of more than the rest is refused', async () => {
  const bill = await openBill(venue);
  assertRefused(await pay(bill, 120.51), 409, 'PAYMENT_TOO_LARGE');
});

test('409: of two parallel payments of the whole bill, one is recorded', async () => {
  const bill = await openBill(venue);
  const answers = await Promise.all([pay(bill, 120.5), pay(bill, 120.5)]);
  const codes = answers.map(({ status, body }) => (status === 200 ? 'taken' : body.errorCode));
  assert.deepEqual(codes.toSorted(), ['PAYMENT_TOO_LARGE', 'taken']);
  assert.equal((await bill.read()).totals.paid, 120.5);
});

test('409: the same key with another body is refused, and records nothing', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  await pay(bill, 20, { key });
  assertRefused(await pay(bill, 30, { key }), 409, 'IDEMPOTENCY_KEY_REUSED');
  assert.equal((await bill.read()).totals.paid, 20);
});

test('409: a closed or voided bill takes no payment', async () => {
  const [closed, voided] = [await openBill(venue), await openBill(venue)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  await voided.act('POST', '/void');
  for (const bill of [closed, voided]) {
    assertRefused(await pay(bill, 1), 409, 'BILL_NOT_OPEN');
  }
});
