import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { essenceOf, place, read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, type TestVenue, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder as placeStaffOrder } from '../../../test/harness/staff.ts';
import { sampleKey } from '../../../test/samples/sample-venue.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import { moveLine, strikeLine } from '../../core/bills/kitchen/kitchen.ts';
import { discountBill, setPrice } from '../../core/bills/prices/manual-price.ts';
import { closeBill, giveAway, hideBill, markLeft, recordPayment, voidBill } from '../../core/bills/till.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';

const sofra = useSofra();

const DELIVERY = { name: 'Ayşe', phone: '05321234567', address: 'Moda Cad. 5' };

/** Places a delivery order of two lines, kebab and baklava. */
async function newDeliveredOrder(venue: TestVenue) {
  const lines = [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)];
  const body = sampleOrder(venue, { type: 'Delivery', customer: DELIVERY, lines });
  const { order } = (await place(sofra, venue, body)).body.data;
  const stamp = () => ({
    by: { kind: 'Account' as const, id: venue.id, name: 'Deniz' },
    at: sofra.clock.now(),
  });
  return {
    order,
    lineIds: order.lines.map(({ id }: { id: string }) => id) as string[],
    stamp,
    change: (decide: (bill: Bill) => BillChange) =>
      changeBill(billParts(sofra.db), venue.id, order.id, decide),
    read: async () => (await read(sofra, venue, `/orders/${order.id}`)).body.data,
  };
}

test('200: a read order equals the answer to its placement', async () => {
  const venue = await sofra.newVenue();
  const { order, read: readAgain } = await newDeliveredOrder(venue);
  assert.deepEqual(await readAgain(), order);
  const spelled = await read(sofra, venue, `/orders/${order.id.toUpperCase()}/`);
  assert.deepEqual(spelled.body.data, order);
});

test('200: the status is derived on every read by the first rule that applies', async () => {
  const venue = await sofra.newVenue();
  const { change, lineIds, stamp, read: readAgain } = await newDeliveredOrder(venue);
  const [kebab, baklava] = lineIds;
  const seen: string[] = [];
  const see = async () => seen.push((await readAgain()).status);
  await see();
  await change((bill) => moveLine(bill, kebab!, 'Preparing', stamp()));
  await see();
  await change((bill) => moveLine(bill, kebab!, 'Ready', stamp()));
  await change((bill) => moveLine(bill, baklava!, 'Served', stamp()));
  await see();
  await change((bill) => moveLine(bill, kebab!, 'Served', stamp()));
  await see();
  await change((bill) => markLeft(bill, true, stamp()));
  await see();
  sofra.clock.advance(60_000);
  await change((bill) =>
    closeBill(bill, { id: randomUUID(), businessDate: '2026-03-07', kind: 'Cash' }, stamp()),
  );
  await see();
  assert.deepEqual(seen, ['Received', 'Preparing', 'Ready', 'Served', 'OnTheWay', 'Completed']);
  const { closedAt, paymentStatus, totals } = await readAgain();
  assert.equal(closedAt, new Date(sofra.clock.now()).toISOString());
  assert.deepEqual([paymentStatus, totals.paid, totals.remaining], ['Paid', 160.5, 0]);
});

test('200: a struck or given-away line costs nothing and is still listed', async () => {
  const venue = await sofra.newVenue();
  const { change, lineIds, stamp, read: readAgain } = await newDeliveredOrder(venue);
  await change((bill) => giveAway(bill, lineIds[0]!, true, stamp()));
  await change((bill) => strikeLine(bill, lineIds[1]!, stamp()));
  const { status, lines, totals, closedAt } = await readAgain();
  assert.deepEqual(
    lines.map((line: { status: string; unitPrice: number; total: number }) => [
      line.status,
      line.unitPrice,
      line.total,
    ]),
    [
      ['Pending', 120.5, 0],
      ['Cancelled', 40, 0],
    ],
  );
  assert.deepEqual([status, totals.subtotal, totals.total, closedAt], ['Received', 0, 0, null]);
});

test('200: an order is cancelled when it is voided, and when all its lines are struck', async () => {
  const venue = await sofra.newVenue();
  const [voided, struck] = [await newDeliveredOrder(venue), await newDeliveredOrder(venue)];
  await voided.change((bill) => voidBill(bill, voided.stamp()));
  for (const lineId of struck.lineIds)
    await struck.change((bill) => strikeLine(bill, lineId, struck.stamp()));
  for (const { read: readAgain } of [voided, struck]) {
    const { status, lines, closedAt, totals } = await readAgain();
    assert.deepEqual([status, closedAt, totals.total], ['Cancelled', null, 0]);
    for (const line of lines) assert.deepEqual([line.status, line.total], ['Cancelled', 0]);
  }
});

test('200: partial and full payments are visible', async () => {
  const venue = await sofra.newVenue();
  const { change, stamp, read: readAgain } = await newDeliveredOrder(venue);
  const seen: unknown[] = [];
  for (const amountKurus of [0, 10_000, 6_050]) {
    const payment = { id: randomUUID(), businessDate: '2026-03-07', kind: 'Card', amountKurus } as const;
    if (amountKurus > 0) await change((bill) => recordPayment(bill, payment, stamp()));
    const { paymentStatus, totals } = await readAgain();
    seen.push([paymentStatus, totals.paid, totals.remaining]);
  }
  assert.deepEqual(seen, [
    ['Unpaid', 0, 160.5],
    ['PartiallyPaid', 100, 60.5],
    ['Paid', 160.5, 0],
  ]);
});

test('200: an order that the venue hid from its list can still be read by its id', async () => {
  const venue = await sofra.newVenue();
  const { change, stamp, order, read: readAgain } = await newDeliveredOrder(venue);
  await change((bill) => voidBill(bill, stamp()));
  await change((bill) => hideBill(bill, true, stamp()));
  assert.equal((await readAgain()).id, order.id);
});

test('200: every key of the venue, and the key of its headquarter, can read an order', async () => {
  const others = sampleKey({ placesOrders: true, takesReservations: false });
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const branch = await sofra.newVenue(change, { keys: [sampleKey(), others] });
  const { order } = await newDeliveredOrder(branch);
  for (const key of [others.text, headquarter.key.text]) {
    assert.equal((await read(sofra, branch, `/orders/${order.id}`, { key })).body.data.id, order.id);
  }
});

test('400: an id that is not a UUID is refused', async () => {
  const venue = await sofra.newVenue();
  for (const id of ['1', `urn:uuid:${venue.id}`, `%7B${venue.id}%7D`, 'a'.repeat(1_000)]) {
    const answer = await read(sofra, venue, `/orders/${id}`);
    assertRefused(answer, 400, 'VALIDATION_ERROR', ['orderId']);
  }
});

test('404: an unknown order, an order of another venue and an order from the till get the same answer', async () => {
  const [venue, other] = [await sofra.newVenue(), await sofra.newVenue()];
  const foreign = (await newDeliveredOrder(other)).order.id;
  const { order, change } = await newDeliveredOrder(venue);
  await change((bill) => ({
    bill: { ...bill, isPlacedByApi: false },
    history: {
      action: 'BillShown',
      detail: {},
      by: { kind: 'Operator', id: bill.id, name: '' },
      at: sofra.clock.now(),
    },
    stockDeltas: [],
  }));
  const missing = await read(sofra, venue, `/orders/${randomUUID()}`);
  assertRefused(missing, 404, 'PUBLIC_API_ORDER_NOT_FOUND', []);
  for (const id of [foreign, order.id]) {
    assert.equal(essenceOf(await read(sofra, venue, `/orders/${id}`)), essenceOf(missing));
  }
});

test('404: a branch cannot read the orders of its headquarter or of another branch', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const change = { type: 'Branch', parentVenueId: headquarter.id } as const;
  const [branch, sibling] = [await sofra.newVenue(change), await sofra.newVenue(change)];
  for (const venue of [headquarter, sibling]) {
    const { order } = await newDeliveredOrder(venue);
    assertRefused(await read(sofra, branch, `/orders/${order.id}`), 404, 'PUBLIC_API_ORDER_NOT_FOUND');
  }
});

test('200: what staff take off by hand is discount, at the prices of the menu', async () => {
  const venue = await sofra.newVenue();
  const { change, lineIds, stamp, read: readAgain } = await newDeliveredOrder(venue);
  await change((bill) => setPrice(bill, lineIds[0]!, 10_000, null, stamp()));
  await change((bill) => discountBill(bill, { kind: 'Percent', basisPoints: 1_000 }, null, stamp()));
  const { lines, totals } = await readAgain();
  assert.deepEqual([lines[0].unitPrice, lines[0].total], [120.5, 120.5]);
  assert.deepEqual([totals.subtotal, totals.discount, totals.total], [160.5, 34.5, 126]);
});

test('200: goods by measure read as one at the price of the measure, open items as a product that is not on the menu', async () => {
  const venue = await newStaffedVenue(sofra);
  const table = { type: 'DineIn', tableId: venue.tableIds[0]! };
  const { order } = (await place(sofra, venue, sampleOrder(venue, { ...table, customer: null }))).body.data;
  const weighed = { ...lineOf(venue.menu.cheese), measure: { gross: 0.5, tare: 0.25 } };
  const openItem = { quantity: 1, openItem: { name: 'Pasta', price: 80 } };
  await placeStaffOrder(venue, { ...table, lines: [weighed, openItem] });
  const [, cheese, cake] = (await read(sofra, venue, `/orders/${order.id}`)).body.data.lines;
  assert.deepEqual([cheese.quantity, cheese.unitPrice, cheese.total], [1, 112.5, 112.5]);
  assert.deepEqual(
    [cake.productName, cake.portionId, cake.portionName, cake.total],
    ['Pasta', null, null, 80],
  );
});
