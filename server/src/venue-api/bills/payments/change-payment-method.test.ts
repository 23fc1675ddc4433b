import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';
import { readLedger } from '../../../../test/money/ledger-rows.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));
const DAY_MS = 86_400_000;

async function closedBill() {
  const bill = await openBill(venue);
  const headers = { 'idempotency-key': freshKey() };
  const { body } = await bill.act('POST', '/close', { kind: 'Cash', tendered: 200 }, headers);
  const change = (sent: object, key = freshKey(), paymentId: string = body.data.payments[0].id) =>
    bill.act('POST', `/payments/${paymentId}/method`, sent, { 'idempotency-key': key });
  return { bill, closed: body.data, change };
}

async function readTakings(day: string) {
  const path = `/venues/${venue.id}/figures/takings?day=${day}`;
  const { methods } = (await venue.owner.call('GET', path)).body.data;
  return methods.map(({ method, payments, amount, taken }: Record<string, unknown>) => ({
    ...{ method, payments, amount, taken },
  }));
}

test('200: on the next day a closed bill shows both payments, and each day has its own takings', async (t) => {
  t.after(() => sofra.clock.set(TUESDAY_AFTERNOON));
  const { bill, closed, change } = await closedBill();
  const before = await readTakings('2026-03-03');
  sofra.clock.advance(DAY_MS);
  const { status, body } = await change({ kind: 'Card', reason: 'Yanlış tuş' });
  assert.equal(status, 200, JSON.stringify(body));
  const { payments, totals, state, paymentStatus, closedAt, vat } = body.data;
  assert.deepEqual(
    [state, paymentStatus, totals, closedAt, vat],
    [closed.state, closed.paymentStatus, closed.totals, closed.closedAt, closed.vat],
  );
  assert.deepEqual(
    payments.map((one: Record<string, unknown>) => [one['kind'], one['amount'], one['businessDate']]),
    [
      ['Cash', 120.5, '2026-03-03'],
      ['Card', 120.5, '2026-03-04'],
    ],
  );
  assert.deepEqual(
    [payments[0].reversal.businessDate, payments[0].reversal.reason, payments[1].reversal],
    ['2026-03-04', 'Yanlış tuş', null],
  );
  assert.deepEqual(await readTakings('2026-03-03'), before);
  assert.deepEqual(await readTakings('2026-03-04'), [
    { method: 'Card', payments: 1, amount: 120.5, taken: 120.5 },
    { method: 'Cash', payments: -1, amount: -120.5, taken: -120.5 },
  ]);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual(
    [entry.action, entry.detail],
    [
      'PaymentMethodChanged',
      {
        ...{ paymentId: payments[0].id, newPaymentId: payments[1].id, fromKind: 'Cash', kind: 'Card' },
        ...{ amount: 120.5, reason: 'Yanlış tuş' },
      },
    ],
  );
  const rows = (await readLedger(sofra.db, venue.id)).filter(({ billId }) => billId === closed.id).slice(-2);
  assert.deepEqual(
    rows.map(({ act, businessDate, content }) => [
      act,
      businessDate,
      'replacesId' in content,
      'replacedById' in content,
    ]),
    [
      ['PaymentReversed', '2026-03-04', false, true],
      ['PaymentTaken', '2026-03-04', true, false],
    ],
  );
});

test('200: a repeat with the same key changes nothing, and neither does the way to pay that it has', async () => {
  const { change } = await closedBill();
  const key = freshKey();
  const first = await change({ kind: 'Card' }, key);
  const again = await change({ kind: 'Card' }, key);
  const same = await change({ kind: 'Card' }, freshKey(), first.body.data.payments[1].id);
  for (const { status, body } of [again, same])
    assert.deepEqual([status, body.data.revision], [200, first.body.data.revision]);
  assertRefused(await change({ kind: 'Other' }, key), 409, 'IDEMPOTENCY_KEY_REUSED');
});

test('4xx: a payment that was taken back, an unknown one, and a way to pay that there is not', async () => {
  const { change } = await closedBill();
  await change({ kind: 'Card' });
  assertRefused(await change({ kind: 'Online' }), 409, 'PAYMENT_METHOD_FIXED');
  assertRefused(await change({ method: 'gone' }), 404, 'PAYMENT_METHOD_NOT_FOUND');
  assertRefused(await change({}), 409, 'PAYMENT_KIND_REQUIRED');
  const other = await closedBill();
  assertRefused(
    await change({ kind: 'Card' }, freshKey(), other.closed.payments[0].id),
    404,
    'PAYMENT_NOT_FOUND',
  );
});

test('a day report counts it once: as a changed way to pay, and not as a payment that was taken back', async () => {
  const own = await newStaffedVenue(sofra);
  const bill = await openBill(own);
  const headers = () => ({ 'idempotency-key': freshKey() });
  const { body } = await bill.act('POST', '/close', { kind: 'Cash' }, headers());
  await bill.act('POST', `/payments/${body.data.payments[0].id}/method`, { kind: 'Card' }, headers());
  const { total } = (await own.owner.call('GET', `/venues/${own.id}/day-reports/so-far`)).body.data;
  assert.deepEqual(
    total.acts.map((one: Record<string, unknown>) => [one['act'], one['entries'], one['amount']]),
    [['MethodChanged', 1, 120.5]],
  );
  assert.deepEqual(
    total.methods.map((one: Record<string, unknown>) => [one['method'], one['payments'], one['taken']]),
    [
      ['Card', 1, 120.5],
      ['Cash', 0, 0],
    ],
  );
});
