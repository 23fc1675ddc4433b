import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests, useFixture } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));
let hall: string;

beforeTests(async () => {
  hall = venue.record.areas[0]!.id;
});

function order(ids: unknown, areaId = hall) {
  return venue.owner.call('PUT', `/venues/${venue.id}/areas/${areaId}/tables/order`, { ids });
}

test('200: the tables of an area are listed in the given order, with and without open bills', async () => {
  const [first, second, third] = venue.tableIds;
  await openBill(venue, { type: 'DineIn', tableId: first });
  const { status, body } = await order([second!.toUpperCase(), first]);
  assert.deepEqual([status, body.data], [200, { ids: [second, first] }]);
  const listed = (await read(sofra, venue, `/venues/${venue.id}/tables`)).body.data;
  assert.deepEqual(
    listed.map(({ tables }: { tables: { id: string }[] }) => tables.map(({ id }) => id)),
    [[second, first], [third]],
  );
});

test('400: an order with a missing, repeated or foreign table is refused', async () => {
  const [first, second, third] = venue.tableIds;
  for (const ids of [[], [first], [first, first], [first, third], [first, second, third]]) {
    assertRefused(await order(ids), 400, 'CONTENT_INVALID', ['ids']);
  }
});

test('404: the tables of an area of another venue cannot be ordered', async () => {
  const other = await newStaffedVenue(sofra);
  for (const areaId of [other.record.areas[0]!.id, randomUUID()]) {
    assertRefused(await order(other.tableIds.slice(0, 2), areaId), 404, 'AREA_NOT_FOUND');
  }
});
