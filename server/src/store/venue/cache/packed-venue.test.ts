import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sampleMenu, sampleProduct, sampleRecord } from '../../../../test/sample-venue.ts';
import type { Product } from '../../../core/menu/menu.ts';
import { openVenue } from './open-venue.ts';
import { bytesOfPacked, packVenue } from './packed-venue.ts';

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const lineOf = ({ stock, ...product }: Product) => `${product.id}${JSON.stringify([stock, product])}`;

const bytesOfBuffers = () => {
  // Once more for what the first found to be unused.
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

test('a packed venue takes no more memory than it is counted with, and an open one no text', async () => {
  const { menu, ...record } = sampleRecord(sampleMenu(), []);
  const categories = menu.categories;
  const products = Array.from({ length: 60 }, () =>
    sampleProduct(categories[0]!.id, { description: 'a'.repeat(2_000) }),
  );
  const lines = products.map(lineOf).join('\n');
  const content = { version: 1, ...record, categories };
  const before = bytesOfBuffers();
  const packed = Array.from({ length: 50 }, () => packVenue({ content, lines }));
  const open = packed.map((each) => openVenue(each));
  const counted = packed.reduce((sum, each) => sum + bytesOfPacked(each), 0);
  // What a weak reference points to stays until its job has ended.
  await nextTurn();
  const taken = bytesOfBuffers() - before;
  assert.ok(
    taken < counted + 2 * lines.length,
    `${taken} bytes, counted with ${counted}; the text has ${lines.length}`,
  );
  assert.deepEqual(open[0]!.products, products);
});
