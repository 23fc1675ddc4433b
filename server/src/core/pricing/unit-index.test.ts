import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyXPayY } from '../../../test/sample-campaigns.ts';
import { indexUnits, positionsCovered } from './unit-index.ts';

const campaign = buyXPayY('groups', 2, 1, 'pide', 'ayran');
const units = [
  { productId: 'pide', portionId: 'large pide', campaigns: new Set([campaign]) },
  { productId: 'ayran', portionId: 'ayran', campaigns: new Set<typeof campaign>() },
  { productId: 'ayran', portionId: 'ayran', campaigns: new Set([campaign]) },
  { productId: 'pide', portionId: 'small pide', campaigns: new Set([campaign]) },
  { productId: 'soup', portionId: 'soup', campaigns: new Set([campaign]) },
];

test('a campaign covers the units of its products and portions that may use it, each once and in their order', () => {
  const index = indexUnits(units);
  const covered = (productIds: string[], portionIds: string[]) =>
    positionsCovered(index, campaign, { productIds, portionIds });
  assert.deepEqual(covered(['ayran', 'pide'], []), [0, 2, 3]);
  assert.deepEqual(covered(['pide'], ['small pide', 'soup']), [0, 3, 4]);
  assert.deepEqual(covered(['pide', 'pide'], ['pide']), [0, 3]);
  assert.deepEqual(covered(['cola'], ['cola']), []);
});
