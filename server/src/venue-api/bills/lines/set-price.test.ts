import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const price = (bill: OpenedBill, body: object) =>
  bill.act('PUT', `/lines/${bill.first.lines[0].id}/price`, { revision: 1, ...body });

test('200: a price by hand is on the line beside that of the menu, and counts as discount', async () => {
  const bill = await openBill(venue);
  const { lines, totals } = (await price(bill, { price: 90, reason: 'Small portion' })).body.data;
  assert.deepEqual([lines[0].unitPrice, lines[0].total, lines[0].due], [120.5, 120.5, 90]);
  assert.deepEqual([lines[0].priceByHand.price, lines[0].priceByHand.reason], [90, 'Small portion']);
  assert.deepEqual([totals.subtotal, totals.discount, totals.total], [120.5, 30.5, 90]);
  const entry = (await bill.read()).history.at(-1);
  const detail = { lineId: lines[0].id, from: 120.5, to: 90, reason: 'Small portion' };
  assert.deepEqual([entry.action, entry.detail], ['LinePriced', detail]);
  const back = (await price(bill, { price: null, revision: 2 })).body.data;
  assert.deepEqual([back.lines[0].priceByHand, back.totals.total], [null, 120.5]);
});

test('400, 409: a price that cannot be set changes nothing', async () => {
  const bill = await openBill(venue);
  assertRefused(await price(bill, { price: 120.51 }), 409, 'PRICE_ABOVE_MENU');
  assertRefused(await price(bill, { price: 10.005 }), 400, 'AMOUNT_TOO_FINE', ['price']);
  assertRefused(await price(bill, { price: -1 }), 400, 'AMOUNT_NEGATIVE', ['price']);
  assertRefused(await price(bill, { price: 1e9 }), 400, 'AMOUNT_TOO_LARGE', ['price']);
  assertRefused(await price(bill, { price: 90, revision: 2 }), 409, 'BILL_CHANGED_SINCE');
  assert.equal((await bill.read()).revision, 1);
});
