import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, type OpenedBill, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

async function setQuantity(bill: OpenedBill, quantity: unknown) {
  const { revision } = await bill.read();
  return bill.act('PUT', `/lines/${bill.first.lines[0].id}/quantity`, { quantity, revision });
}

test('200: a new quantity is charged, and the history has the old and the new one', async () => {
  const bill = await openBill(venue);
  const { status, body } = await setQuantity(bill, 3);
  assert.deepEqual([status, body.data.lines[0].total, body.data.totals.total], [200, 361.5, 361.5]);
  const [, { action, detail }] = (await bill.read()).history;
  assert.deepEqual([action, detail], ['QuantityChanged', { lineId: bill.first.lines[0].id, from: 1, to: 3 }]);
});

test('200: the same quantity changes nothing', async () => {
  const bill = await openBill(venue);
  assert.equal((await setQuantity(bill, 1)).body.data.revision, 1);
});

test('200: added units are taken out of stock, and removed ones return to it', async () => {
  const stocked = await newStaffedVenue(sofra);
  const bill = await openBill(stocked, { lines: [lineOf(stocked.menu.baklava)] });
  for (const [quantity, left] of [
    [3, 0],
    [2, 1],
  ]) {
    await setQuantity(bill, quantity);
    const { body } = await stocked.waiter.call('GET', `/venues/${stocked.id}/stock`);
    const { baklava } = stocked.menu;
    const stock = body.data.find(({ productId }: { productId: string }) => productId === baklava.id);
    assert.equal(stock.quantity, left);
  }
});

test('400: a quantity without the revision that it was decided on is refused', async () => {
  const bill = await openBill(venue);
  const refused = await bill.act('PUT', `/lines/${bill.first.lines[0].id}/quantity`, { quantity: 2 });
  assertRefused(refused, 400, 'CONTENT_INVALID', ['revision']);
});

test('409: a quantity that was decided on an older bill is refused and changes nothing; a repeat is not', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  const [mine, other] = bill.first.lines;
  const set = (quantity: number) =>
    bill.act('PUT', `/lines/${mine.id}/quantity`, { quantity, revision: bill.first.revision });
  assert.equal((await set(2)).body.data.revision, 2);
  await bill.act('POST', `/lines/${other.id}/move`, { to: 'Ready' });
  assert.deepEqual([(await set(2)).status, (await bill.read()).revision], [200, 3]);
  assertRefused(await set(5), 409, 'BILL_CHANGED_SINCE');
  const { lines, revision } = await bill.read();
  assert.deepEqual([lines[0].quantity, revision], [2, 3]);
});

test('400: a quantity that is out of range breaks a rule, and one that is no whole number cannot be read', async () => {
  const bill = await openBill(venue);
  for (const quantity of [0, -1, 1_000, null, undefined])
    assertRefused(await setQuantity(bill, quantity), 400, 'CONTENT_INVALID', ['quantity']);
  for (const quantity of [1.5, '2'])
    assertRefused(await setQuantity(bill, quantity), 400, 'VALIDATION_ERROR', ['quantity']);
});

test('404: a line that is not on the bill is not found', async () => {
  const [bill, other] = [await openBill(venue), await openBill(venue)];
  const refused = await bill.act('PUT', `/lines/${other.first.lines[0].id}/quantity`, {
    quantity: 2,
    revision: 1,
  });
  assertRefused(refused, 404, 'LINE_NOT_FOUND');
});

test('409: more units than the stock has are refused, and the bill does not change', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.baklava)] });
  assertRefused(await setQuantity(bill, 4), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  const { lines, history } = await bill.read();
  assert.deepEqual([lines[0].quantity, history.length], [1, 1]);
});

test('409: the quantity of a struck line cannot change', async () => {
  const bill = await openBill(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.kebab)] });
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/strike`);
  assertRefused(await setQuantity(bill, 2), 409, 'LINE_MOVE_NOT_ALLOWED');
});

test('409: the quantities of a closed bill cannot change', async () => {
  const bill = await openBill(venue);
  await bill.act('POST', '/close', { kind: 'Cash' });
  assertRefused(await setQuantity(bill, 2), 409, 'BILL_NOT_OPEN');
});
