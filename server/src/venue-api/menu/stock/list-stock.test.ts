import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill } from '../../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: every product is listed in menu order, also hidden and uncounted ones', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/stock`);
  const { menu } = venue;
  const products = [menu.kebab, menu.steak, menu.baklava, menu.cheese, menu.hidden];
  assert.deepEqual(
    body.data.map(({ revision: _, ...stock }: { revision: string }) => stock),
    products.map(({ id, name, isVisible }) => ({
      productId: id,
      name,
      categoryName: menu.category.name,
      isVisible,
      quantity: id === menu.baklava.id ? 3 : null,
      lowThreshold: id === menu.baklava.id ? 1 : 0,
      isSoldOut: false,
      status: id === menu.baklava.id ? 'InStock' : null,
    })),
  );
});

test('200: units that were sold a moment ago are already subtracted', async () => {
  const venue = await newStaffedVenue(sofra);
  const read = async () => {
    const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/stock`);
    const { id } = venue.menu.baklava;
    const stock = body.data.find(({ productId }: { productId: string }) => productId === id);
    return [stock.quantity, stock.status];
  };
  const seen = [await read()];
  for (const quantity of [1, 1, 1]) {
    await openBill(venue, { lines: [lineOf(venue.menu.baklava, { quantity })] });
    seen.push(await read());
  }
  assert.deepEqual(seen, [
    [3, 'InStock'],
    [2, 'InStock'],
    [1, 'LowStock'],
    [0, 'OutOfStock'],
  ]);
});

test('200: products of a hidden category are listed as hidden', async () => {
  const venue = await newStaffedVenue(sofra);
  await sofra.db.query({
    text: `update menu_category set definition = definition || '{"isVisible": false}' where venue_id = $1`,
    values: [venue.id],
  });
  await venue.waiter.call('DELETE', `/venues/${venue.id}/rush`);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/stock`);
  assert.ok(body.data.every(({ isVisible }: { isVisible: boolean }) => !isVisible));
});
