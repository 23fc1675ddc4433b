import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder } from '../../../../test/harness/staff.ts';
import { asOwner, ownerMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('200: a single product is the same as in the whole menu, hidden or not, with the current stock', async () => {
  await placeOrder(venue, { lines: [lineOf(venue.menu.baklava)] });
  const [{ products }] = await ownerMenu(venue);
  assert.equal(products.length, 5);
  for (const product of products) {
    const { status, body } = await asOwner(venue, 'GET', `/products/${product.id.toUpperCase()}`);
    assert.deepEqual([status, body.data], [200, product]);
  }
  assert.equal(products[2].stock.quantity, 2);
});

test('404: a product of another venue is answered like an unknown one', async () => {
  const other = await newStaffedVenue(sofra);
  for (const id of [other.menu.kebab.id, randomUUID(), venue.menu.category.id]) {
    assert.deepEqual(refusedWith(await asOwner(venue, 'GET', `/products/${id}`)), ['404 PRODUCT_NOT_FOUND']);
  }
});
