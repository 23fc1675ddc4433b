import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { inTransaction } from '../../store/database.ts';
import { saveVenueSetup } from '../../store/venue/venue-records.ts';

const sofra = useSofra();

test('200: tables are grouped by area, both in the order of the till', async () => {
  const venue = await sofra.newVenue();
  const { status, body } = await read(sofra, venue, `/venues/${venue.id}/tables`);
  const [hall, garden] = venue.record.areas;
  assert.equal(status, 200);
  assert.deepEqual(body.data, [
    {
      id: hall!.id,
      name: 'Salon',
      tables: [
        { id: venue.tableIds[0], name: 'Salon 1', code: 'S1', capacity: 4 },
        { id: venue.tableIds[1], name: 'Salon 2', code: 'S2', capacity: null },
      ],
    },
    {
      id: garden!.id,
      name: 'Bahçe',
      tables: [{ id: venue.tableIds[2], name: 'Bahçe 1', code: 'B1', capacity: 6 }],
    },
  ]);
});

test('200: a new order of areas and tables is visible at the next call', async () => {
  const venue = await sofra.newVenue();
  await read(sofra, venue, `/venues/${venue.id}/tables`);
  venue.record.areas.reverse();
  venue.record.areas[1]!.tables.reverse();
  await inTransaction(sofra.db, (tx) => saveVenueSetup(tx, venue.record, 0));
  const { data } = (await read(sofra, venue, `/venues/${venue.id}/tables`)).body;
  const codes = data.map(({ tables }: { tables: { code: string }[] }) => tables.map(({ code }) => code));
  assert.deepEqual(codes, [['B1'], ['S2', 'S1']]);
});

test('200: a venue without tables has an empty list, and so has an area without tables', async () => {
  const bare = await sofra.newVenue({}, { revise: (record) => record.areas.splice(0) });
  const empty = await sofra.newVenue({}, { revise: ({ areas }) => areas[1]!.tables.splice(0) });
  assert.deepEqual((await read(sofra, bare, `/venues/${bare.id}/tables`)).body.data, []);
  const { data } = (await read(sofra, empty, `/venues/${empty.id}/tables`)).body;
  assert.deepEqual([data[0].tables.length, data[1].tables], [2, []]);
});
