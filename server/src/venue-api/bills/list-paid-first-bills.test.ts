import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type StaffedVenue,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

const list = (venue: StaffedVenue, query = '') =>
  venue.waiter.call('GET', `/venues/${venue.id}/bills/paid-first${query}`);

async function numbersOf(venue: StaffedVenue): Promise<number[]> {
  const { status, body, text } = await list(venue);
  assert.equal(status, 200, text);
  return body.data.items.map(({ number }: { number: number }) => number);
}

const move = (bill: OpenedBill, at: number, to: string) =>
  bill.act('POST', `/lines/${bill.first.lines[at].id}/move`, { to });

async function newPaidFirstBill(
  venue: StaffedVenue,
  order: Record<string, unknown> = {},
): Promise<OpenedBill> {
  const bill = await openBill(venue, order);
  const { body } = await bill.act('POST', '/close', { kind: 'Cash' });
  assert.deepEqual([body.data.isPaidFirst, body.data.status], [true, 'Completed']);
  return bill;
}

test('200: a bill that is closed first is listed until all of it is made, also when it is hidden', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab } = venue.menu;
  const bill = await newPaidFirstBill(venue, { lines: [lineOf(kebab), lineOf(kebab)] });
  const hidden = await venue.owner.call('PUT', `${bill.path}/hidden`, { isHidden: true });
  assert.equal(hidden.status, 200);
  assert.deepEqual(await numbersOf(venue), [1]);
  await move(bill, 0, 'Served');
  sofra.clock.advance(11 * HOUR_MS);
  assert.deepEqual(await numbersOf(venue), [1]);
  await move(bill, 1, 'Ready');
  sofra.clock.advance(30 * MINUTE_MS - 1);
  assert.deepEqual(await numbersOf(venue), [1], 'it can be brought back for half an hour');
  sofra.clock.advance(1);
  assert.deepEqual(await numbersOf(venue), []);
  await move(bill, 1, 'Preparing');
  assert.deepEqual(await numbersOf(venue), [1], 'what is taken back is to make again');
});

test('200: a line of a bill that was made and closed is to make again when its mark is taken back', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  await move(bill, 0, 'Ready');
  await bill.act('POST', '/close', { kind: 'Cash' });
  assert.deepEqual(await numbersOf(venue), []);
  const { body } = await move(bill, 0, 'Preparing');
  assert.deepEqual([body.data.isPaidFirst, await numbersOf(venue)], [true, [1]]);
});

test('200: what nobody makes is listed for 12 hours from the order of its last line', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  sofra.clock.advance(HOUR_MS);
  await bill.act('POST', '/rounds', { lines: [lineOf(venue.menu.kebab)] }, { 'idempotency-key': freshKey() });
  sofra.clock.advance(HOUR_MS);
  await bill.act('POST', '/close', { kind: 'Cash' });
  sofra.clock.advance(11 * HOUR_MS - 1);
  assert.deepEqual(await numbersOf(venue), [1]);
  sofra.clock.advance(1);
  assert.deepEqual(await numbersOf(venue), []);
});

test('200: bills that were made, are open or voided are not listed, nor those of other venues', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  const [made, , voided] = [await openBill(venue), await openBill(venue), await openBill(venue)];
  await move(made, 0, 'Ready');
  const { body } = await made.act('POST', '/close', { kind: 'Cash' });
  assert.equal(body.data.isPaidFirst, false);
  await voided.act('POST', '/void');
  await newPaidFirstBill(other);
  assert.deepEqual(await numbersOf(venue), []);
});

test('200: the table of such a bill is free, and the list goes on page by page, newest first', async () => {
  const venue = await newStaffedVenue(sofra);
  const atTable = { type: 'DineIn', tableId: venue.tableIds[0] };
  for (let bills = 0; bills < 3; bills += 1) {
    await newPaidFirstBill(venue, atTable);
    sofra.clock.advance(1);
  }
  const seen: number[] = [];
  for (let query: string | null = '?pageSize=2'; query !== null; ) {
    const { body } = await list(venue, query);
    const { items, nextCursor } = body.data;
    seen.push(...items.map(({ number }: { number: number }) => number));
    query = nextCursor && `?pageSize=2&cursor=${nextCursor}`;
  }
  assert.deepEqual(seen, [3, 2, 1]);
});

test('400: a cursor of another list is refused', async () => {
  assertRefused(await list(await newStaffedVenue(sofra), '?cursor=after-7'), 400, 'VALIDATION_ERROR', [
    'cursor',
  ]);
});
