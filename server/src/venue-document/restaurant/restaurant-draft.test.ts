import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES } from '../../core/languages.ts';
import { Refusal } from '../../core/refusals.ts';
import { FIRST_MENUS } from '../../core/venue/setup/first-menu.ts';
import { readVenueDocuments } from '../venue/read-venue-document.ts';
import type { RestaurantAnswers } from './restaurant-answers.ts';
import { restaurantDraftOf } from './restaurant-draft.ts';

const CAFE: RestaurantAnswers = {
  name: 'Ada Kahvesi',
  countryCode: 'TR',
  timeZone: 'Europe/Istanbul',
  language: 'tr',
  owner: { name: 'Ada', email: 'ada@example.com', password: 'kahve ve lokum' },
  tables: 8,
  seatsPerTable: 4,
  takesTakeaway: true,
  takesDelivery: false,
  takesBookings: true,
  menu: 'Cafe',
};
const productsOf = (draft: Awaited<ReturnType<typeof restaurantDraftOf>>) =>
  draft.categories.flatMap(({ products }) => products);

test('each first menu is a whole document, with every text in every language', async () => {
  for (const menu of FIRST_MENUS.filter((name) => name !== 'Empty')) {
    const file = new URL(`first-menus/${menu.toLowerCase()}.json`, import.meta.url);
    const [draft] = readVenueDocuments(JSON.parse(await readFile(file, 'utf8')));
    assert.deepEqual(draft!.settings.languages.map(({ code }) => code).sort(), [...LANGUAGES].sort());
    for (const category of draft!.categories)
      for (const { translations } of [
        category,
        ...category.products,
        ...category.products.flatMap(({ portions, optionGroups }) => [
          ...portions,
          ...optionGroups,
          ...optionGroups.flatMap(({ choices }) => choices),
        ]),
      ])
        assert.equal(Object.keys(translations).length, LANGUAGES.length - 1);
  }
});

test('each first menu can be had in each language, and all of it can be ordered', async () => {
  for (const language of LANGUAGES)
    for (const menu of FIRST_MENUS) {
      const draft = await restaurantDraftOf({ ...CAFE, language, menu });
      const products = productsOf(draft);
      assert.equal(products.length > 10, menu !== 'Empty', menu);
      assert.ok(products.every(({ isVisible, portions }) => isVisible && portions[0]!.priceKurus > 0));
    }
});

test('a restaurant has what was answered: its owner, its tables with their seats, what it takes, its language', async () => {
  const { settings, areas, accounts, categories } = await restaurantDraftOf(CAFE);
  assert.deepEqual(
    [settings.name, settings.countryCode, settings.timeZone, settings.takesTakeaway, settings.takesDelivery],
    ['Ada Kahvesi', 'TR', 'Europe/Istanbul', true, false],
  );
  assert.deepEqual(settings.languages, [{ code: 'tr', name: 'Türkçe' }]);
  const { void: ofVoid, price } = settings.reasons;
  assert.deepEqual(ofVoid, {
    usual: ['Misafirler gitti', 'Yanlış girildi', 'İki kez sipariş edildi'],
    isNeeded: true,
  });
  assert.equal(price.isNeeded, false);
  assert.deepEqual(
    [settings.reservations.isEnabled, settings.reservations.seatSharePercent, settings.serviceFeeBasisPoints],
    [true, 100, 0],
  );
  const [area] = areas;
  assert.equal(area!.name, 'Salon');
  assert.deepEqual(
    area!.tables.map(({ name, capacity }) => [name, capacity]),
    Array.from({ length: 8 }, (_, at) => [String(at + 1), 4]),
  );
  assert.deepEqual(
    accounts.map(({ role, email }) => [role, email]),
    [['Owner', 'ada@example.com']],
  );
  assert.equal(categories[0]!.name, 'Kahveler');
});

test('in Türkiye alcohol has a VAT class of its own; where the rates are not known there is none', async () => {
  const turkish = await restaurantDraftOf({ ...CAFE, menu: 'Pizzeria' });
  assert.equal(turkish.settings.vatClass, 'food');
  assert.deepEqual(
    turkish.settings.vatClasses.map(({ code, rates }) => [code, rates[0]!.basisPoints]),
    [
      ['food', 1_000],
      ['alcohol', 2_000],
    ],
  );
  assert.deepEqual(
    productsOf(turkish).flatMap(({ name, vatClass }) => (vatClass === null ? [] : [name])),
    ['Bira', 'Kırmızı şarap'],
  );
  const other = await restaurantDraftOf({ ...CAFE, countryCode: 'US', menu: 'Pizzeria' });
  assert.deepEqual([other.settings.vatClasses, other.settings.vatClass], [[], null]);
});

test('a place without tables has no area', async () => {
  assert.deepEqual((await restaurantDraftOf({ ...CAFE, tables: 0 })).areas, []);
});

test('what is wrong is said at its answer', async () => {
  await assert.rejects(
    restaurantDraftOf({ ...CAFE, timeZone: 'Mars/Olympus', owner: { ...CAFE.owner, name: ' ' } }),
    (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(error.code, 'CONTENT_INVALID');
      assert.deepEqual(error.problems.map(({ field }) => field).sort(), ['owner.name']);
      return true;
    },
  );
  await assert.rejects(restaurantDraftOf({ ...CAFE, timeZone: 'Mars/Olympus' }), (error) => {
    assert.deepEqual(
      (error as Refusal).problems.map(({ field }) => field),
      ['timeZone'],
    );
    return true;
  });
});

test('meal cards pay for all of the first menu except alcohol, and for what its categories get later, where the restaurant takes them', async () => {
  const menu = 'Restaurant';
  const { categories } = await restaurantDraftOf({ ...CAFE, menu, takesMealCards: true });
  const products = categories.flatMap((category) =>
    category.products.map((product) => ({
      isPaid: product.acceptsMealCard ?? category.acceptsMealCard,
      hasAlcohol: product.containsAlcohol,
    })),
  );
  assert.ok(products.some(({ hasAlcohol }) => hasAlcohol));
  for (const { isPaid, hasAlcohol } of products) assert.equal(isPaid, !hasAlcohol);
  const withoutMealCards = categories.filter(({ acceptsMealCard }) => !acceptsMealCard);
  assert.deepEqual(
    withoutMealCards.map((category) => category.products.every(({ containsAlcohol }) => containsAlcohol)),
    [true],
  );
  const none = await restaurantDraftOf({ ...CAFE, menu });
  assert.ok(none.categories.every(({ acceptsMealCard }) => !acceptsMealCard));
  assert.ok(productsOf(none).every(({ acceptsMealCard }) => acceptsMealCard === null));
});
