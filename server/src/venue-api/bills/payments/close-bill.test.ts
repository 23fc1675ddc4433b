import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('200: the rest is recorded as a payment of the given kind, and the bill is closed', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/payments', { kind: 'Cash', amount: 20.5 }, { 'idempotency-key': freshKey() });
  const { status, body } = await bill.act('POST', '/close', { kind: 'Card' });
  assert.equal(status, 200);
  const { data } = body;
  assert.deepEqual([data.state, data.status, data.paymentStatus], ['Closed', 'Completed', 'Paid']);
  assert.equal(data.closedAt, new Date(sofra.clock.now()).toISOString());
  const kinds = data.payments.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]);
  assert.deepEqual(kinds, [
    ['Cash', 20.5],
    ['Card', 100],
  ]);
  const entry = (await bill.read()).history.at(-1);
  const detail = { paymentId: data.payments[1].id, kind: 'Card', amount: 100 };
  assert.deepEqual([entry.action, entry.detail], ['BillClosed', detail]);
});

test('200: a fully paid bill can be closed without a kind, with or without a body', async () => {
  for (const body of [undefined, {}, { kind: null }]) {
    const bill = await openBill(venue);
    await bill.act('PUT', `/lines/${bill.first.lines[0].id}/gift`, { isGift: true });
    const { data } = (await bill.act('POST', '/close', body)).body;
    assert.deepEqual([data.state, data.paymentStatus, data.payments], ['Closed', 'Paid', []]);
  }
});

test('200: closing again, or twice in parallel, changes nothing and records no other payment', async () => {
  const bill = await openBill(venue);
  const close = () => bill.act('POST', '/close', { kind: 'Cash' });
  const answers = [...(await Promise.all([close(), close()])), await close()];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const { payments, history, revision } = await bill.read();
  assert.deepEqual([payments.length, history.length, revision], [1, 2, 2]);
});

test('200: the table of a closed bill is free', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0] };
  const bill = await openBill(venue, dineIn);
  await bill.act('POST', '/close', { kind: 'Cash' });
  const next = await openBill(venue, dineIn);
  assert.notEqual(next.first.id, bill.first.id);
  assert.equal(next.first.number, bill.first.number + 1);
});

test('409: an overpaid bill answers with the amount to give back, and can be closed after that', async () => {
  const { kebab } = venue.menu;
  const bill = await openBill(venue, { lines: [lineOf(kebab), lineOf(kebab)] });
  const pay = (amount: number) =>
    bill.act('POST', '/payments', { kind: 'Card', amount }, { 'idempotency-key': freshKey() });
  const [paid] = (await pay(241)).body.data.payments;
  const struck = (await bill.act('POST', `/lines/${bill.first.lines[1].id}/strike`)).body.data;
  assert.deepEqual([struck.totals.remaining, struck.totals.toGiveBack], [0, 120.5]);
  for (const body of [undefined, { kind: 'Cash' }]) {
    const refused = await bill.act('POST', '/close', body);
    assertRefused(refused, 409, 'BILL_OVERPAID');
    assert.match(refused.text, /"details":\{"toGiveBack":120\.50\}/);
  }
  assert.equal((await bill.read()).state, 'Open');
  const voided = await bill.act('POST', '/void');
  assertRefused(voided, 409, 'BILL_HAS_PAYMENTS');
  await bill.act('POST', `/payments/${paid.id}/reverse`);
  await pay(120.5);
  const { data } = (await bill.act('POST', '/close')).body;
  assert.deepEqual([data.state, data.totals.paid, data.totals.toGiveBack], ['Closed', 120.5, 0]);
});

test('200: a further round can use up an overpayment', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/payments', { kind: 'Cash', amount: 120.5 }, { 'idempotency-key': freshKey() });
  await bill.act('PUT', `/lines/${bill.first.lines[0].id}/gift`, { isGift: true });
  assert.equal((await bill.act('POST', '/close')).body.errorCode, 'BILL_OVERPAID');
  const round = { lines: [lineOf(venue.menu.kebab)] };
  await bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() });
  assert.equal((await bill.act('POST', '/close')).body.data.state, 'Closed');
});

test('400: an unknown kind is refused', async () => {
  assertRefused(
    await (await openBill(venue)).act('POST', '/close', { kind: 'Cheque' }),
    400,
    'VALIDATION_ERROR',
    ['kind'],
  );
});

test('409: a bill with a rest cannot be closed without a kind', async () => {
  const bill = await openBill(venue);
  assertRefused(await bill.act('POST', '/close'), 409, 'PAYMENT_KIND_REQUIRED');
  assert.equal((await bill.read()).state, 'Open');
});

test('409: a voided bill cannot be closed', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/void');
  assertRefused(await bill.act('POST', '/close', { kind: 'Cash' }), 409, 'BILL_NOT_OPEN');
});
