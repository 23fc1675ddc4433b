import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryBodyOf, categoryDraftOf } from './category-draft.ts';

test('a new category is visible to guests and otherwise empty', () => {
  const draft = categoryDraftOf(undefined, true);
  assert.deepEqual(draft, {
    ...{ name: '', description: '', imageUrl: null, isVisible: true },
    ...{ vatClass: null, course: null, acceptsMealCard: true, translations: {} },
  });
  assert.equal(categoryBodyOf(draft).description, null);
});

test('blank texts and translations are sent as missing', () => {
  const body = categoryBodyOf({
    ...{ name: ' Mezeler ', description: '  ', imageUrl: null, isVisible: false, vatClass: 'food' },
    ...{ course: 'starter', acceptsMealCard: false },
    translations: { en: { name: 'Starters', description: ' ' }, de: { name: '', description: '' } },
  });
  assert.deepEqual(body, {
    ...{ name: 'Mezeler', description: null, imageUrl: null, isVisible: false, vatClass: 'food' },
    ...{ course: 'starter', acceptsMealCard: false },
    translations: { en: { name: 'Starters' } },
  });
});
