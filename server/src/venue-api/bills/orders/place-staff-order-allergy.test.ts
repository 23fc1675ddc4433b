import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, sampleOrder, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, openBill, placeOrder } from '../../../../test/harness/staff.ts';
import { samplePrinter } from '../../../../test/samples/sample-menu-content.ts';
import { newReservingVenue, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const venue = useFixture(() =>
  newReservingVenue(
    sofra,
    {},
    { revise: ({ printers }) => void printers.push(samplePrinter({ id: randomUUID() })) },
  ),
);

interface Said {
  allergens: string[];
  text: string | null;
}

const NUTS: Said = { allergens: ['Nuts'], text: 'traces, too' };
const MILK: Said = { allergens: ['Milk'], text: null };
const allergyOf = ({ allergens, text }: Said): Said => ({ allergens, text });

/** The kind of each ticket of a bill, with the allergy of the whole table on it, in the order of writing. */
async function ticketsOf(billId: string): Promise<[string, Said | undefined][]> {
  const rows = await sofra.db.query<{ content: { kind: string; allergy?: Said } }>({
    text: 'select content from kitchen_ticket where venue_id = $1 and bill_id = $2',
    values: [venue.id, billId],
  });
  return rows.map(({ content }): [string, Said | undefined] => [content.kind, content.allergy]).sort();
}

test('201: an order with an allergy opens a marked bill, and its ticket prints it; a repeat orders nothing', async () => {
  for (const order of [{ type: 'DineIn', tableId: venue.tableIds[0] }, { type: 'Takeaway' }]) {
    const key = freshKey();
    const { status, body } = await placeOrder(venue, { ...order, allergy: NUTS }, { key });
    assert.equal(status, 201);
    const { bill } = body.data;
    assert.deepEqual(
      [allergyOf(bill.allergy), bill.allergy.seen, bill.allergy.by.name],
      [NUTS, null, 'Deniz'],
    );
    assert.deepEqual(await ticketsOf(bill.id), [['Round', NUTS]]);
    const again = (await placeOrder(venue, { ...order, allergy: NUTS }, { key })).body.data.bill;
    assert.deepEqual([again.id, again.rounds.length, again.allergy], [bill.id, 1, bill.allergy]);
    await venue.waiter.call('POST', `/venues/${venue.id}/bills/${bill.id}/void`, {});
  }
});

test('201: an allergy that says nothing marks nothing', async () => {
  for (const allergy of [null, { allergens: [], text: null }])
    assert.equal((await placeOrder(venue, { allergy })).body.data.bill.allergy, null);
  assertRefused(await placeOrder(venue, { allergy: { allergens: ['Stones'] } }), 400, 'VALIDATION_ERROR');
});

test('201: the order joins a bill that is open at the table: the mark is added to it, and the kitchen hears of it for the earlier dishes', async () => {
  const table = { type: 'DineIn', tableId: venue.tableIds[1] };
  const bill = await openBill(venue, table);
  const { body } = await placeOrder(venue, { ...table, allergy: NUTS });
  assert.deepEqual([body.data.bill.id, allergyOf(body.data.bill.allergy)], [bill.first.id, NUTS]);
  assert.deepEqual(await ticketsOf(bill.first.id), [
    ['Change', NUTS],
    ['Round', undefined],
    ['Round', NUTS],
  ]);
  const { allergy } = await bill.read();
  await bill.act(
    'POST',
    '/allergy/seen',
    { lineId: null, at: allergy.at },
    { 'idempotency-key': freshKey() },
  );
  await placeOrder(venue, { ...table, allergy: NUTS });
  assert.notEqual((await bill.read()).allergy.seen, null, 'the bill says it already');
  await placeOrder(venue, { ...table, allergy: MILK });
  const both = (await bill.read()).allergy;
  assert.deepEqual([allergyOf(both), both.seen], [{ allergens: ['Milk', 'Nuts'], text: NUTS.text }, null]);
  await placeOrder(venue, table);
  assert.deepEqual((await bill.read()).allergy, both);
  await bill.act('POST', '/void');
});

test('201: the allergy of the order and that of the booking are both on the bill', async () => {
  const tableId = venue.tableIds[2];
  const party = await takenDown(venue, { tableIds: [tableId], allergy: NUTS });
  await party.act('check-in');
  const { bill } = (await placeOrder(venue, { type: 'DineIn', tableId, allergy: MILK })).body.data;
  const both = { allergens: ['Milk', 'Nuts'], text: NUTS.text };
  assert.deepEqual(allergyOf(bill.allergy), both);
  assert.deepEqual(await ticketsOf(bill.id), [['Round', both]]);
});

test('an order from outside says no allergy', async () => {
  const { status, body } = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: { ...sampleOrder(venue), allergy: NUTS, lines: [lineOf(venue.menu.kebab)] },
    headers: { 'idempotency-key': freshKey() },
  });
  assert.equal(status, 201);
  const path = `/venues/${venue.id}/bills/${body.data.order.id}`;
  assert.equal((await venue.waiter.call('GET', path)).body.data.allergy, null);
});
