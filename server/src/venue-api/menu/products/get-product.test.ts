import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { asOwner, ownerMenu, refusedWith } from '../../../../test/owner-menu.ts';
import { lineOf, type Sofra, startSofra } from '../../../../test/sofra.ts';
import { newStaffedVenue, placeOrder, type StaffedVenue } from '../../../../test/staff.ts';

let sofra: Sofra;
let venue: StaffedVenue;

before(async () => {
  sofra = await startSofra();
  venue = await newStaffedVenue(sofra);
});
after(() => sofra.close());

test('200: a product reads by itself as it does in the whole menu, hidden or not, with the stock of the moment', async () => {
  await placeOrder(venue, { lines: [lineOf(venue.menu.baklava)] });
  const [{ products }] = await ownerMenu(venue);
  assert.equal(products.length, 5);
  for (const product of products) {
    const { status, body } = await asOwner(venue, 'GET', `/products/${product.id.toUpperCase()}`);
    assert.deepEqual([status, body.data], [200, product]);
  }
  assert.equal(products[2].stock.quantity, 2);
});

test('404: a product of another venue is answered like one that there is not', async () => {
  const other = await newStaffedVenue(sofra);
  for (const id of [other.menu.kebab.id, randomUUID(), venue.menu.category.id]) {
    assert.deepEqual(refusedWith(await asOwner(venue, 'GET', `/products/${id}`)), ['404 PRODUCT_NOT_FOUND']);
  }
});
