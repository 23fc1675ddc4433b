import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('200: a voided bill is cancelled with all its lines, owes nothing, and says who voided it and why', async () => {
  const bill = await openBill(venue);
  const { status, body } = await bill.act('POST', '/void', { reason: 'Yanlış masa' });
  assert.equal(status, 200);
  const { data } = body;
  assert.deepEqual([data.state, data.status, data.lines[0].status], ['Cancelled', 'Cancelled', 'Cancelled']);
  assert.deepEqual([data.totals.total, data.totals.remaining, data.closedAt], [0, 0, null]);
  assert.equal(data.voidedAt, new Date(sofra.clock.now()).toISOString());
  const [, { action, detail }] = (await bill.read()).history;
  assert.deepEqual([action, detail], ['BillVoided', { total: 120.5, reason: 'Yanlış masa' }]);
});

test('200: the units of a voided bill return to stock once, however often it is voided', async () => {
  const bill = await openBill(venue, {
    lines: [lineOf(venue.menu.baklava, { quantity: 2 }), lineOf(venue.menu.baklava)],
  });
  await bill.act('POST', `/lines/${bill.first.lines[1].id}/strike`);
  await Promise.all([bill.act('POST', '/void'), bill.act('POST', '/void')]);
  await bill.act('POST', '/void');
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/stock`);
  const { baklava } = venue.menu;
  assert.equal(
    body.data.find(({ productId }: { productId: string }) => productId === baklava.id).quantity,
    3,
  );
});

test('200: the table of a voided bill is free', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0] };
  const bill = await openBill(venue, dineIn);
  await bill.act('POST', '/void');
  assert.notEqual((await openBill(venue, dineIn)).first.id, bill.first.id);
});

test('400: a reason that is too long is refused', async () => {
  const refused = await (await openBill(venue)).act('POST', '/void', { reason: 'x'.repeat(251) });
  assertRefused(refused, 400, 'CONTENT_INVALID', ['reason']);
});

test('409: a bill with payments can be voided only after they were reversed', async () => {
  const bill = await openBill(venue);
  const payment = { kind: 'Cash', amount: 1 };
  const paid = await bill.act('POST', '/payments', payment, { 'idempotency-key': freshKey() });
  const { status, body } = await bill.act('POST', '/void');
  assert.deepEqual([status, body.errorCode], [409, 'BILL_HAS_PAYMENTS']);
  await bill.act('POST', `/payments/${paid.body.data.payments[0].id}/reverse`);
  assert.equal((await bill.act('POST', '/void')).status, 200);
});

test('409: a closed bill cannot be voided', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await bill.act('POST', '/void'), 409, 'BILL_NOT_OPEN');
});
