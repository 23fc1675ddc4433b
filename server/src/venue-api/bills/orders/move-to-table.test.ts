import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { sampleOrder, TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../../test/harness/staff.ts';
import { WEDNESDAY_EVENING } from '../../../../test/venues/booking.ts';
import { newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();

function openAt(venue: StaffedVenue, tableAt: number): Promise<OpenedBill> {
  return openBill(venue, { type: 'DineIn', tableId: venue.tableIds[tableAt] });
}

function move(bill: OpenedBill, tableId: unknown) {
  return bill.act('PUT', '/table', { tableId });
}

test('200: the bill is at its new table, and the old table is free', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openAt(venue, 0);
  const { status, body } = await move(bill, venue.tableIds[1]!.toUpperCase());
  assert.deepEqual([status, body.data.table], [200, { id: venue.tableIds[1], name: 'Salon 2' }]);
  assert.notEqual((await openAt(venue, 0)).first.id, bill.first.id);
  assert.equal(
    (await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[1] })).first.id,
    bill.first.id,
  );
  const [, { action, detail }] = (await bill.read()).history;
  assert.equal(action, 'TableChanged');
  assert.deepEqual(detail, {
    fromTableId: venue.tableIds[0],
    fromName: 'Salon 1',
    toTableId: venue.tableIds[1],
    toName: 'Salon 2',
  });
});

test('200: a guest who orders after the move joins the bill at its new table', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openAt(venue, 0);
  await move(bill, venue.tableIds[1]);
  const order = sampleOrder(venue, { type: 'DineIn', tableId: venue.tableIds[1], customer: null });
  const { body } = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: order,
    headers: { 'idempotency-key': freshKey() },
  });
  assert.deepEqual([body.data.order.id, body.data.order.table.name], [bill.first.id, 'Salon 2']);
});

test('200: moving a bill to its own table changes nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openAt(venue, 0);
  assert.equal((await move(bill, venue.tableIds[0])).body.data.revision, 1);
});

test('400: an invalid table id is reported', async () => {
  const venue = await newStaffedVenue(sofra);
  assertRefused(await move(await openAt(venue, 0), 'S1'), 400, 'VALIDATION_ERROR', ['tableId']);
});

test('404: a table of another venue is answered like an unknown one', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const bill = await openAt(venue, 0);
  for (const tableId of [other.tableIds[0], randomUUID()]) {
    assertRefused(await move(bill, tableId), 404, 'TABLE_NOT_FOUND');
  }
});

test('409: a bill cannot move to a table with an open bill, and both bills stay where they are', async () => {
  const venue = await newStaffedVenue(sofra);
  const [bill, other] = [await openAt(venue, 0), await openAt(venue, 1)];
  assertRefused(await move(bill, venue.tableIds[1]), 409, 'TABLE_TAKEN');
  assert.deepEqual(
    [(await bill.read()).table.id, (await other.read()).table.id],
    [venue.tableIds[0], venue.tableIds[1]],
  );
});

test('409: of two bills that move to one table at the same time, one succeeds', async () => {
  const venue = await newStaffedVenue(sofra);
  const bills = [await openAt(venue, 0), await openAt(venue, 1)];
  const answers = await Promise.all(bills.map((bill) => move(bill, venue.tableIds[2])));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const atTable = (await Promise.all(bills.map((bill) => bill.read()))).filter(
    ({ table }) => table.id === venue.tableIds[2],
  );
  assert.equal(atTable.length, 1);
});

test('409: a takeaway and a closed bill cannot move to a table', async () => {
  const venue = await newStaffedVenue(sofra);
  const [takeaway, closed] = [await openBill(venue), await openAt(venue, 0)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  for (const [bill, code] of [
    [takeaway, 'BILL_TYPE_MISMATCH'],
    [closed, 'BILL_NOT_OPEN'],
  ] as const) {
    assertRefused(await move(bill, venue.tableIds[1]), 409, code);
  }
});

test('200: a move that is repeated leaves the guests where the host has put them since', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second, garden] = venue.tableIds as [string, string, string];
  sofra.clock.set(TUESDAY_AFTERNOON);
  const party = await takenDown(venue, { tableIds: [first] });
  sofra.clock.set(Date.parse(WEDNESDAY_EVENING));
  await party.act('check-in');
  const bill = await openBill(venue, { type: 'DineIn', tableId: first });
  const tablesOfParty = async () => (await party.read()).tables.map(({ id }: { id: string }) => id);
  const key = { 'idempotency-key': freshKey() };
  const moveAgain = () => bill.act('PUT', '/table', { tableId: garden }, key);
  assert.equal((await moveAgain()).status, 200);
  assert.deepEqual(await tablesOfParty(), [garden]);
  // The second table has a bill, so the bill of the party stays where it is.
  await openBill(venue, { type: 'DineIn', tableId: second });
  assert.equal((await party.change({ tableIds: [second] })).status, 200);
  assert.equal((await moveAgain()).body.data.table.id, garden);
  assert.deepEqual(await tablesOfParty(), [second]);
});
