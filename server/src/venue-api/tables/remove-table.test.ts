import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { leavingNothing, place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

function remove(of: StaffedVenue, tableId: string | undefined) {
  return of.owner.call('DELETE', `/venues/${of.id}/tables/${tableId}`);
}

function orderAt(of: StaffedVenue, tableId: string | undefined) {
  return place(sofra, of, roundAt(tableId, [lineOf(of.menu.kebab)]));
}

async function idsOf(of: StaffedVenue): Promise<string[]> {
  const { data } = (await read(sofra, of, `/venues/${of.id}/tables`)).body;
  return data.flatMap(({ tables }: { tables: { id: string }[] }) => tables.map(({ id }) => id));
}

test('200: a removed table takes no orders, its neighbours do, and its code is free', async () => {
  const venue = await newStaffedVenue(sofra);
  const [first, second, third] = venue.tableIds;
  const { status, body } = await remove(venue, first);
  assert.deepEqual([status, body.data], [200, { id: first }]);
  assert.deepEqual(await idsOf(venue), [second, third]);
  assertRefused(await orderAt(venue, first), 404, 'PUBLIC_API_TABLE_NOT_FOUND');
  assert.equal((await orderAt(venue, second)).status, 201);
  const path = `/venues/${venue.id}/areas/${venue.record.areas[0]!.id}/tables`;
  assert.equal((await venue.owner.call('POST', path, { tables: [{ name: 'S1' }] })).status, 201);
});

test('404: a table of another venue cannot be removed', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const tableId of [other.tableIds[0], randomUUID()]) {
    assertRefused(await remove(venue, tableId), 404, 'TABLE_NOT_FOUND');
  }
  assert.deepEqual(await idsOf(other), other.tableIds);
});

test('409: a table with an open bill can be removed only after the bill is closed', async () => {
  const venue = await newStaffedVenue(sofra);
  const [tableId] = venue.tableIds;
  const bill = await openBill(venue, { type: 'DineIn', tableId });
  const answer = await leavingNothing(sofra, venue, () => remove(venue, tableId));
  assertRefused(answer, 409, 'TABLE_HAS_OPEN_BILL');
  await bill.act('POST', '/close', { kind: 'Cash' });
  assert.equal((await remove(venue, tableId)).status, 200);
});

test('409: when an order and a removal run in parallel, no bill is left open at a removed table', async () => {
  for (let round = 0; round < 5; round += 1) {
    const venue = await newStaffedVenue(sofra);
    const [from, tableId] = venue.tableIds;
    const bill = await openBill(venue, { type: 'DineIn', tableId: from });
    const [removed, ...seated] = await Promise.all([
      remove(venue, tableId),
      bill.act('PUT', '/table', { tableId }),
      orderAt(venue, tableId),
    ]);
    const openAt = (await venue.waiter.call('GET', `/venues/${venue.id}/bills`)).body.data.items.map(
      ({ table }: { table: { id: string } }) => table.id,
    );
    assert.equal(openAt.includes(tableId), removed.status === 409);
    assert.equal(
      seated.some(({ status }) => status < 300),
      removed.status === 409,
    );
  }
});
