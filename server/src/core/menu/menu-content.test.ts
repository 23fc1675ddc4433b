import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../../../test/samples/sample-campaigns.ts';
import { refusalOf, sampleMenuContent, samplePrinter } from '../../../test/samples/sample-menu-content.ts';
import { requireMenuSize, withoutDeletedReferences } from './menu-content.ts';

test('campaigns of every kind stay, without the removed products and portions', () => {
  const content = sampleMenuContent();
  const portionId = content.products[0]!.portions[0]!.id;
  const campaigns = [
    {
      ...portionDiscount('discount', percent(10), 'gone'),
      covers: { productIds: ['gone'], portionIds: [portionId, 'x'] },
    },
    buyXPayY('buy', 3, 2, 'gone', 'tea'),
    setMenu('set', 5_000, ['kebab', 'gone'], ['gone']),
    billDiscount('bill', 0, percent(10)),
  ];
  const [discount, buy, set, bill] = withoutDeletedReferences({ ...content, campaigns }).campaigns as [
    (typeof campaigns)[0],
    (typeof campaigns)[1],
    (typeof campaigns)[2],
    (typeof campaigns)[3],
  ];
  assert.deepEqual(discount, { ...campaigns[0], covers: { productIds: [], portionIds: [portionId] } });
  assert.deepEqual(buy, buyXPayY('buy', 3, 2, 'tea'));
  assert.deepEqual(set, setMenu('set', 5_000, ['kebab'], []));
  assert.deepEqual(bill, campaigns[3]);
});

test('printers lose deleted categories, and a printer without categories prints none, not all', () => {
  const printers = [
    samplePrinter({ id: 'all', categoryIds: null }),
    samplePrinter({ id: 'both', categoryIds: ['gone', 'grill'] }),
    samplePrinter({ id: 'one', categoryIds: ['gone'] }),
  ];
  const { printers: left } = withoutDeletedReferences(sampleMenuContent({ printers }));
  assert.deepEqual(
    left.map(({ categoryIds }) => categoryIds),
    [null, ['grill'], []],
  );
});

test('records without deleted references stay unchanged', () => {
  const content = sampleMenuContent({
    campaigns: [buyXPayY('buy', 3, 2, 'tea')],
    printers: [samplePrinter({ categoryIds: ['drinks'] })],
  });
  assert.deepEqual(withoutDeletedReferences(content), content);
});

test('a menu that is too large can become smaller or stay as large, but not grow', () => {
  const small = sampleMenuContent();
  const grown = (characters: number) => ({
    ...small,
    categories: [{ ...small.categories[0]!, description: 'x'.repeat(characters) }],
  });
  const tooLarge = ['CONTENT_INVALID', 'body would make the menu larger than 4000000 characters'];
  assert.deepEqual(
    refusalOf(() => requireMenuSize(small, grown(4_000_000))),
    tooLarge,
  );
  assert.deepEqual(
    refusalOf(() => requireMenuSize(grown(5_000_000), grown(5_000_001))),
    tooLarge,
  );
  for (const [before, after] of [
    [small, grown(3_900_000)],
    [grown(5_000_001), grown(5_000_001)],
    [grown(5_000_001), grown(5_000_000)],
  ] as const) {
    assert.equal(requireMenuSize(before, after), after);
  }
});
