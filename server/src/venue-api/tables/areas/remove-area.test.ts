import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { leavingNothing, place, read, roundAt } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../../test/harness/staff.ts';

const sofra = useSofra();

function remove(of: StaffedVenue, areaId: string) {
  return of.owner.call('DELETE', `/venues/${of.id}/areas/${areaId}`);
}

test('200: a removed area takes no orders at its tables, and closed bills keep the names of the tables', async () => {
  const venue = await newStaffedVenue(sofra);
  const [hall] = venue.record.areas;
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  await bill.act('POST', '/close', { kind: 'Cash' });
  const { status, body } = await remove(venue, hall!.id);
  assert.deepEqual([status, body.data], [200, { id: hall!.id }]);
  const listed = (await read(sofra, venue, `/venues/${venue.id}/tables`)).body.data;
  assert.deepEqual(
    listed.map(({ name }: { name: string }) => name),
    ['Bahçe'],
  );
  const order = roundAt(venue.tableIds[1], [lineOf(venue.menu.kebab)]);
  assertRefused(await place(sofra, venue, order), 404, 'PUBLIC_API_TABLE_NOT_FOUND');
  assert.equal((await bill.read()).table.name, 'Salon 1');
});

test('404: an area of another venue cannot be removed', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const areaId of [other.record.areas[0]!.id, randomUUID()]) {
    assertRefused(await remove(venue, areaId), 404, 'AREA_NOT_FOUND');
  }
  assert.equal((await read(sofra, other, `/venues/${other.id}/tables`)).body.data.length, 2);
});

test('409: an area with an open bill at one of its tables can be removed only after the bill moved away', async () => {
  const venue = await newStaffedVenue(sofra);
  const [hall] = venue.record.areas;
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[1] });
  const answer = await leavingNothing(sofra, venue, () => remove(venue, hall!.id));
  assertRefused(answer, 409, 'TABLE_HAS_OPEN_BILL');
  await bill.act('PUT', '/table', { tableId: venue.tableIds[2] });
  assert.equal((await remove(venue, hall!.id)).status, 200);
});
