import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

async function payAll(bill: OpenedBill, key = freshKey()): Promise<string> {
  const answer = await bill.act(
    'POST',
    '/payments',
    { kind: 'Card', amount: 120.5 },
    { 'idempotency-key': key },
  );
  return answer.body.data.payments.at(-1).id;
}

test('200: a reversed payment stays on the bill and no longer counts', async () => {
  const bill = await openBill(venue);
  const paymentId = await payAll(bill);
  const { status, body } = await bill.act('POST', `/payments/${paymentId}/reverse`);
  const { payments, paymentStatus, totals } = body.data;
  assert.deepEqual([status, payments[0].reversedAt], [200, new Date(sofra.clock.now()).toISOString()]);
  assert.deepEqual([paymentStatus, totals.paid, totals.remaining], ['Unpaid', 0, 120.5]);
  const entry = (await bill.read()).history.at(-1);
  assert.deepEqual(
    [entry.action, entry.detail],
    ['PaymentReversed', { paymentId, kind: 'Card', amount: 120.5 }],
  );
});

test('200: reversing a payment again changes nothing, and its key does not record it again', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  const paymentId = await payAll(bill, key);
  await bill.act('POST', `/payments/${paymentId}/reverse`);
  const { body } = await bill.act('POST', `/payments/${paymentId}/reverse`);
  assert.equal(body.data.revision, 3);
  await payAll(bill, key);
  assert.equal((await bill.read()).totals.paid, 0);
});

test('404: a payment that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  for (const paymentId of [await payAll(other), randomUUID()]) {
    assertRefused(await bill.act('POST', `/payments/${paymentId}/reverse`), 404, 'PAYMENT_NOT_FOUND');
  }
});

test('409: a payment of a closed bill cannot be reversed', async () => {
  const bill = await openBill(venue);
  const paymentId = await payAll(bill);
  await bill.act('POST', '/close');
  assertRefused(await bill.act('POST', `/payments/${paymentId}/reverse`), 409, 'BILL_NOT_OPEN');
});
