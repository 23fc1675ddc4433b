import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buyXPayY } from '../../../test/samples/sample-campaigns.ts';
import { refusalOf, sampleMenuContent, samplePrinter } from '../../../test/samples/sample-menu-content.ts';
import { sampleCategory } from '../../../test/samples/sample-venue.ts';
import {
  addCategoryTo,
  changeCategoryIn,
  findCategoryIn,
  orderCategoriesBy,
  removeCategoryFrom,
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

test('no category takes the name of another, but namesakes that are there can be changed otherwise', () => {
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

test('a category that goes takes its products along, and what pointed at any of it points there no more', () => {
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

test('categories are put in the order of their ids, in any letter case, each named once', () => {
  const content = sampleMenuContent();
  assert.deepEqual(categoryIds(orderCategoriesBy(content, ['DRINKS', 'grill'])), ['drinks', 'grill']);
  for (const ids of [[], ['grill'], ['grill', 'grill'], ['grill', 'drinks', 'soups']]) {
    assert.deepEqual(
      refusalOf(() => orderCategoriesBy(content, ids)),
      ['CONTENT_INVALID', 'ids must name each category of the menu once'],
    );
  }
});

test('a category that is not there is not found', () => {
  const content = sampleMenuContent();
  for (const run of [
    () => findCategoryIn(content, 'soups'),
    () => changeCategoryIn(content, sampleCategory({ id: 'soups' })),
    () => removeCategoryFrom(content, 'soups'),
  ]) {
    assert.deepEqual(refusalOf(run), ['CATEGORY_NOT_FOUND']);
  }
});
