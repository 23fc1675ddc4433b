import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { place, read, roundAt } from '../../../test/harness/public-caller.ts';
import { lineOf, sampleOrder, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { moveNow, readBill } from '../../../test/venues/bill-moves.ts';
import { billState } from '../../core/bills/bill-status.ts';
import { findBill } from '../../store/bills/bills.ts';
import { readMovedOrders } from '../../store/bills/moved-bills.ts';

const sofra = useSofra();

/** Makes an order of the API at the first table, and bills of staff at the next tables. */
async function newOrder(staffTables = 1) {
  const venue = await newStaffedVenue(sofra);
  const { kebab, baklava } = venue.menu;
  const idempotencyKey = randomUUID();
  const lines = [lineOf(kebab, { quantity: 2 }), lineOf(baklava)];
  const body = roundAt(venue.tableIds[0], lines, { note: 'Bahçe' });
  const placed = (await place(sofra, venue, body, { idempotencyKey })).body.data;
  const bills = [];
  for (let at = 1; at <= staffTables; at++)
    bills.push((await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[at] })).first);
  return {
    venue,
    placed,
    order: placed.order,
    bills,
    repeat: () => place(sofra, venue, body, { idempotencyKey }),
  };
}

const orderOf = async (venue: StaffedVenue, id: string) =>
  (await read(sofra, venue, `/orders/${id}`)).body.data;
const listOrders = async (venue: StaffedVenue, status: string) =>
  (await read(sofra, venue, `/orders?status=${status}`)).body.data.items;
const close = (venue: StaffedVenue, id: string) =>
  venue.waiter.call('POST', `/venues/${venue.id}/bills/${id}/close`, { kind: 'Cash' });
const chosenLine = (line: { id: string }, quantity = 1) => ({ lineId: line.id, quantity });

test('an order whose lines all moved reads under its own id and number, with what the holding bill has', async () => {
  const { venue, order, bills } = await newOrder();
  await moveNow(venue, order.id, bills[0].id);
  const now = await orderOf(venue, order.id);
  assert.deepEqual(
    [now.id, now.number, now.createdAt, now.note, now.customer],
    [order.id, order.number, order.createdAt, 'Bahçe', null],
  );
  assert.deepEqual([now.status, now.table.name, now.lines.length], ['Received', 'Salon 2', 3]);
  assert.equal(now.totals.total, (await readBill(venue, bills[0].id)).totals.total);
  assert.deepEqual(await listOrders(venue, 'Open'), [now]);
  await close(venue, bills[0].id);
  const closed = await orderOf(venue, order.id);
  assert.deepEqual([closed.status, closed.paymentStatus], ['Completed', 'Paid']);
  assert.deepEqual(await listOrders(venue, 'Open'), []);
  assert.deepEqual(await listOrders(venue, 'Closed'), [closed]);
});

test('an order that gets its lines back between two reads of it reads with them', async () => {
  const { venue, order, bills } = await newOrder();
  await moveNow(venue, order.id, bills[0].id);
  const moved = await findBill(sofra.db, venue.id, order.id);
  await moveNow(venue, bills[0].id, order.id, [chosenLine(order.lines[0], 2), chosenLine(order.lines[1])]);
  const [now] = await readMovedOrders(sofra.db, [moved!]);
  assert.deepEqual([billState(now!), now!.lines.length], ['Open', 2]);
});

test('moving never reads as Cancelled, over several moves and back again', async () => {
  const { venue, order, bills } = await newOrder(2);
  const [b, c] = bills;
  const assertAt = async (table: string, lines: number) => {
    const now = await orderOf(venue, order.id);
    assert.deepEqual(
      [now.id, now.status, now.table.name, now.lines.length],
      [order.id, 'Received', table, lines],
    );
    assert.deepEqual(await listOrders(venue, 'All'), [now]);
  };
  await moveNow(venue, order.id, b.id);
  await assertAt('Salon 2', 3);
  await moveNow(venue, b.id, c.id);
  await assertAt('Bahçe 1', 4);
  const lines = [chosenLine(order.lines[0], 2), chosenLine(order.lines[1])];
  const { to } = await moveNow(venue, c.id, null, lines);
  const takeaway = await orderOf(venue, order.id);
  assert.deepEqual([takeaway.type, takeaway.table, takeaway.lines.length], ['Takeaway', null, 2]);
  await moveNow(venue, to.id, order.id);
  await assertAt('Salon 1', 2);
});

test('an order of which only some lines moved reads with those that it still has', async () => {
  const { venue, order, bills } = await newOrder();
  await moveNow(venue, order.id, bills[0].id, [chosenLine(order.lines[1])]);
  const now = await orderOf(venue, order.id);
  assert.deepEqual(
    now.lines.map(({ id }: { id: string }) => id),
    [order.lines[0].id],
  );
  await moveNow(venue, order.id, null, [chosenLine(order.lines[0])]);
  assert.deepEqual((await orderOf(venue, order.id)).lines[0].quantity, 1);
});

test('an order whose lines went to two bills reads as the one to which the last of them went, whatever becomes of the other', async () => {
  const { venue, order, bills } = await newOrder(2);
  const [b, c] = bills;
  await moveNow(venue, order.id, b.id, [chosenLine(order.lines[0], 2)]);
  await moveNow(venue, order.id, c.id, [chosenLine(order.lines[1])]);
  const at = async () => {
    const { table, lines, totals } = await orderOf(venue, order.id);
    return [table.name, lines.length, totals.total];
  };
  assert.deepEqual(await at(), ['Bahçe 1', 2, 160.5]);
  await close(venue, b.id);
  assert.equal((await orderOf(venue, order.id)).status, 'Received');
  await close(venue, c.id);
  assert.deepEqual(
    [(await orderOf(venue, order.id)).status, await at()],
    ['Completed', ['Bahçe 1', 2, 160.5]],
  );
});

test('a repeat names the lines of the first call, wherever they are', async () => {
  const { venue, placed, order, bills, repeat } = await newOrder();
  await moveNow(venue, order.id, bills[0].id, [chosenLine(order.lines[0])]);
  const { data: part } = (await repeat()).body;
  assert.deepEqual(part.addedLineIds, placed.addedLineIds);
  await moveNow(venue, order.id, bills[0].id);
  const { status, body, headers } = await repeat();
  assert.equal(status, 200);
  assert.equal(headers.get('location'), `/public/v1/orders/${order.id}`);
  assert.deepEqual(body.data, { order: await orderOf(venue, order.id), addedLineIds: placed.addedLineIds });
});

test('a further order at the table that was left opens an order of its own, and one at the new table joins', async () => {
  const { venue, order, bills } = await newOrder();
  await moveNow(venue, order.id, bills[0].id);
  const line = [lineOf(venue.menu.baklava)];
  const left = (await place(sofra, venue, roundAt(venue.tableIds[0], line))).body.data.order;
  assert.notEqual(left.id, order.id);
  const joined = (await place(sofra, venue, roundAt(venue.tableIds[1], line))).body.data.order;
  assert.equal(joined.id, bills[0].id);
  assert.deepEqual((await orderOf(venue, order.id)).lines, joined.lines);
});

test('a caller never reads the customer of the bill to which an order moved', async () => {
  const venue = await newStaffedVenue(sofra);
  const { order } = (await place(sofra, venue, sampleOrder(venue))).body.data;
  const customer = { name: 'Başka Biri', phone: '+905321112233', address: 'Gizli Sokak 1' };
  const other = await openBill(venue, { type: 'Delivery', customer });
  await moveNow(venue, order.id, other.first.id);
  const now = await orderOf(venue, order.id);
  assert.equal(now.type, 'Delivery');
  assert.deepEqual(now.customer, order.customer);
  assert.ok(!JSON.stringify(now).includes('Gizli'));
});

test('an order that moved is listed as open until its holding bill is closed', async () => {
  const { venue, order, bills } = await newOrder();
  await moveNow(venue, order.id, bills[0].id);
  const idsOf = async (status: string) =>
    (await listOrders(venue, status)).map(({ id }: { id: string }) => id);
  assert.deepEqual([await idsOf('Open'), await idsOf('Closed')], [[order.id], []]);
  await close(venue, bills[0].id);
  assert.deepEqual([await idsOf('Open'), await idsOf('Closed')], [[], [order.id]]);
});
