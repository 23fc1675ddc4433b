import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../test/harness/staff.ts';
import { copyAsLongBills } from '../../../test/samples/long-bills.ts';
import type { Database, Statement } from '../database.ts';
import { searchVenueBills } from './bill-search.ts';

const sofra = useSofra();
const FILTER = { state: 'Open', includesHidden: false } as const;

test('a search reads what is beside bills, long and short ones together, and finds all of them', async () => {
  const venue = await newStaffedVenue(sofra);
  const first = await openBill(venue, { customer: { name: 'Işıl', phone: '0532 123 45 67' } });
  await openBill(venue, { customer: { name: 'Ada', phone: '0533 123 45 67' } });
  await sofra.db.query({
    text: 'update bill set number = number + 1000 where venue_id = $1 and number = 2',
    values: [venue.id],
  });
  const long = { venueId: venue.id, billId: first.first.id, count: 5, lines: 480 };
  await copyAsLongBills(sofra.db, long);
  const read: Statement[] = [];
  const db: Database = {
    ...sofra.db,
    query: (statement) => {
      if (statement.name === 'read-searched-bills') read.push(statement);
      return sofra.db.query(statement);
    },
  };
  const sought = { text: 'isil', method: null, day: null, today: '2026-03-03', findsPhones: true };
  const { bills, later } = await searchVenueBills(db, venue.id, FILTER, sought, 10);
  assert.equal(bills.length + later.length, 6);
  const searched = read.map(({ values }) => (values![1] as string[]).length);
  assert.deepEqual(searched, [7]);
  const short = await newStaffedVenue(sofra);
  for (let count = 0; count < 5; count++) await openBill(short);
  read.length = 0;
  await searchVenueBills(db, short.id, FILTER, sought, 10);
  assert.deepEqual(
    read.map(({ values }) => (values![1] as string[]).length),
    [5],
  );
});
