import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { read } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function rename(areaId: string, body: unknown, of = venue) {
  return of.owner.call('PATCH', `/venues/${of.id}/areas/${areaId}`, body);
}

test('200: the new name is listed at the next call, and tables and their bills stay', async () => {
  const of = await newStaffedVenue(sofra);
  const [hall] = of.record.areas;
  const { first } = await openBill(of, { type: 'DineIn', tableId: of.tableIds[0] });
  const { status, body } = await rename(hall!.id.toUpperCase(), { name: 'Kış bahçesi' }, of);
  assert.deepEqual([status, body.data.id, body.data.name], [200, hall!.id, 'Kış bahçesi']);
  assert.deepEqual(body.data.tables[0].openBill, { id: first.id, number: 1 });
  assert.equal(body.data.tables.length, 2);
  const listed = (await read(sofra, of, `/venues/${of.id}/tables`)).body.data;
  assert.equal(listed[0].name, 'Kış bahçesi');
});

test('200: an empty change changes nothing', async () => {
  const [hall] = venue.record.areas;
  const { status, body } = await rename(hall!.id, {});
  assert.deepEqual([status, body.data.name], [200, 'Salon']);
});

test('400: the name of another area, an empty name, and properties with their own calls are refused', async () => {
  const [, garden] = venue.record.areas;
  for (const [body, field] of [
    [{ name: 'Salon' }, 'name'],
    [{ name: null }, 'name'],
    [{ tables: [] }, 'tables'],
  ] as const) {
    assertRefused(await rename(garden!.id, body), 400, 'CONTENT_INVALID', [field]);
  }
});

test('404: an area of another venue is answered like an unknown one, and keeps its name', async () => {
  const other = await newStaffedVenue(sofra);
  const [theirs] = other.record.areas;
  for (const areaId of [theirs!.id, randomUUID()]) {
    assertRefused(await rename(areaId, { name: 'Teras' }), 404, 'AREA_NOT_FOUND');
  }
  assert.equal((await read(sofra, other, `/venues/${other.id}/tables`)).body.data[0].name, 'Salon');
});
