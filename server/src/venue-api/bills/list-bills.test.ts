import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';

const sofra = useSofra();

async function list(venue: StaffedVenue, query = '') {
  return venue.waiter.call('GET', `/venues/${venue.id}/bills${query}`);
}

async function numbersOf(venue: StaffedVenue, query = ''): Promise<number[]> {
  const { body } = await list(venue, query);
  return body.data.items.map(({ number }: { number: number }) => number);
}

test('200: open bills of staff and of the API are listed, newest first', async () => {
  const venue = await newStaffedVenue(sofra);
  await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue),
    headers: { 'idempotency-key': freshKey() },
  });
  const { items, nextCursor } = (await list(venue)).body.data;
  const seen = items.map(({ number, isPlacedByApi }: { number: number; isPlacedByApi: boolean }) => [
    number,
    isPlacedByApi,
  ]);
  assert.deepEqual(
    [seen, nextCursor],
    [
      [
        [2, true],
        [1, false],
      ],
      null,
    ],
  );
});

test('200: closed and cancelled bills are listed on request, in any letter case', async () => {
  const venue = await newStaffedVenue(sofra);
  const [open, closed, voided] = [await openBill(venue), await openBill(venue), await openBill(venue)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  await voided.act('POST', '/void');
  assert.deepEqual(await numbersOf(venue), [open.first.number]);
  assert.deepEqual(await numbersOf(venue, '?state=closed'), [3, 2]);
  assert.deepEqual(await numbersOf(venue, '?state=ALL'), [3, 2, 1]);
});

test('200: hidden bills are listed only on request', async () => {
  const venue = await newStaffedVenue(sofra);
  const [hidden] = [await openBill(venue), await openBill(venue)];
  await hidden.act('POST', '/void');
  await venue.owner.call('PUT', `${hidden.path}/hidden`, { isHidden: true });
  assert.deepEqual(await numbersOf(venue, '?state=All'), [2]);
  assert.deepEqual(await numbersOf(venue, '?state=All&includeHidden=false'), [2]);
  assert.deepEqual(await numbersOf(venue, '?state=All&includeHidden=true'), [2, 1]);
});

test('200: pages can be read one after the other to the end', async () => {
  const venue = await newStaffedVenue(sofra);
  for (let count = 0; count < 5; count++) await openBill(venue);
  const pages: number[][] = [];
  let query = '?pageSize=2';
  for (;;) {
    const { items, nextCursor } = (await list(venue, query)).body.data;
    pages.push(items.map(({ number }: { number: number }) => number));
    if (nextCursor === null) break;
    query = `?pageSize=2&cursor=${nextCursor}`;
    // A bill that is opened in between does not move the others.
    if (pages.length === 1) await openBill(venue);
  }
  assert.deepEqual(pages, [[5, 4], [3, 2], [1]]);
  assert.deepEqual(await numbersOf(venue, '?cursor=after-1'), []);
  assert.deepEqual(await numbersOf(venue, '?cursor=after-9999999999'), [6, 5, 4, 3, 2, 1]);
});

test('200: a venue lists only its own bills', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  await openBill(other);
  assert.deepEqual(await numbersOf(venue, '?state=All&includeHidden=true'), []);
});

test('200: a day has the bills with its business date, whenever the day of the venue begins now', async () => {
  const venue = await newStaffedVenue(sofra);
  await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { dayBeginsAt: '05:00' });
  const before = sofra.clock.now();
  try {
    for (const at of [
      '2026-03-06T03:00:00+03:00',
      '2026-03-06T04:00:00+03:00',
      '2026-03-06T06:00:00+03:00',
    ]) {
      sofra.clock.set(Date.parse(at));
      const bill = await openBill(venue);
      if (bill.first.number !== 3) await bill.act('POST', '/close', { kind: 'Cash' });
    }
    assert.deepEqual(await numbersOf(venue, '?date=2026-03-05&state=All'), [2, 1]);
    assert.deepEqual(await numbersOf(venue, '?date=Yesterday&state=Closed'), [2, 1]);
    assert.deepEqual(await numbersOf(venue, '?date=Today'), [3]);
    assert.deepEqual(await numbersOf(venue, '?date=2026-03-07&state=All'), []);
    assert.deepEqual(await numbersOf(venue, '?date=Yesterday&state=All&q=1'), [1]);
    assert.deepEqual(await numbersOf(venue, '?date=Today&state=All&q=1'), []);
    assert.deepEqual(await numbersOf(venue, '?date=Yesterday&state=All&method=Cash&pageSize=1'), [2]);
    const first = (await list(venue, '?date=Yesterday&state=All&pageSize=1')).body.data;
    assert.equal(first.nextCursor, 'after-2');
    assert.deepEqual(await numbersOf(venue, '?date=Yesterday&state=All&pageSize=1&cursor=after-2'), [1]);
    await venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { dayBeginsAt: '02:00' });
    assert.deepEqual(await numbersOf(venue, '?date=2026-03-05&state=All'), [2, 1]);
    assert.deepEqual(await numbersOf(venue, '?date=2026-03-06&state=All'), [3]);
  } finally {
    sofra.clock.set(before);
  }
});

test('400: an invalid state, page or size is refused', async () => {
  const venue = await newStaffedVenue(sofra);
  const cases: [string, string][] = [
    ['?state=Paid', 'VALIDATION_ERROR'],
    ['?includeHidden=yes', 'VALIDATION_ERROR'],
    ['?date=2026-02-30', 'VALIDATION_ERROR'],
    ['?date=2026-13-01', 'VALIDATION_ERROR'],
    ['?date=now', 'VALIDATION_ERROR'],
    ['?cursor=first', 'VALIDATION_ERROR'],
    ['?cursor=after-2&cursor=after-1', 'VALIDATION_ERROR'],
    ['?cursor=after-0', 'VALIDATION_ERROR'],
    ['?cursor=after-99999999999', 'VALIDATION_ERROR'],
    ['?cursor=2', 'VALIDATION_ERROR'],
    ['?pageSize=101', 'INVALID_PAGE_SIZE'],
    ['?pageSize=0', 'INVALID_PAGE_SIZE'],
  ];
  for (const [query, code] of cases) {
    const { status, body } = await list(venue, query);
    assert.deepEqual([status, body.errorCode], [400, code], query);
  }
});
