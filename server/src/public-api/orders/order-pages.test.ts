import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryCache } from '../../store/memory-cache.ts';
import { createOrderPageCache, type OrderPage } from './order-pages.ts';

const page = (number: number): OrderPage => ({
  venueIds: ['here'],
  filter: 'Open',
  page: { number, size: 20 },
});

test('the first ten pages of a list are kept until something changes; for a later one nothing is asked', async () => {
  let lastChange = 1;
  let asked = 0;
  const pages = createOrderPageCache(createMemoryCache(1_000_000), async () => {
    asked += 1;
    return new Map([['here', { version: 1, lastChange }]]);
  });
  const before = (await pages.positionsOf(page(10)))!;
  const kept = pages.keep(page(10), before, '{"items":[]}');
  assert.equal(pages.find(page(10), before), kept);
  lastChange += 1;
  const after = (await pages.positionsOf(page(10)))!;
  assert.equal(pages.find(page(10), after), undefined);
  assert.equal(asked, 2);
  assert.equal(await pages.positionsOf(page(11)), null);
  assert.equal(asked, 2);
});
