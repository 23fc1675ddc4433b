import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  placeOrder,
  type StaffedVenue,
} from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu } from '../../../../test/samples/owner-menu.ts';
import { sampleMenu } from '../../../../test/samples/sample-venue.ts';

const sofra = useSofra();

const setStock = (venue: StaffedVenue, body: unknown, id = venue.menu.baklava.id) =>
  asOwner(venue, 'PUT', `/products/${id}/stock`, body, { 'idempotency-key': freshKey() });

async function quantityAfter(venue: StaffedVenue, body: unknown): Promise<number | null> {
  const answer = await setStock(venue, body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.quantity;
}

test('200: a count can be set, replaced, increased and ended, and the menu shows guests the result', async () => {
  const venue = await newStaffedVenue(sofra);
  const { kebab } = venue.menu;
  const menuStatus = async () => (await guestMenu(sofra, venue)).categories[0].products[0].stockStatus;
  const seen: unknown[] = [];
  for (const body of [
    { isTracked: true, quantity: 4, lowThreshold: 2 },
    { isTracked: true, add: -2 },
    { isTracked: true, add: -2 },
    { isTracked: true, add: 10, quantity: null, lowThreshold: null },
    { isTracked: true, quantity: 1 },
    { isTracked: false },
  ]) {
    const { status, body: answered } = await setStock(venue, body, kebab.id);
    const { productId, quantity, status: stockStatus } = answered.data;
    assert.deepEqual([status, productId], [200, kebab.id]);
    seen.push([quantity, stockStatus, await menuStatus()]);
  }
  assert.deepEqual(seen, [
    [4, 'InStock', 'InStock'],
    [2, 'LowStock', 'LowStock'],
    [0, 'OutOfStock', 'OutOfStock'],
    [10, 'InStock', 'InStock'],
    [1, 'LowStock', 'LowStock'],
    [null, null, null],
  ]);
});

test('200: a delivery is added to the units left after orders, and the sold-out switch stays', async () => {
  const venue = await newStaffedVenue(sofra);
  const { baklava } = venue.menu;
  await openBill(venue, { lines: [lineOf(baklava, { quantity: 2 })] });
  await venue.waiter.call('PUT', `/venues/${venue.id}/products/${baklava.id}/sold-out`, { isSoldOut: true });
  const { body } = await setStock(venue, { isTracked: true, add: 10 });
  assert.deepEqual([body.data.quantity, body.data.isSoldOut], [11, true]);
});

test('200: twenty simultaneous orders and a delivery end at the exact number', async () => {
  const menu = sampleMenu();
  menu.baklava.stock.quantity = 15;
  const venue = await newStaffedVenue(sofra, {}, { menu });
  const order = () => placeOrder(venue, { lines: [lineOf(menu.baklava)] });
  const orders = Array.from({ length: 10 }, order);
  const delivery = setStock(venue, { isTracked: true, add: 10 });
  orders.push(...Array.from({ length: 10 }, order));
  const placed = (await Promise.all(orders)).filter(({ status }) => status === 201).length;
  assert.equal((await delivery).status, 200);
  assert.ok(placed >= 15);
  assert.equal(await quantityAfter(venue, { isTracked: true }), 25 - placed);
});

test('200: simultaneous deliveries are all counted', async () => {
  const venue = await newStaffedVenue(sofra);
  await Promise.all([1, 2, 3, 4, 5].map((add) => setStock(venue, { isTracked: true, add })));
  assert.equal(await quantityAfter(venue, { isTracked: true, add: 0 }), 3 + 15);
});

test('200: a delivery counts once, however often it is sent and whatever is sold meanwhile', async () => {
  const venue = await newStaffedVenue(sofra);
  const { baklava } = venue.menu;
  const headers = { 'idempotency-key': freshKey() };
  const path = `/products/${baklava.id}/stock`;
  const deliver = () => asOwner(venue, 'PUT', path, { isTracked: true, add: 10 }, headers);
  await Promise.all([deliver(), deliver(), deliver()]);
  await openBill(venue, { lines: [lineOf(baklava, { quantity: 2 })] });
  const { status, body } = await deliver();
  assert.deepEqual([status, body.data.quantity], [200, 11]);
  assert.equal(await quantityAfter(venue, { isTracked: true, add: 1 }), 12);
});

test('400: a delivery without a key is refused, and adds nothing', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/products/${venue.menu.baklava.id}/stock`;
  const refused = await asOwner(venue, 'PUT', path, { isTracked: true, add: 1 });
  assert.equal(refusedWith(refused)[0], '400 IDEMPOTENCY_KEY_INVALID');
  assert.equal(await quantityAfter(venue, { isTracked: true }), 3);
});

test('412: a count that replaces another number than the owner has seen is refused; a repeat is not', async () => {
  const venue = await newStaffedVenue(sofra);
  const { baklava } = venue.menu;
  const { body } = await setStock(venue, { isTracked: true, lowThreshold: 1 });
  const headers = { 'if-match': `"${body.data.revision}"` };
  const count = (quantity: number) =>
    asOwner(venue, 'PUT', `/products/${baklava.id}/stock`, { isTracked: true, quantity }, headers);
  assert.equal((await count(8)).status, 200);
  assert.equal((await count(8)).status, 200);
  await openBill(venue, { lines: [lineOf(baklava)] });
  assert.equal(refusedWith(await count(9))[0], '412 CONTENT_CHANGED');
  assert.equal(await quantityAfter(venue, { isTracked: true }), 7);
});

test('400: negative, excessive and contradictory counts are refused, and the stock stays as it was', async () => {
  const venue = await newStaffedVenue(sofra);
  for (const [body, problem] of [
    [{ isTracked: true, add: -4 }, 'add takes more than the 3 that are left'],
    [{ isTracked: true, add: 1_000_000 }, 'add makes more than 1000000 of it'],
    [{ isTracked: true, quantity: 1, add: 1 }, 'add cannot be stated beside `quantity`'],
    [{ isTracked: false, quantity: 1 }, 'quantity cannot be stated when the stock is not tracked'],
    [{ isTracked: true, quantity: -1 }, 'quantity must be from 0 to 1000000'],
    [{ isTracked: true, quantity: 1_000_001 }, 'quantity must be from 0 to 1000000'],
    [{ isTracked: true, lowThreshold: -1 }, 'lowThreshold must be from 0 to 1000000'],
    [{ quantity: 1 }, 'isTracked is required'],
    [{ isTracked: true, quantitiy: 1 }, 'quantitiy is not known here'],
  ] as const) {
    assert.deepEqual(refusedWith(await setStock(venue, body)), ['400 CONTENT_INVALID', problem]);
  }
  const uncounted = await setStock(venue, { isTracked: true, add: 4 }, venue.menu.kebab.id);
  assert.deepEqual(refusedWith(uncounted), [
    '400 CONTENT_INVALID',
    'quantity is required: the product has not been counted so far',
  ]);
  for (const body of [
    undefined,
    [],
    { isTracked: 'yes' },
    { isTracked: true, quantity: 1.5 },
    { isTracked: true, add: '4' },
  ]) {
    assert.equal(refusedWith(await setStock(venue, body))[0], '400 VALIDATION_ERROR');
  }
  assert.equal(await quantityAfter(venue, { isTracked: true }), 3);
});

test('403: staff can use the sold-out switch, but not set the count', async () => {
  const venue = await newStaffedVenue(sofra);
  const path = `/venues/${venue.id}/products/${venue.menu.baklava.id}/stock`;
  assert.deepEqual(refusedWith(await venue.waiter.call('PUT', path, { isTracked: false })), [
    '403 NOT_PERMITTED',
  ]);
});

test('404: the stock of a product of another venue cannot be set', async () => {
  const [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  for (const id of [other.menu.baklava.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await setStock(venue, { isTracked: false }, id)), ['404 PRODUCT_NOT_FOUND']);
  }
  assert.equal(await quantityAfter(other, { isTracked: true }), 3);
});
