import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sampleMenu, sampleProduct, sampleRecord } from '../../../../test/sample-venue.ts';
import type { Product } from '../../../core/menu/menu.ts';
import { openVenue } from './open-venue.ts';
import { createOpenVenues } from './open-venues.ts';
import { type PackedVenue, packVenue } from './packed-venue.ts';

const lineOf = ({ stock, ...product }: Product) => `${product.id}${JSON.stringify([stock, product])}`;

function packedOf(products: Product[], version = 1): PackedVenue {
  const { menu, ...record } = sampleRecord(sampleMenu(), []);
  const content = { version, ...record, categories: menu.categories };
  return packVenue({ content, lines: products.map(lineOf).join('\n') });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void;
/** What lives through two of them is old. */
const collectYoung = () => {
  for (let count = 0; count < 3; count++) collect({ type: 'minor' });
};

const oldBytes = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')!.space_used_size;

const manyProducts = (count: number) => Array.from({ length: count }, () => sampleProduct(randomUUID()));

describe('an open venue', () => {
  test('finds every product by its id, the first few and all others', () => {
    const products = manyProducts(20);
    const venue = openVenue(packedOf(products));
    for (const product of [...products, ...products]) {
      assert.deepEqual(venue.menuIndex.products.get(product.id)?.product, product);
    }
    assert.deepEqual(venue.products, products);
  });

  test('finds no product by a part of an id, another letter with the same low byte, or what a description holds', () => {
    const product = sampleProduct(randomUUID(), { id: 'aaaaaaaa-0000-4000-8000-000000000000' });
    const other = sampleProduct(randomUUID(), { description: `x\n${randomUUID()}` });
    const { description } = other;
    const misses = ['', 'a', product.id.slice(1), `${product.id}[`, product.id.replace('a', '\u0161')];
    for (const miss of [...misses, description!.slice(2), randomUUID(), '\n'.repeat(36)]) {
      const venue = openVenue(packedOf([product, other]));
      assert.equal(venue.menuIndex.products.get(miss), undefined, miss);
      assert.deepEqual(venue.menuIndex.products.get(product.id)?.product, product);
    }
  });

  test('without products has none', () => {
    const venue = openVenue(packedOf([]));
    assert.deepEqual(venue.products, []);
    for (let count = 0; count < 20; count++)
      assert.equal(venue.menuIndex.products.get(randomUUID()), undefined);
  });

  test('counts the products that were looked up', () => {
    const [product] = manyProducts(1) as [Product];
    let grown = 0;
    const venue = openVenue(packedOf([product]), () => {
      grown += 1;
    });
    const before = venue.bytes;
    assert.equal(venue.menuIndex.products.get(product.id), venue.menuIndex.products.get(product.id));
    assert.equal(grown, 1);
    assert.ok(venue.bytes > before + JSON.stringify(product).length);
  });

  test('is collected with young garbage', () => {
    const packed = packedOf(manyProducts(9));
    const openMany = () => {
      for (let count = 0; count < 500; count++) openVenue(packed).menuIndex.products.get(randomUUID());
    };
    openMany();
    collectYoung();
    const before = oldBytes();
    openMany();
    collectYoung();
    const grown = oldBytes() - before;
    assert.ok(grown < 500 * 1_000, `${grown} bytes of 500 venues wait for a collection of the whole heap`);
  });
});

describe('open venues', () => {
  test('are kept while there is room', () => {
    const packed = Array.from({ length: 20 }, () => packedOf(manyProducts(1)));
    const venues = createOpenVenues(1_000_000);
    const opened = packed.map((each, at) => venues.open(`${at}`, each, () => {}));
    const again = packed.map((each, at) => venues.open(`${at}`, each, () => {}));
    assert.ok(again.every((venue, at) => venue === opened[at]));
  });

  test('stay when more venues take turns than there is room for', () => {
    const packed = Array.from({ length: 40 }, () => packedOf(manyProducts(1)));
    const venues = createOpenVenues(20 * (openVenue(packed[0]!).bytes + 400));
    const opened = packed.map((each, at) => venues.open(`${at}`, each, () => {}));
    const again = packed.map((each, at) => venues.open(`${at}`, each, () => {}));
    const stayed = again.filter((venue, at) => venue === opened[at]).length;
    assert.ok(stayed >= 15 && stayed <= 20, `${stayed} of 40`);
  });

  test('make room for one that is asked for often', () => {
    const packed = Array.from({ length: 40 }, () => packedOf(manyProducts(1)));
    const venues = createOpenVenues(20 * (openVenue(packed[0]!).bytes + 400));
    for (const [at, each] of packed.entries()) venues.open(`${at}`, each, () => {});
    const late = () => venues.open('39', packed[39]!, () => {});
    const [, second, third] = [late(), late(), late()];
    assert.equal(third, second);
  });

  test('do not put an older version in place of a newer one', () => {
    const [older, newer] = [packedOf([], 1), packedOf([], 2)];
    const venues = createOpenVenues(1_000_000);
    const open = (packed: PackedVenue) => venues.open('1', packed, () => {});
    open(older);
    const kept = open(newer);
    open(older);
    assert.equal(open(newer), kept);
  });
});
