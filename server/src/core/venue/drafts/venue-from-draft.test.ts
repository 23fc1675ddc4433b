import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOf, draftsOf } from '../../../../test/samples/sample-document.ts';
import type { VenueSetup } from '../setup/venue-setup.ts';
import { statedIdsOf } from './venue-draft.ts';
import { type VenueToStore, venueFromDraft } from './venue-from-draft.ts';

const ID = '01980000-0000-7000-8000-0000000000aa';
const portions = [
  { name: 'Yarım', price: 150 },
  { name: 'Tam', price: 240 },
];
const kofte = {
  name: 'Köfte',
  portions,
  extras: [{ name: 'Az' }],
  optionGroups: [{ name: 'Acı', choices: [{ name: 'Az' }, { name: 'Çok' }] }],
  removableIngredients: [{ name: 'Soğan' }],
  stock: { quantity: 5, lowThreshold: 2 },
};
const restaurant = {
  username: 'meze',
  areas: [
    { name: 'Salon', tables: [{ name: 'Masa 1', code: '1' }] },
    { name: 'Bahçe', tables: [{ name: 'Masa 2', code: '2' }] },
  ],
  categories: [
    { name: 'Izgara', products: [kofte] },
    { name: 'Fırın', products: [{ ...kofte, name: 'Pide' }] },
  ],
  campaigns: [
    {
      kind: 'BuyXPayY',
      name: 'Üç al',
      covers: [{ product: 'Pide' }, { product: 'Köfte', portion: 'Tam' }],
      buy: 3,
      pay: 2,
    },
  ],
};

let count = 0;

function settle(venue: object, stored: VenueToStore | null = null): VenueToStore {
  const drafts = draftsOf(documentOf(venue));
  const record: VenueSetup | null = stored && { ...stored, accounts: [], keys: [] };
  const ids = {
    stated: statedIdsOf(drafts),
    newId: () => `new ${++count}`,
    newTableCode: () => `code ${++count}`,
  };
  return venueFromDraft(drafts[0]!, record, { venueId: 'venue', parentVenueId: null }, ids);
}

test('a new venue is active, subscribed without end and not in a rush', () => {
  const { venue } = settle({});
  assert.deepEqual(
    [venue.id, venue.isActive, venue.subscription, venue.rush, venue.closedAt, venue.username],
    ['venue', true, { isActive: true, endsAt: null }, null, null, null],
  );
});

test('every record of a new venue has its own id, and references use these ids', () => {
  const { areas, menu, campaigns } = settle(restaurant);
  const [first, second] = menu.products;
  assert.deepEqual(
    menu.products.map(({ categoryId }) => categoryId),
    menu.categories.map(({ id }) => id),
  );
  const [free, little, much] = first!.extras;
  const groupId = first!.optionGroups[0]!.id;
  assert.deepEqual(
    [free, little, much].map((extra) => extra?.optionGroupId),
    [null, groupId, groupId],
  );
  const [campaign] = campaigns;
  assert.deepEqual(campaign?.kind === 'BuyXPayY' && campaign.covers, {
    productIds: [second!.id],
    portionIds: [first!.portions[1]!.id],
  });
  const ids = [...JSON.stringify({ areas, menu, campaigns }).matchAll(/"id":"(new \d+)"/g)].map(
    ([, id]) => id,
  );
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(ids.length, 2 + 2 + 2 + 2 * (1 + 2 + 3 + 1 + 1) + 1);
});

test('a draft without changes gives the stored venue', () => {
  const stored = settle(restaurant);
  assert.deepEqual(settle(restaurant, stored), stored);
});

test('records in another order keep their ids', () => {
  const stored = settle(restaurant);
  const reversed = {
    ...restaurant,
    areas: restaurant.areas.toReversed(),
    categories: restaurant.categories.toReversed(),
  };
  const settled = settle(reversed, stored);
  assert.deepEqual(settled.areas, stored.areas.toReversed());
  assert.deepEqual(settled.menu.products, stored.menu.products.toReversed());
  assert.deepEqual(settled.campaigns, stored.campaigns);
});

test('a table that moves to another area is the same table, by its code', () => {
  const stored = settle(restaurant);
  const areas = [{ name: 'Teras', tables: restaurant.areas.flatMap(({ tables }) => tables) }];
  const settled = settle({ ...restaurant, areas }, stored);
  assert.deepEqual(
    settled.areas[0]?.tables,
    stored.areas.flatMap(({ tables }) => tables),
  );
});

test('a table without a code gets a new code once, and keeps it, by its name in the area or by its id', () => {
  const halls = (...areas: [name: string, tables: object[]][]) => ({
    areas: areas.map(([name, tables]) => ({ name, tables })),
  });
  const document = halls(['Salon', [{ id: ID, name: '1' }, { name: '2' }]], ['Bahçe', [{ name: '1' }]]);
  const stored = settle(document);
  const [salon, garden] = stored.areas;
  const [one, two] = salon!.tables;
  assert.match(one!.code, /^code \d+$/);
  assert.equal(new Set([...salon!.tables, ...garden!.tables].map(({ code }) => code)).size, 3);
  assert.deepEqual(settle(document, stored), stored);

  const withSeats = halls(['Salon', [{ name: '2', capacity: 4 }]], ['Bahçe', [{ id: ID, name: 'B1' }]]);
  assert.deepEqual(
    settle(withSeats, stored).areas.map(({ tables }) => tables),
    [[{ ...two, capacity: 4 }], [{ ...one, name: 'B1' }]],
  );

  const given = halls(['Salon', [{ name: '1' }, { id: ID.replace('aa', 'bb'), name: '9', code: one!.code }]]);
  const [again, nine] = settle(given, stored).areas[0]!.tables;
  assert.deepEqual([again!.id, nine!.code], [ID, one!.code]);
  assert.match(again!.code, /^code \d+$/);
});

test('a product that states its id keeps its parts when it is renamed or moves to another category', () => {
  const stored = settle({ categories: [{ name: 'Izgara', products: [{ ...kofte, id: ID }] }] });
  const categories = [{ name: 'Fırın', products: [{ ...kofte, id: ID, name: 'Fırın köfte' }] }];
  const settled = settle({ categories }, stored);
  const [before, after] = [stored.menu.products[0]!, settled.menu.products[0]!];
  assert.deepEqual(after, { ...before, name: 'Fırın köfte', categoryId: settled.menu.categories[0]!.id });
  assert.notEqual(after.categoryId, before.categoryId);
});

test('an extra with the same name in another group is a different extra', () => {
  const stored = settle(restaurant);
  const moved = {
    ...kofte,
    extras: [],
    optionGroups: [{ name: 'Acı', choices: [{ name: 'Çok' }, { name: 'Orta' }] }],
  };
  const settled = settle({ categories: [{ name: 'Izgara', products: [moved] }] }, stored);
  const [much, medium] = settled.menu.products[0]!.extras;
  const before = stored.menu.products[0]!.extras;
  assert.equal(much?.id, before[2]?.id);
  assert.ok(before.every(({ id }) => id !== medium?.id));
});

test('a tracked stock keeps its quantity; the document decides whether a stock is tracked', () => {
  const stored = settle(restaurant);
  stored.menu.products[0]!.stock.quantity = 1;
  const stocks = (stock: object | undefined) => ({
    categories: [{ name: 'Izgara', products: [{ ...kofte, stock }] }],
  });
  const stockOf = (venue: VenueToStore) => venue.menu.products[0]!.stock;
  const settled = settle(stocks({ quantity: 50, lowThreshold: 9 }), stored);
  assert.deepEqual(stockOf(settled), { quantity: 1, lowThreshold: 9, isSoldOut: false });
  const ended = settle(stocks(undefined), stored);
  assert.deepEqual(stockOf(ended), { quantity: null, lowThreshold: 0, isSoldOut: false });
  assert.equal(stockOf(settle(stocks({ quantity: 50 }), ended)).quantity, 50);
});

test('properties that the document does not state keep their stored values', () => {
  const stored = settle(restaurant);
  stored.venue.rush = { until: 5, reason: null };
  stored.venue.closedAt = 7;
  stored.menu.products[0]!.stock.isSoldOut = true;
  const { username: _, ...silent } = restaurant;
  assert.deepEqual(settle(silent, stored), stored);
  const spoken = settle({ ...silent, rush: null, closedAt: null, isActive: false }, stored);
  assert.deepEqual([spoken.venue.rush, spoken.venue.isActive], [null, false]);
  assert.equal(spoken.venue.closedAt, 7, 'an account that was closed is closed for good');
});
