import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue } from '../../../../test/harness/staff.ts';
import { asOwner, guestMenu } from '../../../../test/samples/owner-menu.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

const order = (ids: unknown, categoryId = venue.menu.category.id) =>
  asOwner(venue, 'PUT', `/categories/${categoryId}/products/order`, { ids });

test('200: the menu shows the products in the new order, and hidden ones keep their position', async () => {
  const { kebab, steak, baklava, cheese, hidden } = venue.menu;
  const before = await guestMenu(sofra, venue);
  const ids = [cheese, hidden, kebab, baklava, steak].map(({ id }) => id);
  const { status, body } = await order(ids);
  assert.deepEqual([status, body.data], [200, { ids }]);
  const after = await guestMenu(sofra, venue);
  assert.deepEqual(after.names[0]![1], ['Ezine peyniri', 'Adana Kebap', 'Baklava', 'Bonfile']);
  assert.notEqual(after.etag, before.etag);
});

test('400: an order that omits a product, even a hidden one, or adds others is refused', async () => {
  const { kebab, steak, baklava, cheese, hidden } = venue.menu;
  const shown = [kebab, steak, baklava, cheese].map(({ id }) => id);
  for (const ids of [
    shown,
    [...shown, kebab.id],
    [...shown, randomUUID()],
    [...shown, hidden.id, kebab.id],
  ]) {
    assert.deepEqual(refusedWith(await order(ids)), [
      '400 CONTENT_INVALID',
      'ids must name each product of the category once',
    ]);
  }
});

test('404: the products of an unknown category cannot be reordered', async () => {
  const other = await newStaffedVenue(sofra);
  for (const id of [other.menu.category.id, randomUUID()]) {
    assert.deepEqual(refusedWith(await order([], id)), ['404 CATEGORY_NOT_FOUND']);
  }
});
