import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder } from '../../../test/harness/staff.ts';

const sofra = useSofra();

test('200: products on sale are listed in menu order, without hidden ones', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/menu`);
  const { category, kebab, steak, baklava, cheese } = venue.menu;
  const [read] = body.data;
  assert.deepEqual([body.data.length, read.id, read.name], [1, category.id, category.name]);
  const ids = read.products.map(({ id }: { id: string }) => id);
  assert.deepEqual(
    ids,
    [kebab, steak, baklava, cheese].map(({ id }) => id),
  );
});

test('200: a product has everything that an order of it needs', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/menu`);
  const { kebab, cheese } = venue.menu;
  const [read, , , sold] = body.data[0].products;
  const [whole, oneAndAHalf] = kebab.portions;
  assert.deepEqual(read.portions, [
    { id: whole!.id, name: 'Tam', price: 120.5, isDefault: true, orderable: true, pricingUnit: 'Piece' },
    {
      id: oneAndAHalf!.id,
      name: 'Bir buçuk',
      price: 180.75,
      isDefault: false,
      orderable: true,
      pricingUnit: 'Piece',
    },
  ]);
  assert.deepEqual(read.extras[0], {
    id: kebab.extras[0]!.id,
    name: 'Közlenmiş biber',
    price: 15,
    allergens: [],
    optionGroupId: null,
  });
  assert.deepEqual(
    read.removableIngredients,
    kebab.removableIngredients.map(({ id, name }) => ({ id, name })),
  );
  assert.deepEqual([sold.name, sold.portions[0].orderable], [cheese.name, false]);
});

test('200: an order built from the menu is accepted', async () => {
  const venue = await newStaffedVenue(sofra);
  const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/menu`);
  const steak = body.data[0].products[1];
  const lines = [
    {
      productId: steak.id,
      portionId: steak.portions[0].id,
      quantity: 1,
      extraIds: steak.optionGroups
        .filter(({ isRequired }: { isRequired: boolean }) => isRequired)
        .map(
          (group: { id: string }) =>
            steak.extras.find((extra: { optionGroupId: string }) => extra.optionGroupId === group.id).id,
        ),
    },
  ];
  assert.equal((await placeOrder(venue, { lines })).status, 201);
});

test('200: a hidden category is left out with all its products', async () => {
  const venue = await newStaffedVenue(sofra);
  await sofra.db.query({
    text: `update menu_category set definition = definition || '{"isVisible": false}' where venue_id = $1`,
    values: [venue.id],
  });
  assert.deepEqual((await venue.waiter.call('GET', `/venues/${venue.id}/menu`)).body.data, []);
});

test('200: a product shows its photo and, when they are counted, the units left now', async () => {
  const venue = await newStaffedVenue(
    sofra,
    {},
    {
      revise: ({ menu }) => {
        menu.products[0]!.imageUrl = '/photos/1/2';
      },
    },
  );
  const counted = venue.record.menu.products.find(({ stock }) => stock.quantity === 3)!;
  const read = async () => (await venue.waiter.call('GET', `/venues/${venue.id}/menu`)).body.data[0].products;
  const [first] = await read();
  assert.deepEqual([first.imageUrl, first.unitsLeft], [`${sofra.baseUrl}/photos/1/2`, null]);
  const unitsLeft = async () => (await read()).find(({ id }: { id: string }) => id === counted.id).unitsLeft;
  assert.equal(await unitsLeft(), 3);
  await placeOrder(venue, { lines: [lineOf(counted)] });
  assert.equal(await unitsLeft(), 2);
});
