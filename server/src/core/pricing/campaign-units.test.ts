import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amount,
  buyXPayY,
  percent,
  portionDiscount,
  pricedLine,
} from '../../../test/samples/sample-campaigns.ts';
import { createCoverageLookup, gatherUnits } from './campaign-units.ts';

const groups = buyXPayY('groups', 2, 1, 'ayran');
const tenth = portionDiscount('tenth', percent(1000), 'ayran', 'pide');
const campaigns = [groups, tenth];

test('units of one portion at one price under the same campaigns are counted together', () => {
  const lines = [
    { ...pricedLine('ayran', 2, 3000, campaigns), extrasKurus: 100 },
    { ...pricedLine('ayran', 3, 3000, campaigns), extrasKurus: 40 },
  ];
  const [units, ...others] = gatherUnits(lines, campaigns);
  assert.equal(others.length, 0);
  assert.equal(units?.quantity, 5);
  assert.equal(units?.extrasKurus, 2 * 100 + 3 * 40);
});

test('units that differ in product, portion, price or campaigns are kept apart', () => {
  const line = pricedLine('ayran', 1, 3000, campaigns);
  const lines = [
    line,
    { ...line, productId: 'pide' },
    { ...line, portionId: 'large' },
    { ...line, portionKurus: 3001 },
    { ...line, campaignIds: ['groups'] },
    { ...line, campaignIds: ['tenth'] },
    { ...line, campaignIds: [] },
  ];
  assert.equal(gatherUnits(lines, campaigns).length, lines.length);
});

test('units are the same kind whatever the order of campaign ids, and with unknown campaign ids', () => {
  const line = pricedLine('ayran', 1, 3000, campaigns);
  const lines = [
    line,
    { ...line, campaignIds: ['tenth', 'groups'] },
    { ...line, campaignIds: ['gone', 'groups', 'tenth'] },
  ];
  const [units, ...others] = gatherUnits(lines, campaigns);
  assert.equal(others.length, 0);
  assert.deepEqual([...units!.campaigns], campaigns);
});

test('the dearest units come first, and equally dear ones in an order that does not depend on the lines', () => {
  const lines = [
    pricedLine('soup', 1, 7000, []),
    pricedLine('adana', 1, 28_000, []),
    pricedLine('cola', 1, 5000, []),
    pricedLine('tea', 1, 5000, []),
    pricedLine('rice', 1, 5000, []),
  ];
  const products = ['adana', 'soup', 'cola', 'rice', 'tea'];
  assert.deepEqual(
    gatherUnits(lines, []).map(({ productId }) => productId),
    products,
  );
  assert.deepEqual(
    gatherUnits(lines.toReversed(), []).map(({ productId }) => productId),
    products,
  );
});

test('units have the best portion discount that they can use', () => {
  const better = portionDiscount('better', amount(500), 'ayran');
  const all = [tenth, better];
  const lines = [
    pricedLine('ayran', 1, 3000, all),
    pricedLine('ayran', 1, 3000, [tenth]),
    pricedLine('ayran', 1, 3000, []),
  ];
  assert.deepEqual(
    gatherUnits(lines, all)
      .map(({ discount, discountedKurus }) => [discount?.id ?? null, discountedKurus])
      .sort(([, a], [, b]) => Number(a) - Number(b)),
    [
      ['better', 2500],
      ['tenth', 2700],
      [null, 3000],
    ],
  );
});

const covering = buyXPayY('groups', 2, 1, 'pide', 'ayran');
const coverable = [
  { productId: 'pide', portionId: 'large pide', campaigns: new Set([covering]) },
  { productId: 'ayran', portionId: 'ayran', campaigns: new Set<typeof covering>() },
  { productId: 'ayran', portionId: 'ayran', campaigns: new Set([covering]) },
  { productId: 'pide', portionId: 'small pide', campaigns: new Set([covering]) },
  { productId: 'soup', portionId: 'soup', campaigns: new Set([covering]) },
];

test('a campaign covers the units of its products and portions that may use it, each once and in their order', () => {
  const read = createCoverageLookup(coverable);
  const covered = (productIds: string[], portionIds: string[]) => read(covering, { productIds, portionIds });
  assert.deepEqual(covered(['ayran', 'pide'], []), [0, 2, 3]);
  assert.deepEqual(covered(['pide'], ['small pide', 'soup']), [0, 3, 4]);
  assert.deepEqual(covered(['pide', 'pide'], ['pide']), [0, 3]);
  assert.deepEqual(covered(['cola'], ['cola']), []);
});
