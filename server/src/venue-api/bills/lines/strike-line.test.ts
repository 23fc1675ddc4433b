import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function removeLine(bill: OpenedBill, lineAt: number, body?: unknown) {
  return bill.act('POST', `/lines/${bill.first.lines[lineAt].id}/strike`, body);
}

test('200: a struck line costs nothing, and the history says who struck it and why', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)] });
  const { status, body } = await removeLine(bill, 0, { reason: 'Masa vazgeçti' });
  assert.equal(status, 200);
  const { lines, totals } = body.data;
  assert.deepEqual([lines[0].status, lines[0].total, totals.total], ['Cancelled', 0, 40]);
  const [, entry] = (await bill.read()).history;
  assert.deepEqual([entry.action, entry.by.name], ['LineStruck', venue.waiter.account.name]);
  assert.deepEqual(entry.detail, { lineId: lines[0].id, from: 'Pending', reason: 'Masa vazgeçti' });
});

test('200: a line can be struck without a reason, and striking it again changes nothing', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  await removeLine(bill, 0);
  assert.equal((await removeLine(bill, 0, { reason: 'again' })).status, 200);
  const { history, revision } = await bill.read();
  assert.deepEqual([history.length, history[1].detail.reason, revision], [2, null, 2]);
});

test('200: the units of a struck line return to stock', async () => {
  const stocked = await newStaffedVenue(sofra);
  const bill = await openBill(stocked, {
    lines: [lineOf(stocked.menu.kebab), lineOf(stocked.menu.baklava, { quantity: 3 })],
  });
  assert.equal(await stockOf(stocked), 0);
  await removeLine(bill, 1);
  assert.equal(await stockOf(stocked), 3);
  await removeLine(bill, 1);
  assert.equal(await stockOf(stocked), 3);
});

test('200: striking the last line cancels the bill and frees its table', async () => {
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0] };
  const bill = await openBill(venue, dineIn);
  const { body } = await removeLine(bill, 0);
  const { state, status, closedAt } = body.data;
  assert.deepEqual([state, status, closedAt], ['Cancelled', 'Cancelled', null]);
  const next = await openBill(venue, dineIn);
  assert.notEqual(next.first.id, bill.first.id);
  await next.act('POST', '/void');
});

test('400: a reason that is too long is refused', async () => {
  const bill = await openBill(venue);
  assertRefused(await removeLine(bill, 0, { reason: 'x'.repeat(251) }), 400, 'CONTENT_INVALID', ['reason']);
});

test('404: a line that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  assertRefused(await bill.act('POST', `/lines/${other.first.lines[0].id}/strike`), 404, 'LINE_NOT_FOUND');
});

test('409: the last line cannot be struck while the bill has payments', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/payments', { kind: 'Cash', amount: 1 }, { 'idempotency-key': freshKey() });
  assertRefused(await removeLine(bill, 0), 409, 'BILL_HAS_PAYMENTS');
});

test('409: a line of a closed bill cannot be struck', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await removeLine(bill, 0), 409, 'BILL_NOT_OPEN');
});

async function stockOf(of: StaffedVenue): Promise<number> {
  const { body } = await of.waiter.call('GET', `/venues/${of.id}/stock`);
  return body.data.find(({ productId }: { productId: string }) => productId === of.menu.baklava.id).quantity;
}
