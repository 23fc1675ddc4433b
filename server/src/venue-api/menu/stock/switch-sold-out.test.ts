import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder } from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function switchSoldOut(productId: string, isSoldOut: unknown) {
  return venue.waiter.call('PUT', `/venues/${venue.id}/products/${productId}/sold-out`, { isSoldOut });
}

async function stockStatusOnMenu(productId: string): Promise<string | null> {
  const answer = await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, { key: venue.key.text });
  const products = answer.body.data.categories.flatMap(({ products }: { products: unknown[] }) => products);
  return products.find(({ id }: { id: string }) => id === productId).stockStatus;
}

test('200: a sold-out product is marked on the menu and cannot be ordered until it is switched back', async () => {
  const { kebab } = venue.menu;
  assert.equal(await stockStatusOnMenu(kebab.id), null);
  const { status, body } = await switchSoldOut(kebab.id, true);
  const { isSoldOut, quantity, status: stockStatus, name } = body.data;
  assert.deepEqual(
    [status, isSoldOut, quantity, stockStatus, name],
    [200, true, null, 'OutOfStock', kebab.name],
  );
  assert.equal(await stockStatusOnMenu(kebab.id), 'OutOfStock');
  const order = { lines: [lineOf(kebab)] };
  assert.equal((await placeOrder(venue, order)).body.errorCode, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  await switchSoldOut(kebab.id.toUpperCase(), false);
  assert.equal((await placeOrder(venue, order)).status, 201);
  assert.equal(await stockStatusOnMenu(kebab.id), null);
});

test('200: the count stays the same under the switch', async () => {
  const { baklava } = venue.menu;
  assert.deepEqual((await switchSoldOut(baklava.id, true)).body.data.quantity, 3);
  const { data } = (await switchSoldOut(baklava.id, false)).body;
  assert.deepEqual([data.quantity, data.status], [3, 'InStock']);
});

test('200: repeating the switch changes nothing', async () => {
  const { steak } = venue.menu;
  const first = await switchSoldOut(steak.id, true);
  assert.deepEqual((await switchSoldOut(steak.id, true)).body.data, first.body.data);
});

test('400: a value other than true or false is refused', async () => {
  assertRefused(await switchSoldOut(venue.menu.kebab.id, 'yes'), 400, 'VALIDATION_ERROR', ['isSoldOut']);
});

test('404: a product of another venue is answered like an unknown one, and stays as it was', async () => {
  const other = await newStaffedVenue(sofra);
  for (const productId of [other.menu.kebab.id, randomUUID()]) {
    assertRefused(await switchSoldOut(productId, true), 404, 'PRODUCT_NOT_FOUND');
  }
  assert.equal((await placeOrder(other)).status, 201);
});
