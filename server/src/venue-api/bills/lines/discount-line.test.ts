import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const discount = (bill: OpenedBill, body: object, lineId = bill.first.lines[0].id) =>
  bill.act('PUT', `/lines/${lineId}/discount`, { revision: 1, ...body });

test('200: a line is discounted, and owes what is left of it', async () => {
  const bill = await openBill(venue);
  const [line] = (await discount(bill, { amount: 20.5, reason: 'Cold' })).body.data.lines;
  assert.deepEqual([line.unitPrice, line.total, line.due], [120.5, 120.5, 100]);
  assert.deepEqual([line.discount.fixed, line.discount.amount, line.discount.reason], [20.5, 20.5, 'Cold']);
  const entry = (await bill.read()).history.at(-1);
  const detail = { lineId: line.id, percent: null, fixed: 20.5, amount: 20.5, reason: 'Cold' };
  assert.deepEqual([entry.action, entry.detail], ['LineDiscounted', detail]);
});

test('400, 404, 409: a discount that cannot be given changes nothing', async () => {
  const bill = await openBill(venue);
  assertRefused(await discount(bill, { amount: 120.51 }), 409, 'DISCOUNT_TOO_LARGE');
  assertRefused(await discount(bill, { amount: 0.001 }), 400, 'AMOUNT_TOO_FINE', ['amount']);
  assertRefused(await discount(bill, { percent: 10 }, randomUUID()), 404, 'LINE_NOT_FOUND');
  assertRefused(await discount(bill, { percent: 10, revision: 7 }), 409, 'BILL_CHANGED_SINCE');
  assert.equal((await bill.read()).revision, 1);
});
