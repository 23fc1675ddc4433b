import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();

async function openTableBill(order: Record<string, unknown> = {}): Promise<OpenedBill> {
  const venue = await newStaffedVenue(sofra);
  return openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0], ...order });
}

const stepGuests = (bill: OpenedBill, by: unknown, key = freshKey()) =>
  bill.act('POST', '/guests/step', { by }, { 'idempotency-key': key });

test('200: what two people add at the same time is added twice, and a repeat adds nothing', async () => {
  const bill = await openTableBill();
  const key = freshKey();
  await Promise.all([stepGuests(bill, 1, key), stepGuests(bill, 1), stepGuests(bill, 1, key)]);
  const { guests, revision } = await bill.read();
  assert.deepEqual([guests, revision], [2, 3]);
});

test('200: the last guest who is taken away takes the number away', async () => {
  const bill = await openTableBill({ guests: 2 });
  assert.equal((await stepGuests(bill, -2)).body.data.guests, null);
  assert.equal((await stepGuests(bill, 1)).body.data.guests, 1);
});

test('400: fewer than none and more than a table has are refused', async () => {
  const bill = await openTableBill();
  assertRefused(await stepGuests(bill, -1), 400, 'CONTENT_INVALID', ['by']);
  await stepGuests(bill, 500);
  assertRefused(await stepGuests(bill, 1), 400, 'CONTENT_INVALID', ['by']);
  assert.equal((await bill.read()).guests, 500);
});

test('409: only an open bill of a table has guests', async () => {
  const [takeaway, closed] = [await openBill(await newStaffedVenue(sofra)), await openTableBill()];
  await closed.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await stepGuests(takeaway, 1), 409, 'BILL_TYPE_MISMATCH');
  assertRefused(await stepGuests(closed, 1), 409, 'BILL_NOT_OPEN');
});
