import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { sampleOrder, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import type { Stamp } from '../../core/bills/bill-history.ts';
import { closeBill, hideBill, voidBill } from '../../core/bills/till.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';

const sofra = useSofra();

/** Places orders one second apart and returns their ids, the oldest first. */
async function placeMany(venue: TestVenue, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    ids.push((await place(sofra, venue, sampleOrder(venue))).body.data.order.id);
    sofra.clock.advance(1_000);
  }
  return ids;
}

async function idsOf(venue: TestVenue, query = '', key = venue.key.text): Promise<string[]> {
  const answer = await read(sofra, venue, `/orders${query}`, { key });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.items.map(({ id }: { id: string }) => id);
}

function changeAtTill(venue: TestVenue, id: string, decide: (bill: Bill, stamp: Stamp) => BillChange) {
  const stamp = {
    by: { kind: 'Account' as const, id: venue.id, name: 'Deniz' },
    at: sofra.clock.now(),
  };
  return changeBill(billParts(sofra.db), venue.id, id, (bill) => decide(bill, stamp));
}

test('200: orders come newest first, each the same as when read by its id', async () => {
  const venue = await sofra.newVenue();
  const placed = await placeMany(venue, 3);
  const { data } = (await read(sofra, venue, '/orders')).body;
  assert.deepEqual(
    data.items.map(({ id }: { id: string }) => id),
    placed.toReversed(),
  );
  assert.equal(data.nextCursor, null);
  assert.deepEqual((await read(sofra, venue, `/orders/${placed[0]}`)).body.data, data.items[2]);
});

test('200: a venue without orders has one empty page', async () => {
  const venue = await sofra.newVenue();
  assert.deepEqual((await read(sofra, venue, '/orders')).body.data, { items: [], nextCursor: null });
});

test('200: open, closed and all filter in any letter case; cancelled counts as closed', async () => {
  const venue = await sofra.newVenue();
  const [open, closed, voided, hidden] = await placeMany(venue, 4);
  const payment = { id: randomUUID(), businessDate: '2026-03-07', kind: 'Cash' } as const;
  await changeAtTill(venue, closed!, (bill, stamp) => closeBill(bill, payment, stamp));
  await changeAtTill(venue, voided!, (bill, stamp) => voidBill(bill, stamp));
  await changeAtTill(venue, hidden!, (bill, stamp) => voidBill(bill, stamp));
  await changeAtTill(venue, hidden!, (bill, stamp) => hideBill(bill, true, stamp));
  for (const status of ['', '?status=Open', '?status=open', '?status=OPEN']) {
    assert.deepEqual(await idsOf(venue, status), [open]);
  }
  for (const status of ['Closed', 'closed', 'cLoSeD']) {
    assert.deepEqual(await idsOf(venue, `?status=${status}`), [voided, closed]);
  }
  for (const status of ['All', 'all']) {
    assert.deepEqual(await idsOf(venue, `?status=${status}`), [voided, closed, open]);
  }
});

test('200: a page shows a placed, a closed and a hidden order from the next request on', async () => {
  const venue = await sofra.newVenue();
  const seen: number[] = [];
  const note = async () => {
    await read(sofra, venue, '/orders?status=All');
    seen.push((await idsOf(venue)).length, (await idsOf(venue, '?status=All')).length);
  };
  await note();
  const [id, other] = (await placeMany(venue, 2)) as [string, string];
  await note();
  await changeAtTill(venue, id, (bill, stamp) =>
    closeBill(bill, { id: randomUUID(), businessDate: '2026-03-07', kind: 'Cash' }, stamp),
  );
  await note();
  await changeAtTill(venue, other, (bill, stamp) => voidBill(bill, stamp));
  await changeAtTill(venue, other, (bill, stamp) => hideBill(bill, true, stamp));
  await note();
  assert.deepEqual(seen, [0, 0, 2, 2, 1, 2, 0, 1]);
});

test('200: the cursor leads through all pages to the last one', async () => {
  const venue = await sofra.newVenue();
  const placed = await placeMany(venue, 7);
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let cursor: number | null = 1; cursor !== null; ) {
    const page: { items: { id: string }[]; nextCursor: number | null } = (
      await read(sofra, venue, `/orders?pageSize=3&cursor=${cursor}`)
    ).body.data;
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    assert.ok(page.nextCursor === null || page.nextCursor === cursor + 1);
    cursor = page.nextCursor;
  }
  assert.deepEqual([seen, sizes], [placed.toReversed(), [3, 3, 1]]);
});

test('200: a full last page has no next page, and pages after it are empty', async () => {
  const venue = await sofra.newVenue();
  await placeMany(venue, 2);
  const pageOf = async (query: string) => (await read(sofra, venue, `/orders?${query}`)).body.data;
  assert.equal((await pageOf('pageSize=2')).nextCursor, null);
  for (const cursor of ['2', '1000', '2147483648', '9'.repeat(30)]) {
    const page = await pageOf(`pageSize=100&cursor=${cursor}`);
    assert.deepEqual(page, { items: [], nextCursor: null });
  }
});

test('200: an order placed during paging may repeat another one, but none is missing', async () => {
  const venue = await sofra.newVenue();
  const placed = await placeMany(venue, 4);
  const first = await idsOf(venue, '?pageSize=2&cursor=1');
  await placeMany(venue, 1);
  const seen = [...first, ...(await idsOf(venue, '?pageSize=2&cursor=2'))];
  seen.push(...(await idsOf(venue, '?pageSize=2&cursor=3')));
  assert.deepEqual(new Set(seen), new Set(placed));
});

test('200: a page has 50 orders by default and 100 at most', async () => {
  const venue = await sofra.newVenue();
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  await sofra.db.query({
    text: `insert into bill (venue_id, bill_id, number, revision, state, table_id, is_placed_by_api, is_hidden,
                             opened_at, content, business_date, searched)
           select venue_id, gen_random_uuid(), number + at, revision, state, table_id, is_placed_by_api, is_hidden,
                  opened_at + at * interval '1 second', content, business_date, searched
             from bill cross join generate_series(1, 100) as at where venue_id = $1 and bill_id = $2`,
    values: [venue.id, order.id],
  });
  const pageOf = async (query: string) => (await read(sofra, venue, `/orders${query}`)).body.data;
  const [page, most] = [await pageOf(''), await pageOf('?pageSize=100')];
  assert.deepEqual([page.items.length, page.nextCursor], [50, 2]);
  assert.deepEqual([most.items.length, most.nextCursor], [100, 2]);
  assert.deepEqual((await pageOf('?pageSize=100&cursor=2')).items.length, 1);
});

test('200: orders of every key of the venue are listed; orders of the till are not', async () => {
  const [key, other] = [sampleKey(), sampleKey()];
  const venue = await sofra.newVenue({}, { keys: [key, other] });
  const first = (await place(sofra, venue, sampleOrder(venue))).body.data.order.id;
  sofra.clock.advance(1);
  const second = (await place(sofra, venue, sampleOrder(venue), { key: other.text })).body.data.order.id;
  assert.deepEqual(await idsOf(venue, '', other.text), [second, first]);
  await sofra.db.query({
    text: 'update bill set is_placed_by_api = false where venue_id = $1 and bill_id = $2',
    values: [venue.id, second],
  });
  // Every change of a bill is a numbered change of its venue.
  await sofra.db.query({
    text: 'update venue_head set last_change = last_change + 1 where venue_id = $1',
    values: [venue.id],
  });
  assert.deepEqual(await idsOf(venue), [first]);
});

test('200: a headquarter lists its own orders and those of its branches by time, or those of one venue', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const [branch, sibling] = [await sofra.newVenue(change), await sofra.newVenue(change)];
  const placed: string[] = [];
  for (const venue of [branch, headquarter, sibling, branch, headquarter]) {
    placed.unshift(...(await placeMany(venue, 1)));
  }
  assert.deepEqual(await idsOf(headquarter), placed);
  assert.deepEqual(await idsOf(headquarter, '?pageSize=2&cursor=2'), placed.slice(2, 4));
  const named = await idsOf(headquarter, `?venueId=${branch.id.toUpperCase()}`);
  assert.deepEqual(named, [placed[1], placed[4]]);
  assert.deepEqual(await idsOf(branch), [placed[1], placed[4]]);
});

test('400: a query that cannot be read is refused with its fields', async () => {
  const venue = await sofra.newVenue();
  const cases: [string, string[]][] = [
    ['status=Cancelled', ['status']],
    ['status=', ['status']],
    ['status=Open,Closed', ['status']],
    ['venueId=7', ['venueId']],
    ['cursor=one', ['cursor']],
    ['cursor=1.5', ['cursor']],
    ['cursor=', ['cursor']],
    ['cursor=1e2', ['cursor']],
    ['pageSize=10.0', ['pageSize']],
    ['pageSize=0x10', ['pageSize']],
    ['status=Open&status=Open', ['status']],
    ['cursor=1&cursor=2&pageSize=ten', ['cursor', 'pageSize']],
    ['venueId=7&status=no&cursor=x', ['venueId', 'status', 'cursor']],
  ];
  for (const [query, fields] of cases) {
    const answer = await read(sofra, venue, `/orders?${query}`);
    assert.deepEqual(assertRefused(answer, 400, 'VALIDATION_ERROR'), fields, query);
  }
});

test('400: a page below the first one and a size out of range have their own codes', async () => {
  const venue = await sofra.newVenue();
  for (const cursor of ['0', '-1', '-99999999999999999999']) {
    const answer = await read(sofra, venue, `/orders?cursor=${cursor}`);
    assertRefused(answer, 400, 'INVALID_PAGE_NUMBER', ['cursor']);
  }
  for (const pageSize of ['0', '-5', '101', '99999999999999999999']) {
    const answer = await read(sofra, venue, `/orders?pageSize=${pageSize}`);
    assertRefused(answer, 400, 'INVALID_PAGE_SIZE', ['pageSize']);
  }
  assertRefused(await read(sofra, venue, '/orders?cursor=0&pageSize=0'), 400, 'INVALID_PAGE_NUMBER');
  assertRefused(await read(sofra, venue, '/orders?cursor=0&pageSize=x'), 400, 'VALIDATION_ERROR');
});

test('404: a venue that the key does not reach is answered like an unknown one', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id });
  const stranger = await sofra.newVenue();
  for (const [venue, other] of [
    [branch, headquarter.id],
    [stranger, branch.id],
    [stranger, randomUUID()],
  ] as const) {
    const answer = await read(sofra, venue, `/orders?venueId=${other}`);
    assertRefused(answer, 404, 'PUBLIC_API_VENUE_NOT_FOUND', []);
  }
});
