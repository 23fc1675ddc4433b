import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

interface AreaRead {
  name: string;
  tables: { id: string; name: string; code: string; capacity: number | null; openBill: unknown }[];
}

async function read(venue: StaffedVenue): Promise<AreaRead[]> {
  return (await venue.waiter.call('GET', `/venues/${venue.id}/tables`)).body.data;
}

test('200: the tables are listed by area, in the order of the till', async () => {
  const venue = await newStaffedVenue(sofra);
  const seen = (await read(venue)).map(({ name, tables }) => [
    name,
    tables.map((table) => [table.name, table.code, table.capacity, table.openBill]),
  ]);
  assert.deepEqual(seen, [
    [
      'Salon',
      [
        ['Salon 1', 'S1', 4, null],
        ['Salon 2', 'S2', null, null],
      ],
    ],
    ['Bahçe', [['Bahçe 1', 'B1', 6, null]]],
  ]);
});

test('200: a table shows its open bill until the bill is closed or moved away', async () => {
  const venue = await newStaffedVenue(sofra);
  const [first, second] = venue.tableIds;
  const openBills = async () =>
    (await read(venue)).flatMap(({ tables }) => tables.map(({ openBill }) => openBill));
  const bill = await openBill(venue, { type: 'DineIn', tableId: first });
  const shown = { id: bill.first.id, number: 1 };
  assert.deepEqual(await openBills(), [shown, null, null]);
  await bill.act('PUT', '/table', { tableId: second });
  assert.deepEqual(await openBills(), [null, shown, null]);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assert.deepEqual(await openBills(), [null, null, null]);
});
