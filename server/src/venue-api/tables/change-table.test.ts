import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { withoutRevisions } from '../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function change(tableId: string | undefined, body: unknown, of = venue) {
  return of.owner.call('PATCH', `/venues/${of.id}/tables/${tableId}`, body);
}

async function codesByArea(of: StaffedVenue): Promise<[string, string[]][]> {
  const { data } = (await read(sofra, of, `/venues/${of.id}/tables`)).body;
  return data.map(({ name, tables }: { name: string; tables: { code: string }[] }) => [
    name,
    tables.map(({ code }) => code),
  ]);
}

test('200: stated properties change and the others stay, including the code on the QR card', async () => {
  const of = await newStaffedVenue(sofra);
  const [id] = of.tableIds;
  const [hall] = of.record.areas;
  const { status, body } = await change(id!.toUpperCase(), { name: 'Pencere' }, of);
  const table = {
    id,
    areaId: hall!.id,
    name: 'Pencere',
    code: 'S1',
    capacity: 4,
    place: null,
    openBill: null,
  };
  assert.deepEqual([status, withoutRevisions(body.data)], [200, table]);
  const without = await change(id, { capacity: null }, of);
  assert.deepEqual(withoutRevisions(without.body.data), { ...table, capacity: null });
  assert.deepEqual((await change(id, {}, of)).body.data, without.body.data);
  const order = roundAt(id, [lineOf(of.menu.kebab)]);
  assert.equal((await place(sofra, of, order)).body.data.order.table.name, 'Pencere');
});

test('200: a table moves to the end of another area, together with its open bill', async () => {
  const of = await newStaffedVenue(sofra);
  const [, garden] = of.record.areas;
  const bill = await openBill(of, { type: 'DineIn', tableId: of.tableIds[0] });
  const { data } = (await change(of.tableIds[0], { areaId: garden!.id.toUpperCase(), code: 'B2' }, of)).body;
  assert.deepEqual([data.areaId, data.openBill], [garden!.id, { id: bill.first.id, number: 1 }]);
  assert.deepEqual(await codesByArea(of), [
    ['Salon', ['S2']],
    ['Bahçe', ['B1', 'B2']],
  ]);
  const again = roundAt(of.tableIds[0], [lineOf(of.menu.kebab)]);
  assert.equal((await place(sofra, of, again)).body.data.order.id, bill.first.id);
});

test('200: two tables can swap their codes through a third code', async () => {
  const of = await newStaffedVenue(sofra);
  const [first, second] = of.tableIds;
  for (const [id, code] of [
    [first, 'tmp'],
    [second, 'S1'],
    [first, 'S2'],
  ] as const) {
    assert.equal((await change(id, { code }, of)).status, 200);
  }
  assert.deepEqual(await codesByArea(of), [
    ['Salon', ['S2', 'S1']],
    ['Bahçe', ['B1']],
  ]);
});

test('400: an unreadable change is refused', async () => {
  for (const [body, field] of [
    [{ name: 4 }, 'name'],
    [{ areaId: 'Bahçe' }, 'areaId'],
    [{ capacity: '4' }, 'capacity'],
  ] as const) {
    assertRefused(await change(venue.tableIds[0], body), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: the code of another table, an empty name and unknown properties are refused', async () => {
  for (const [body, field] of [
    [{ code: 'B1' }, 'code'],
    [{ code: null }, 'code'],
    [{ name: '' }, 'name'],
    [{ capacity: 0 }, 'capacity'],
    [{ openBill: null }, 'openBill'],
  ] as const) {
    assertRefused(await change(venue.tableIds[0], body), 400, 'CONTENT_INVALID', [field]);
  }
});

test('404: a table or an area of another venue is answered like an unknown one', async () => {
  const other = await newStaffedVenue(sofra);
  for (const id of [other.tableIds[0], randomUUID()]) {
    assertRefused(await change(id, { name: 'Ours' }), 404, 'TABLE_NOT_FOUND');
  }
  for (const areaId of [other.record.areas[0]!.id, randomUUID()]) {
    assertRefused(await change(venue.tableIds[0], { areaId }), 404, 'AREA_NOT_FOUND');
  }
  assert.deepEqual(await codesByArea(other), await codesByArea(venue));
});
