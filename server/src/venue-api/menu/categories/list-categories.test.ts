import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusedWith } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder } from '../../../../test/harness/staff.ts';
import { asOwner, ownerMenu, withoutRevisions } from '../../../../test/samples/owner-menu.ts';
import { sampleCategory, sampleMenu } from '../../../../test/samples/sample-venue.ts';

const sofra = useSofra();

test('200: categories are complete, in the order of the venue, with hidden ones', async () => {
  const menu = sampleMenu();
  const cellar = sampleCategory({ name: 'Mahzen', isVisible: false, description: 'Şaraplar' });
  const revise = (record: { menu: { categories: unknown[] } }) => {
    record.menu.categories = [cellar, menu.category];
  };
  const venue = await newStaffedVenue(sofra, {}, { menu, revise });
  const [first, second] = await ownerMenu(venue);
  assert.deepEqual(withoutRevisions(first), {
    id: cellar.id,
    name: 'Mahzen',
    description: 'Şaraplar',
    imageUrl: null,
    isVisible: false,
    vatClass: null,
    course: null,
    acceptsMealCard: true,
    products: [],
    translations: { en: { name: 'Grill' } },
  });
  const { kebab, steak, baklava, cheese, hidden } = menu;
  assert.deepEqual(
    second.products.map(({ id, isVisible }: { id: string; isVisible: boolean }) => [id, isVisible]),
    [kebab, steak, baklava, cheese, hidden].map(({ id, isVisible }) => [id, isVisible]),
  );
});

test('200: a product has its parts, their translations and prices with two decimals', async () => {
  const venue = await newStaffedVenue(sofra);
  const { text, body } = await asOwner(venue, 'GET', '/categories');
  const { kebab, steak, category } = venue.menu;
  const [first, second] = body.data[0].products;
  assert.deepEqual(withoutRevisions(first), {
    id: kebab.id,
    categoryId: category.id,
    name: 'Adana Kebap',
    description: 'Acılı',
    imageUrl: null,
    isVisible: true,
    portions: [
      [kebab.portions[0]!.id, 'Tam', 120.5, true],
      [kebab.portions[1]!.id, 'Bir buçuk', 180.75, false],
    ].map(([id, name, price, isDefault]) => ({
      id,
      name,
      price,
      isDefault,
      pricingUnit: 'Piece',
      weight: null,
      calories: null,
      translations: {},
    })),
    extras: [
      { id: kebab.extras[0]!.id, name: 'Közlenmiş biber', price: 15, allergens: [], translations: {} },
      { id: kebab.extras[1]!.id, name: 'Ekmek', price: 0, allergens: [], translations: {} },
    ],
    optionGroups: [],
    removableIngredients: [
      { id: kebab.removableIngredients[0]!.id, name: 'Soğan', translations: { en: { name: 'Onion' } } },
    ],
    allergens: [],
    containsAlcohol: false,
    containsPorkDerivatives: false,
    acceptsMealCard: true,
    vatClass: null,
    course: null,
    stock: { quantity: null, lowThreshold: 0, isSoldOut: false },
    translations: { en: { name: 'Adana Kebab', description: 'Spicy' } },
  });
  assert.deepEqual(second.optionGroups[0], {
    id: steak.optionGroups[0]!.id,
    name: 'Pişirme',
    selectionType: 'Single',
    isRequired: true,
    choices: [
      { id: steak.extras[0]!.id, name: 'Az', price: 0, allergens: [], translations: {} },
      { id: steak.extras[1]!.id, name: 'Orta', price: 0, allergens: [], translations: {} },
    ],
    translations: {},
  });
  for (const part of ['"price":120.50', '"price":0.00', '"price":450.00']) assert.ok(text.includes(part));
});

test('200: the stock is current although menus are cached', async () => {
  const venue = await newStaffedVenue(sofra);
  const left = async () => (await ownerMenu(venue))[0].products[2].stock;
  assert.deepEqual(await left(), { quantity: 3, lowThreshold: 1, isSoldOut: false });
  await placeOrder(venue, { lines: [lineOf(venue.menu.baklava)] });
  assert.equal((await left()).quantity, 2);
});

test('403: staff can read the menu to order from, but not its setup', async () => {
  const venue = await newStaffedVenue(sofra);
  const answer = await venue.waiter.call('GET', `/venues/${venue.id}/categories`);
  assert.deepEqual(refusedWith(answer), ['403 NOT_PERMITTED']);
});
