import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { read } from '../../../test/harness/public-caller.ts';
import { type TestVenue, TUESDAY_AFTERNOON, useSofra } from '../../../test/harness/sofra.ts';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import {
  sampleCategory,
  sampleMenu,
  samplePortion,
  sampleProduct,
} from '../../../test/samples/sample-venue.ts';
import { ALLERGENS } from '../../core/menu/menu.ts';

const sofra = useSofra();

async function menuOf(venue: TestVenue, query = '') {
  const { status, body, text } = await read(sofra, venue, `/venues/${venue.id}/menu${query}`);
  assert.equal(status, 200, text);
  return body.data;
}

test('200: a product is answered completely, with every field of the contract', async () => {
  const menu = sampleMenu();
  const { category, steak } = menu;
  const [doneness, sauces] = steak.optionGroups;
  Object.assign(category, { description: 'Kömürde', imageUrl: 'https://example.com/grill.jpg' });
  Object.assign(steak, {
    description: 'Dana',
    imageUrl: 'https://example.com/steak.jpg',
    allergens: ['Mustard', 'Milk'],
    containsAlcohol: true,
    containsPorkDerivatives: true,
    acceptsMealCard: false,
    removableIngredients: [{ id: randomUUID(), name: 'Tereyağı', translations: {} }],
  });
  Object.assign(steak.portions[0]!, { weight: '250 g', calories: 640 });
  const validUntil = TUESDAY_AFTERNOON + 86_400_000;
  const campaign = {
    ...portionDiscount(randomUUID(), percent(1_000), steak.id),
    name: 'Salı',
    badgeText: '-%10',
    validUntil,
  };
  const venue = await sofra.newVenue({}, { menu, campaigns: [campaign] });
  const data = await menuOf(venue);
  const [{ products, ...shown }] = data.categories;
  assert.deepEqual([data.language, data.categories.length], ['tr', 1]);
  assert.deepEqual(shown, {
    id: category.id,
    name: 'Izgara',
    description: 'Kömürde',
    imageUrl: 'https://example.com/grill.jpg',
  });
  assert.deepEqual(products[1], {
    id: steak.id,
    name: 'Bonfile',
    description: 'Dana',
    imageUrl: 'https://example.com/steak.jpg',
    portions: [
      {
        id: steak.portions[0]!.id,
        name: 'Porsiyon',
        price: 33.35,
        isDefault: true,
        orderable: true,
        pricingUnit: 'Piece',
        weight: '250 g',
        calories: 640,
        campaign: {
          campaignId: campaign.id,
          name: 'Salı',
          badgeText: '-%10',
          discountedPrice: 30.01,
          endsAt: new Date(validUntil).toISOString(),
        },
      },
    ],
    extras: [
      { id: steak.extras[0]!.id, name: 'Az', price: 0, optionGroupId: doneness!.id },
      { id: steak.extras[1]!.id, name: 'Orta', price: 0, optionGroupId: doneness!.id },
      { id: steak.extras[2]!.id, name: 'Biber sosu', price: 5, optionGroupId: sauces!.id },
      { id: steak.extras[3]!.id, name: 'Mantar sosu', price: 7, optionGroupId: sauces!.id },
    ],
    optionGroups: [
      { id: doneness!.id, name: 'Pişirme', selectionType: 'Single', isRequired: true },
      { id: sauces!.id, name: 'Soslar', selectionType: 'Multiple', isRequired: false },
    ],
    removableIngredients: [{ id: steak.removableIngredients[0]!.id, name: 'Tereyağı' }],
    allergens: ['Mustard', 'Milk'],
    stockStatus: null,
    containsAlcohol: true,
    containsPorkDerivatives: true,
    acceptsMealCard: false,
  });
});

test('200: prices are written with two decimals', async () => {
  const venue = await sofra.newVenue();
  const { text } = await read(sofra, venue, `/venues/${venue.id}/menu`);
  for (const part of ['"price":120.50', '"price":0.00', '"price":450.00']) assert.ok(text.includes(part));
});

test('200: hidden products and categories never appear; the others come in the order of the venue', async () => {
  const menu = sampleMenu();
  const [first, cellar] = [sampleCategory({ name: 'Çorbalar' }), sampleCategory({ isVisible: false })];
  const [soup, wine] = [sampleProduct(first.id), sampleProduct(cellar.id)];
  const venue = await sofra.newVenue(
    {},
    {
      menu,
      revise: (record) => {
        const { hidden, cheese, kebab, steak, baklava } = menu;
        record.menu.categories = [first, cellar, menu.category];
        record.menu.products = [hidden, wine, cheese, kebab, steak, baklava, soup];
      },
    },
  );
  const { categories } = await menuOf(venue);
  const shown = categories.map(({ products }: { products: { id: string }[] }) =>
    products.map(({ id }) => id),
  );
  assert.deepEqual(shown, [
    [soup.id],
    [menu.cheese, menu.kebab, menu.steak, menu.baklava].map(({ id }) => id),
  ]);
});

test('200: a product that is sold by measure is listed but cannot be ordered', async () => {
  const venue = await sofra.newVenue();
  const { categories } = await menuOf(venue);
  const cheese = categories[0].products[3].portions[0];
  assert.deepEqual([cheese.orderable, cheese.pricingUnit, cheese.price], [false, 'Kilogram', 450]);
});

test('200: all fourteen allergens can be listed; without declared allergens the list is empty', async () => {
  const menu = sampleMenu();
  menu.kebab.allergens = [...ALLERGENS];
  const venue = await sofra.newVenue({}, { menu });
  const [kebab, steak] = (await menuOf(venue)).categories[0].products;
  assert.deepEqual([kebab.allergens, steak.allergens], [[...ALLERGENS], []]);
  assert.equal(ALLERGENS.length, 14);
});

test('200: texts come in the requested language, otherwise in the default one', async () => {
  const venue = await sofra.newVenue();
  for (const [query, language] of [
    ['', 'tr'],
    ['?lang=tr', 'tr'],
    ['?lang=en', 'en'],
    ['?lang=EN', 'en'],
    ['?lang=de', 'tr'],
    ['?lang=', 'tr'],
    ['?lang=en-US', 'tr'],
    ['?lang=constructor', 'tr'],
  ] as const) {
    assert.equal((await menuOf(venue, query)).language, language, query);
  }
});

test('200: each text without a translation falls back to the default language on its own', async () => {
  const menu = sampleMenu();
  const { kebab } = menu;
  kebab.translations = { en: { name: 'Adana Kebab' } };
  kebab.portions[0]!.translations = { en: { name: 'Whole' } };
  kebab.extras[1]!.translations = { en: { name: 'Bread' } };
  const campaign = {
    ...portionDiscount(randomUUID(), percent(1_000), kebab.id),
    name: 'Salı',
    badgeText: 'Sana özel',
    translations: { en: { badgeText: 'Just for you' } },
  };
  const venue = await sofra.newVenue({}, { menu, campaigns: [campaign] });
  const [category] = (await menuOf(venue, '?lang=en')).categories;
  const [{ name, description, portions, extras, removableIngredients }] = category.products;
  assert.deepEqual([category.name, name, description], ['Grill', 'Adana Kebab', 'Acılı']);
  assert.deepEqual([portions[0].name, portions[1].name], ['Whole', 'Bir buçuk']);
  assert.deepEqual([extras[0].name, extras[1].name], ['Közlenmiş biber', 'Bread']);
  assert.equal(removableIngredients[0].name, 'Onion');
  assert.deepEqual([portions[0].campaign.name, portions[0].campaign.badgeText], ['Salı', 'Just for you']);
});

test('200: a venue without languages returns its texts as they were written', async () => {
  const venue = await sofra.newVenue({ languages: [] });
  const data = await menuOf(venue, '?lang=en');
  assert.deepEqual([data.language, data.categories[0].products[0].name], [null, 'Adana Kebap']);
});

test('200: Accept-Language does not choose the language of the menu', async () => {
  const venue = await sofra.newVenue();
  const headers = { 'accept-language': 'en' };
  const { body } = await read(sofra, venue, `/venues/${venue.id}/menu`, { headers });
  assert.equal(body.data.language, 'tr');
});

test('200: each portion shows the cheapest of several discounts, and no other kind of campaign', async () => {
  const menu = sampleMenu();
  const [whole, larger] = menu.kebab.portions;
  const fixed = { kind: 'FixedPrice', priceKurus: 11_000 } as const;
  const campaigns = [
    portionDiscount(randomUUID(), percent(1_000), menu.kebab.id),
    {
      ...portionDiscount(randomUUID(), fixed),
      covers: { productIds: [], portionIds: [whole!.id] },
    },
    { ...portionDiscount(randomUUID(), percent(9_000), menu.kebab.id), validFrom: TUESDAY_AFTERNOON + 1 },
  ];
  const venue = await sofra.newVenue({}, { menu, campaigns });
  const { portions } = (await menuOf(venue)).categories[0].products[0];
  assert.deepEqual(
    portions.map(
      ({ id, campaign }: { id: string; campaign: { campaignId: string; discountedPrice: number } }) => [
        id,
        campaign.campaignId,
        campaign.discountedPrice,
      ],
    ),
    [
      [whole!.id, campaigns[0]!.id, 108.45],
      [larger!.id, campaigns[0]!.id, 162.67],
    ],
  );
});

test('200: an empty menu has no categories', async () => {
  const venue = await sofra.newVenue(
    {},
    { revise: ({ menu }) => Object.assign(menu, { categories: [], products: [] }) },
  );
  assert.deepEqual(await menuOf(venue), { language: 'tr', categories: [] });
});

test('200: a product without labels has null labels', async () => {
  const menu = sampleMenu();
  menu.kebab.portions = [samplePortion()];
  const venue = await sofra.newVenue({}, { menu });
  const [{ imageUrl, portions }] = (await menuOf(venue)).categories[0].products;
  const [{ weight, calories, campaign }] = portions;
  assert.deepEqual([imageUrl, weight, calories, campaign], [null, null, null, null]);
});
