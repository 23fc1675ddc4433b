import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sampleCategory, sampleProduct } from '../../../test/sample-venue.ts';
import { packProducts } from './packed-products.ts';

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const bytesOfBuffers = () => {
  // Once more for what the first found to be unused.
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

test('products that nobody orders take no more memory than they are counted with', () => {
  const category = sampleCategory();
  const products = Array.from({ length: 60 }, () =>
    sampleProduct(category.id, { description: 'a'.repeat(2_000) }),
  );
  const lines = products.map((product) => product.id + JSON.stringify(product)).join('\n');
  const before = bytesOfBuffers();
  const packed = Array.from({ length: 50 }, () => packProducts(lines, [category]));
  const counted = packed.reduce((sum, { bytes }) => sum + bytes, 0);
  const taken = bytesOfBuffers() - before;
  assert.ok(taken < counted, `${taken} bytes, counted with ${counted}; the text has ${lines.length}`);
  assert.deepEqual(packed[0]!.list(), products);
});
