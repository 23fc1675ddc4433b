import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyXPayY } from '../../../test/samples/sample-campaigns.ts';
import { refusalOf, sampleMenuContent, samplePrinter } from '../../../test/samples/sample-menu-content.ts';
import { sampleCategory } from '../../../test/samples/sample-venue.ts';
import {
  addCategoryTo,
  changeCategoryIn,
  findCategoryIn,
  removeCategoryFrom,
  reorderCategories,
} from './category-revision.ts';
import type { MenuContent } from './menu-content.ts';

const categoryIds = ({ categories }: MenuContent) => categories.map(({ id }) => id);

test('a new category comes last', () => {
  const added = addCategoryTo(sampleMenuContent(), sampleCategory({ id: 'soups', name: 'soups' }));
  assert.deepEqual(categoryIds(added), ['grill', 'drinks', 'soups']);
});

test('a hundredth category can be added, one more cannot', () => {
  const categories = Array.from({ length: 99 }, (_, at) => sampleCategory({ name: `category ${at}` }));
  const full = addCategoryTo({ ...sampleMenuContent(), categories }, sampleCategory({ name: 'last' }));
  assert.equal(full.categories.length, 100);
  assert.deepEqual(
    refusalOf(() => addCategoryTo(full, sampleCategory({ name: 'one more' }))),
    ['CONTENT_INVALID', 'name is one more than 100 categories'],
  );
});

test('a category cannot get the name of another one, but two with the same name can be changed in other ways', () => {
  const content = sampleMenuContent();
  const taken = ['CONTENT_INVALID', 'name is the name of another category'];
  assert.deepEqual(
    refusalOf(() => addCategoryTo(content, sampleCategory({ name: 'grill' }))),
    taken,
  );
  const drinks = findCategoryIn(content, 'drinks');
  assert.deepEqual(
    refusalOf(() => changeCategoryIn(content, { ...drinks, name: 'grill' })),
    taken,
  );
  const namesakes = { ...content, categories: content.categories.map((each) => ({ ...each, name: 'same' })) };
  const hidden = changeCategoryIn(namesakes, { ...drinks, name: 'same', isVisible: false });
  assert.deepEqual([hidden.categories[1]!.isVisible, hidden.categories[0]!.isVisible], [false, true]);
});

test('removing a category also removes its products, and all references to them', () => {
  const content = sampleMenuContent({
    campaigns: [buyXPayY('buy', 3, 2, 'kebab', 'tea')],
    printers: [samplePrinter({ categoryIds: ['grill'] })],
  });
  const left = removeCategoryFrom(content, 'grill');
  assert.deepEqual(categoryIds(left), ['drinks']);
  assert.deepEqual(
    left.products.map(({ id }) => id),
    ['tea'],
  );
  assert.deepEqual(left.campaigns, [buyXPayY('buy', 3, 2, 'tea')]);
  assert.deepEqual(left.printers[0]!.categoryIds, []);
});

test('categories are sorted by a list of their ids, in any letter case, each once', () => {
  const content = sampleMenuContent();
  assert.deepEqual(categoryIds(reorderCategories(content, ['DRINKS', 'grill'])), ['drinks', 'grill']);
  for (const ids of [[], ['grill'], ['grill', 'grill'], ['grill', 'drinks', 'soups']]) {
    assert.deepEqual(
      refusalOf(() => reorderCategories(content, ids)),
      ['CONTENT_INVALID', 'ids must name each category of the menu once'],
    );
  }
});

test('a missing category is not found', () => {
  const content = sampleMenuContent();
  for (const run of [
    () => findCategoryIn(content, 'soups'),
    () => changeCategoryIn(content, sampleCategory({ id: 'soups' })),
    () => removeCategoryFrom(content, 'soups'),
  ]) {
    assert.deepEqual(refusalOf(run), ['CATEGORY_NOT_FOUND']);
  }
});
