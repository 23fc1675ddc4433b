import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, placeOrder } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra, { serviceFeeBasisPoints: 1_000 }));

const preview = (body: Record<string, unknown>) =>
  venue.waiter.call('POST', `/venues/${venue.id}/bills/preview`, {
    lines: [lineOf(venue.menu.kebab, { quantity: 2 })],
    ...body,
  });

test('200: every type of order is priced as it is then placed, and nothing is stored', async () => {
  const orders = [{ type: 'Takeaway' }, { type: 'Delivery' }, { type: 'DineIn', tableId: venue.tableIds[1] }];
  for (const order of orders) {
    const { status, body } = await preview(order);
    assert.equal(status, 200);
    const listed = await venue.waiter.call('GET', `/venues/${venue.id}/bills?state=All`);
    assert.deepEqual([listed.body.data.items.length, body.data.billId], [0, null]);
  }
  const { data } = (await preview({ type: 'Takeaway' })).body;
  const [{ productId, quantity, unitPrice, lineTotal }] = data.lines;
  assert.deepEqual([productId, quantity, unitPrice, lineTotal], [venue.menu.kebab.id, 2, 120.5, 241]);
  const lines = [lineOf(venue.menu.kebab, { quantity: 2 })];
  const { bill } = (await placeOrder(venue, { lines })).body.data;
  assert.deepEqual([data.totals, data.reductions], [bill.totals, bill.reductions]);
});

test('200: lines for an open bill, named or at its table, are priced on that bill', async () => {
  const tableId = venue.tableIds[0];
  const bill = await openBill(venue, { type: 'DineIn', tableId });
  const named = (await preview({ billId: bill.first.id.toUpperCase() })).body.data;
  assert.deepEqual((await preview({ type: 'DineIn', tableId })).body.data, named);
  assert.deepEqual([named.billId, named.lines.length], [bill.first.id, 1]);
  assert.equal((await bill.read()).revision, bill.first.revision);
  const round = { lines: [lineOf(venue.menu.kebab, { quantity: 2 })] };
  const placed = await bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() });
  assert.deepEqual(named.totals, placed.body.data.bill.totals);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await preview({ billId: bill.first.id }), 409, 'BILL_NOT_OPEN');
});

test('400, 404 and 409: what placing refuses is refused, but the customer may be unknown', async () => {
  const refused = 'PUBLIC_API_ORDER_INVALID';
  assertRefused(await preview({}), 400, refused, ['type']);
  assertRefused(await preview({ type: 'DineIn' }), 400, refused, ['tableId']);
  assertRefused(await preview({ type: 'Takeaway', lines: [] }), 400, refused, ['lines']);
  const both = { billId: randomUUID(), type: 'DineIn', tableId: venue.tableIds[0] };
  assertRefused(await preview(both), 400, refused, ['type', 'tableId']);
  assertRefused(await preview({ billId: randomUUID() }), 404, 'BILL_NOT_FOUND');
  assertRefused(await preview({ type: 'DineIn', tableId: randomUUID() }), 404, 'TABLE_NOT_FOUND');
  const { steak, kebab } = venue.menu;
  const unchosen = { type: 'Takeaway', lines: [lineOf(steak)] };
  assertRefused(await preview(unchosen), 400, 'PUBLIC_API_PRODUCT_OPTION_INVALID', ['lines[0].extraIds']);
  const unknown = { type: 'Takeaway', lines: [lineOf({ ...kebab, id: randomUUID() })] };
  assertRefused(await preview(unknown), 404, 'PUBLIC_API_PRODUCT_NOT_FOUND', ['lines[0].productId']);
});

test('409: more than is left in stock is refused with the line', async () => {
  const { products } = venue.record.menu;
  const counted = products.find(({ stock }) => stock.quantity === 3)!;
  const order = (quantity: number) => ({ type: 'Takeaway', lines: [lineOf(counted, { quantity })] });
  assertRefused(await preview(order(4)), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE', ['lines[0].quantity']);
  assert.equal((await preview(order(3))).status, 200);
});
