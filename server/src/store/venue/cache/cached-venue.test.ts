import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { sampleMenu, sampleProduct, sampleRecord } from '../../../../test/samples/sample-venue.ts';
import type { Product } from '../../../core/menu/menu.ts';
import { createMemoryCache } from '../../memory-cache.ts';
import { CachedVenue } from './cached-venue.ts';

const lineOf = ({ stock, ...product }: Product) => `${product.id}${JSON.stringify([stock, product])}`;

function venueOf(products: Product[], memory = createMemoryCache(1_000_000)): CachedVenue {
  const { menu, ...record } = sampleRecord(sampleMenu(), []);
  const content = { version: 1, ...record, categories: menu.categories };
  return new CachedVenue({ content, lines: products.map(lineOf).join('\n') }, memory.part('product'));
}

const manyProducts = (count: number) => Array.from({ length: count }, () => sampleProduct(randomUUID()));

describe('a cached venue', () => {
  test('finds every product by its id, with and without room for what it parsed', () => {
    const products = manyProducts(20);
    for (const memory of [createMemoryCache(1_000_000), createMemoryCache(1)]) {
      const venue = venueOf(products, memory);
      for (const product of [...products, ...products]) {
        assert.deepEqual(venue.menuIndex.products.get(product.id)?.product, product);
      }
      assert.deepEqual(venue.products, products);
    }
  });

  test('finds no product by a part of an id, another letter with the same low byte, or what a description holds', () => {
    const product = sampleProduct(randomUUID(), { id: 'aaaaaaaa-0000-4000-8000-000000000000' });
    const other = sampleProduct(randomUUID(), { description: `x\n${randomUUID()}` });
    const { description } = other;
    const misses = ['', 'a', product.id.slice(1), `${product.id}[`, product.id.replace('a', '\u0161')];
    const venue = venueOf([product, other]);
    for (const miss of [...misses, description!.slice(2), randomUUID(), '\n'.repeat(36)]) {
      assert.equal(venue.menuIndex.products.get(miss), undefined, miss);
    }
    assert.deepEqual(venue.menuIndex.products.get(product.id)?.product, product);
  });

  test('without products has none', () => {
    const venue = venueOf([]);
    assert.deepEqual(venue.products, []);
    assert.equal(venue.menuIndex.products.get(randomUUID()), undefined);
  });

  test('parses a product once while there is room', () => {
    const [product] = manyProducts(1) as [Product];
    const { menuIndex } = venueOf([product]);
    assert.equal(menuIndex.products.get(product.id), menuIndex.products.get(product.id));
  });

  test('shares no product with another version of itself, or another venue', () => {
    const memory = createMemoryCache(1_000_000);
    const [product] = manyProducts(1) as [Product];
    const [one, other] = [venueOf([product], memory), venueOf([{ ...product, name: 'Beyti' }], memory)];
    assert.equal(one.menuIndex.products.get(product.id)?.product.name, product.name);
    assert.equal(other.menuIndex.products.get(product.id)?.product.name, 'Beyti');
  });
});
