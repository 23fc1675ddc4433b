import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests, useFixture } from '../../../../test/harness/fixture.ts';
import { read } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));
let hall: string;
let garden: string;

beforeTests(async () => {
  [hall, garden] = venue.record.areas.map(({ id }) => id) as [string, string];
});

function order(ids: unknown) {
  return venue.owner.call('PUT', `/venues/${venue.id}/areas/order`, { ids });
}

test('200: areas are listed in the given order, each with its tables', async () => {
  const { status, body } = await order([garden.toUpperCase(), hall]);
  assert.deepEqual([status, body.data], [200, { ids: [garden, hall] }]);
  const listed = (await read(sofra, venue, `/venues/${venue.id}/tables`)).body.data;
  assert.deepEqual(
    listed.map(({ name, tables }: { name: string; tables: unknown[] }) => [name, tables.length]),
    [
      ['Bahçe', 1],
      ['Salon', 2],
    ],
  );
});

test('400: an unreadable order of areas is refused', async () => {
  for (const [ids, field] of [
    ['all', 'ids'],
    [['Salon'], 'ids[0]'],
  ] as const) {
    assertRefused(await order(ids), 400, 'VALIDATION_ERROR', [field]);
  }
});

test('400: an order with a missing, repeated or foreign area is refused', async () => {
  const [theirs] = (await newStaffedVenue(sofra)).record.areas;
  const many = Array.from({ length: 5_000 }, () => hall);
  for (const ids of [[], [hall], [hall, hall], [hall, theirs!.id], [hall, garden, randomUUID()], many]) {
    assertRefused(await order(ids), 400, 'CONTENT_INVALID', ['ids']);
  }
});
