import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill, placeOrder } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

/** Opens a bill at a table of a new venue. */
async function openTableBill(order: Record<string, unknown> = {}): Promise<OpenedBill> {
  const own = await newStaffedVenue(sofra);
  return openBill(own, { type: 'DineIn', tableId: own.tableIds[0], ...order });
}

async function count(bill: OpenedBill, guests: unknown) {
  const { revision } = await bill.read();
  return bill.act('PUT', '/guests', { guests, revision });
}

test('200: staff say how many guests sit at a table, change it and take it away, and the history has it', async () => {
  const bill = await openTableBill();
  assert.equal(bill.first.guests, null);
  assert.equal((await count(bill, 4)).body.data.guests, 4);
  assert.equal((await count(bill, 5)).body.data.guests, 5);
  assert.equal((await count(bill, null)).body.data.guests, null);
  const { history } = await bill.read();
  const counted = history.filter(({ action }: { action: string }) => action === 'GuestsCounted');
  assert.deepEqual(
    counted.map(({ detail }: { detail: unknown }) => detail),
    [
      { from: null, to: 4 },
      { from: 4, to: 5 },
      { from: 5, to: null },
    ],
  );
});

test('200: the same number again changes nothing', async () => {
  const bill = await openTableBill();
  await count(bill, 4);
  assert.equal((await count(bill, 4)).body.data.revision, 2);
});

test('the order that opens a table brings its guests; a further one does not change them', async () => {
  const own = await newStaffedVenue(sofra);
  const order = { type: 'DineIn', tableId: own.tableIds[0] };
  const opened = (await placeOrder(own, { ...order, guests: 3 })).body.data.bill;
  assert.equal(opened.guests, 3);
  assert.equal((await placeOrder(own, { ...order, guests: 8 })).body.data.bill.guests, 3);
});

test('an order that joins a table without a number brings it', async () => {
  const own = await newStaffedVenue(sofra);
  const order = { type: 'DineIn', tableId: own.tableIds[0] };
  assert.equal((await placeOrder(own, order)).body.data.bill.guests, null);
  assert.equal((await placeOrder(own, { ...order, guests: 2 })).body.data.bill.guests, 2);
});

test('409: a number that was decided on an older bill is refused and changes nothing', async () => {
  const bill = await openTableBill();
  await count(bill, 4);
  assertRefused(await bill.act('PUT', '/guests', { guests: 6, revision: 1 }), 409, 'BILL_CHANGED_SINCE');
  assert.equal((await bill.act('PUT', '/guests', { guests: 4, revision: 1 })).status, 200);
  assert.deepEqual([(await bill.read()).guests, (await bill.read()).revision], [4, 2]);
});

test('400: a number that is none, or none that a table has, is refused', async () => {
  const bill = await openTableBill();
  assertRefused(await count(bill, 'four'), 400, 'VALIDATION_ERROR', ['guests']);
  for (const guests of [0, 501, -1])
    assertRefused(await count(bill, guests), 400, 'CONTENT_INVALID', ['guests']);
});

test('409: only an open bill of a table has guests', async () => {
  const [takeaway, closed] = [await openBill(venue), await openTableBill()];
  await closed.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await count(takeaway, 2), 409, 'BILL_TYPE_MISMATCH');
  assertRefused(await count(closed, 2), 409, 'BILL_NOT_OPEN');
});
