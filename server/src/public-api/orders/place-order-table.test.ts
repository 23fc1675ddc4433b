import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { leftBehind, place, preview, read, roundAt } from '../../../test/harness/public-caller.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { billDiscount } from '../../../test/samples/sample-campaigns.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import type { BillChange } from '../../core/bills/bill-change.ts';
import { closeBill, moveToTable, voidBill } from '../../core/bills/till.ts';
import { changeBill } from '../../operations/bills/change-bill.ts';

const sofra = useSofra();

const BY = { kind: 'Account', id: '00000000-0000-7000-8000-000000000000', name: 'Deniz' } as const;

function changeAtTill(venueId: string, billId: string, change: (bill: Bill) => BillChange): Promise<Bill> {
  return changeBill(billParts(sofra.db), venueId, billId, change);
}

const stamp = () => ({ by: BY, at: sofra.clock.now() });

test('201: the first round opens the bill of its table, and the next one joins it', async () => {
  const venue = await sofra.newVenue();
  const { kebab, baklava } = venue.menu;
  const [tableId] = venue.tableIds;
  const first = (await place(sofra, venue, roundAt(tableId, [lineOf(kebab)]))).body.data;
  sofra.clock.advance(60_000);
  const note = { note: 'Çabuk lütfen' };
  const second = await place(sofra, venue, roundAt(tableId, [lineOf(baklava), lineOf(kebab)], note));
  const { order, addedLineIds } = second.body.data;
  assert.equal(second.status, 201);
  assert.deepEqual(
    [order.id, order.number, order.createdAt, order.note],
    [first.order.id, 1, first.order.createdAt, 'Çabuk lütfen'],
  );
  assert.deepEqual(order.table, { id: tableId, name: 'Salon 1' });
  assert.equal(order.customer, null);
  const lineIds = order.lines.map(({ id }: { id: string }) => id);
  assert.deepEqual(lineIds, [...first.addedLineIds, ...addedLineIds]);
  const names = order.lines.map(({ productName }: { productName: string }) => productName);
  assert.deepEqual(names, ['Adana Kebap', 'Baklava', 'Adana Kebap']);
  assert.equal(order.totals.total, 281);
  assert.deepEqual((await read(sofra, venue, `/orders/${order.id}`)).body.data, order);
});

test('201: the note of an order is the note of the first round that has one', async () => {
  const venue = await sofra.newVenue();
  const notes: (string | null)[] = [];
  for (const note of [null, 'Önce su', 'Sonra çay']) {
    const { body } = await place(
      sofra,
      venue,
      roundAt(venue.tableIds[1], [lineOf(venue.menu.kebab)], { note }),
    );
    notes.push(body.data.order.note);
  }
  assert.deepEqual(notes, [null, 'Önce su', 'Önce su']);
});

test('201: lines are sorted by the time of ordering, then by their order in the request', async () => {
  const venue = await sofra.newVenue();
  const { kebab, baklava } = venue.menu;
  const [tableId] = venue.tableIds;
  const late = (await place(sofra, venue, roundAt(tableId, [lineOf(kebab), lineOf(baklava)]))).body.data;
  sofra.clock.advance(-1);
  const early = (await place(sofra, venue, roundAt(tableId, [lineOf(baklava), lineOf(kebab)]))).body.data;
  sofra.clock.advance(1);
  assert.deepEqual(
    early.order.lines.map(({ id }: { id: string }) => id),
    [...early.addedLineIds, ...late.addedLineIds],
  );
});

test('201: each table has its own bill', async () => {
  const venue = await sofra.newVenue();
  const ids = new Set<string>();
  for (const tableId of venue.tableIds) {
    ids.add((await place(sofra, venue, roundAt(tableId, [lineOf(venue.menu.kebab)]))).body.data.order.id);
  }
  assert.equal(ids.size, 3);
});

test('201: a closed or cancelled bill does not change, and the next round opens a new one', async () => {
  const venue = await sofra.newVenue();
  const round = roundAt(venue.tableIds[0], [lineOf(venue.menu.kebab)]);
  const numbers: number[] = [];
  const waysToEnd = [
    (bill: Bill) => closeBill(bill, { id: bill.id, businessDate: '2026-03-07', kind: 'Cash' }, stamp()),
    (bill: Bill) => voidBill(bill, stamp()),
  ];
  for (const end of waysToEnd) {
    const { order } = (await place(sofra, venue, round)).body.data;
    numbers.push(order.number);
    await changeAtTill(venue.id, order.id, end);
  }
  const { order } = (await place(sofra, venue, round)).body.data;
  assert.deepEqual([...numbers, order.number, order.lines.length], [1, 2, 3, 1]);
});

test('201: a round joins the bill that is at its table now', async () => {
  const venue = await sofra.newVenue();
  const [here, there] = venue.tableIds;
  const round = (tableId?: string) => roundAt(tableId, [lineOf(venue.menu.kebab)]);
  const { order } = (await place(sofra, venue, round(here))).body.data;
  const table = { id: there!, name: 'Salon 2' };
  await changeAtTill(venue.id, order.id, (bill) => moveToTable(bill, table, stamp()));
  const joined = (await place(sofra, venue, round(there))).body.data.order;
  const opened = (await place(sofra, venue, round(here))).body.data.order;
  assert.deepEqual([joined.id, joined.table, opened.number], [order.id, table, 2]);
});

test('201: a discount on the whole bill counts all rounds; a priced basket counts alone', async () => {
  const off = billDiscount(randomUUID(), 30_000, { kind: 'Amount', amountKurus: 5_000 });
  const venue = await sofra.newVenue({ serviceFeeBasisPoints: 1_000 }, { campaigns: [off] });
  const round = roundAt(venue.tableIds[0], [lineOf(venue.menu.kebab, { quantity: 2 })]);
  const alone = (await preview(sofra, venue, round)).body.data;
  assert.deepEqual([alone.discount, alone.serviceFee, alone.total], [0, 24.1, 265.1]);
  const first = (await place(sofra, venue, round)).body.data.order.totals;
  assert.deepEqual([first.discount, first.total], [alone.discount, alone.total]);
  const { totals } = (await place(sofra, venue, round)).body.data.order;
  assert.deepEqual(
    [totals.subtotal, totals.discount, totals.serviceFee, totals.total],
    [482, 50, 43.2, 475.2],
  );
});

test('201: all rounds of parallel orders at one table are on its one bill', async () => {
  const venue = await sofra.newVenue();
  const { kebab, baklava } = venue.menu;
  const rounds = Array.from({ length: 30 }, (_, at) => (at < 3 ? baklava : kebab));
  const answers = await Promise.all(
    rounds.map((product) => place(sofra, venue, roundAt(venue.tableIds[0], [lineOf(product)]))),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  const added = answers.flatMap(({ body }) => body.data.addedLineIds);
  const { id } = answers[0]!.body.data.order;
  const order = (await read(sofra, venue, `/orders/${id}`)).body.data;
  const lineIds = order.lines.map((line: { id: string }) => line.id);
  assert.deepEqual(new Set(lineIds), new Set(added));
  assert.deepEqual([lineIds.length, order.totals.total], [30, 27 * 120.5 + 3 * 40]);
  const left = await leftBehind(sofra.db, venue.id);
  assert.deepEqual([left.bills, left.revisions, left.tickets, left.number, left.stock], [1, 30, 30, 1, 0]);
});
