import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percent, portionDiscount } from '../../../test/samples/sample-campaigns.ts';
import { refusalOf, sampleMenuContent } from '../../../test/samples/sample-menu-content.ts';
import { samplePortion, sampleProduct } from '../../../test/samples/sample-venue.ts';
import type { MenuContent } from './menu-content.ts';
import {
  addProductTo,
  changeProductIn,
  findProductIn,
  removeProductFrom,
  reorderProducts,
} from './product-revision.ts';

const idsOf = ({ products }: MenuContent) => products.map(({ id }) => id);

test('a new product comes last in its category', () => {
  const added = addProductTo(sampleMenuContent(), sampleProduct('drinks', { id: 'ayran', name: 'ayran' }));
  assert.deepEqual(idsOf(added), ['kebab', 'tea', 'chicken', 'ayran']);
});

test('a thousandth product can be added, one more cannot', () => {
  const products = Array.from({ length: 999 }, (_, at) => sampleProduct('grill', { name: `product ${at}` }));
  const full = addProductTo({ ...sampleMenuContent(), products }, sampleProduct('grill', { name: 'last' }));
  assert.equal(full.products.length, 1_000);
  assert.deepEqual(
    refusalOf(() => addProductTo(full, sampleProduct('grill', { name: 'one more' }))),
    ['CONTENT_INVALID', 'name is one more than 1000 products'],
  );
});

test('a product that is added, renamed or moved cannot have the name of another one in its category', () => {
  const content = sampleMenuContent();
  const taken = ['CONTENT_INVALID', 'name is the name of another product of the category'];
  const [kebab, chicken] = [findProductIn(content, 'kebab'), findProductIn(content, 'chicken')];
  const tea = { ...findProductIn(content, 'tea'), name: 'kebab' };
  const withNamesake = changeProductIn(content, tea);
  assert.equal(findProductIn(withNamesake, 'tea').name, 'kebab');
  for (const run of [
    () => addProductTo(content, sampleProduct('grill', { name: 'kebab' })),
    () => changeProductIn(content, { ...chicken, name: 'kebab' }),
    () => changeProductIn(withNamesake, { ...tea, categoryId: 'grill' }),
  ]) {
    assert.deepEqual(refusalOf(run), taken);
  }
  const likelyDuplicates = { ...content, products: [kebab, { ...chicken, name: 'kebab' }] };
  const shown = changeProductIn(likelyDuplicates, { ...chicken, name: 'kebab', isVisible: false });
  assert.equal(findProductIn(shown, 'chicken').isVisible, false);
});

test('a changed product keeps its position, a moved one comes last in its new category', () => {
  const content = sampleMenuContent();
  const kebab = findProductIn(content, 'kebab');
  assert.deepEqual(idsOf(changeProductIn(content, { ...kebab, name: 'Adana' })), ['kebab', 'tea', 'chicken']);
  const moved = changeProductIn(content, { ...kebab, categoryId: 'drinks' });
  assert.deepEqual(idsOf(moved), ['tea', 'chicken', 'kebab']);
  assert.equal(findProductIn(moved, 'kebab').categoryId, 'drinks');
});

test('campaigns no longer cover a removed portion, but still cover the others', () => {
  const [half, full] = [samplePortion({ id: 'half' }), samplePortion({ id: 'full' })];
  const kebab = sampleProduct('grill', { id: 'kebab', name: 'kebab', portions: [half, full] });
  const campaign = {
    ...portionDiscount('discount', percent(10)),
    covers: { productIds: ['tea'], portionIds: ['half', 'full'] },
  };
  const content = { ...sampleMenuContent({ campaigns: [campaign] }) };
  content.products[0] = kebab;
  const [left] = changeProductIn(content, { ...kebab, portions: [full] }).campaigns;
  assert.deepEqual(left, { ...campaign, covers: { productIds: ['tea'], portionIds: ['full'] } });
});

test('campaigns no longer cover a removed product', () => {
  const content = sampleMenuContent({
    campaigns: [portionDiscount('discount', percent(10), 'kebab', 'tea')],
  });
  const left = removeProductFrom(content, 'kebab');
  assert.deepEqual(idsOf(left), ['tea', 'chicken']);
  assert.deepEqual(left.campaigns, [portionDiscount('discount', percent(10), 'tea')]);
});

test('the products of a category are sorted, and those of other categories keep their positions', () => {
  const content = sampleMenuContent();
  assert.deepEqual(idsOf(reorderProducts(content, 'grill', ['CHICKEN', 'kebab'])), [
    'chicken',
    'tea',
    'kebab',
  ]);
  for (const ids of [[], ['kebab'], ['kebab', 'kebab'], ['kebab', 'tea'], ['kebab', 'chicken', 'tea']]) {
    assert.deepEqual(
      refusalOf(() => reorderProducts(content, 'grill', ids)),
      ['CONTENT_INVALID', 'ids must name each product of the category once'],
    );
  }
});

test('a missing product, and a missing category of a product, are not found', () => {
  const content = sampleMenuContent();
  for (const run of [
    () => findProductIn(content, 'soup'),
    () => changeProductIn(content, sampleProduct('grill', { id: 'soup' })),
    () => removeProductFrom(content, 'soup'),
  ]) {
    assert.deepEqual(refusalOf(run), ['PRODUCT_NOT_FOUND']);
  }
  for (const run of [
    () => addProductTo(content, sampleProduct('soups')),
    () => changeProductIn(content, { ...findProductIn(content, 'tea'), categoryId: 'soups' }),
    () => reorderProducts(content, 'soups', []),
  ]) {
    assert.deepEqual(refusalOf(run), ['CATEGORY_NOT_FOUND']);
  }
});
