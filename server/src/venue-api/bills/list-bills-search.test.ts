import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

async function searchNumbers(query: string): Promise<number[]> {
  const { status, body } = await venue.waiter.call('GET', `/venues/${venue.id}/bills?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.data.nextCursor, null);
  return body.data.items.map(({ number }: { number: number }) => number);
}

test('200: bills are found by number, name and phone among those of the asked state, newest first', async () => {
  const open = (name: string, phone: string) => openBill(venue, { customer: { name, phone } });
  await open('Işıl Çağlar', '0532 123 45 67');
  const closed = await open('Işıl Demir', '0532 999 88 77');
  await open('Ada', '0533 123 00 00');
  await openBill(venue);
  await closed.act('POST', '/close', { kind: 'Cash' });
  const search = (q: string, more = '') => searchNumbers(`q=${encodeURIComponent(q)}${more}`);
  assert.deepEqual(await search('isil'), [1]);
  assert.deepEqual(await search('isil', '&state=All'), [2, 1]);
  assert.deepEqual(await search('isil', '&state=All&pageSize=1'), [2]);
  assert.deepEqual(await search('ÇAĞLAR'), [1]);
  assert.deepEqual(await search('0532 999', '&state=Closed'), [2]);
  assert.deepEqual(await search('123 00'), [3]);
  assert.deepEqual(await search('4'), [4]);
  assert.deepEqual(await search('2'), []);
  assert.deepEqual(await search("%' or 1=1"), []);
  assert.deepEqual(await search(' '), [4, 3, 1]);
});

test('200: a number or a guest finds a bill of any age; a search sees no bill of another venue', async () => {
  const other = await newStaffedVenue(sofra);
  await openBill(other, { customer: { name: 'Zeynep', phone: '0535 555 55 55' } });
  assert.deepEqual(await searchNumbers('q=zeynep&state=All'), []);
  await sofra.db.query({
    text: `insert into bill select (jsonb_populate_record(b, jsonb_build_object('bill_id', gen_random_uuid(), 'number', 10000 + n))).*
             from bill b, generate_series(1, 600) as n where b.venue_id = $1 and b.number = 4`,
    values: [venue.id],
  });
  assert.deepEqual(await searchNumbers('q=4'), [4]);
  // More than 500 bills are newer, and this one is not of tonight.
  await sofra.db.query({
    text: "update bill set business_date = '2026-02-28' where venue_id = $1 and number = 1",
    values: [venue.id],
  });
  assert.deepEqual(await searchNumbers('q=isil'), [1]);
});

test('200: bills are found by amount, table and way to pay; one with the number comes first', async () => {
  const of = await newStaffedVenue(sofra);
  const find = async (query: string) =>
    (await of.waiter.call('GET', `/venues/${of.id}/bills?state=All&${query}`)).body.data.items.map(
      ({ number }: { number: number }) => number,
    );
  const atTable = await openBill(of, { type: 'DineIn', tableId: of.tableIds[0] });
  const byCard = await openBill(of);
  await openBill(of);
  await byCard.act('POST', '/payments', { kind: 'Cash', amount: 2 }, { 'idempotency-key': freshKey() });
  await byCard.act('POST', '/close', { kind: 'Card' });
  assert.deepEqual(await find('q=120,50'), [3, 2, 1]);
  assert.deepEqual(await find('q=118.5'), [2]);
  assert.deepEqual(await find(`q=${encodeURIComponent(atTable.first.table.name)}`), [1]);
  assert.deepEqual(await find('method=Card'), [2]);
  assert.deepEqual(await find('method=Online'), []);
  assert.deepEqual(await find('method=Cash&q=120,50'), [2]);
  assert.deepEqual(await find('q=2'), [2]);
  const two = await openBill(of);
  await two.act('POST', '/payments', { kind: 'Cash', amount: 3 }, { 'idempotency-key': freshKey() });
  assert.deepEqual(await find('q=3'), [3, 4]);
});
