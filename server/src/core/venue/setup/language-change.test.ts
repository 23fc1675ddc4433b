import assert from 'node:assert/strict';
import { test } from 'node:test';
import { always, percent, portionDiscount } from '../../../../test/samples/sample-campaigns.ts';
import {
  sampleCategory,
  sampleExtra,
  sampleGroup,
  samplePortion,
  sampleProduct,
} from '../../../../test/samples/sample-venue.ts';
import type { Translations } from '../../menu/menu.ts';
import { changeLanguages, type TranslatedContent } from './language-change.ts';

/** A name in three languages. Turkish is the default language. */
const soup = {
  name: 'Çorba',
  translations: { en: { name: 'Soup' }, de: { name: 'Suppe' } },
};

function contentOf(change: {
  name: string;
  description?: string;
  translations: Translations;
}): TranslatedContent {
  return { categories: [sampleCategory(change)], products: [], campaigns: [] };
}

/** The texts that a guest reads in a language: the translation, else the text itself. */
function readIn(content: TranslatedContent, language: string): (string | null)[] {
  const [category] = content.categories;
  const translated = category!.translations[language];
  return [translated?.name ?? category!.name, translated?.description ?? category!.description];
}

test('removing a language removes its texts, and the others stay', () => {
  const { categories } = changeLanguages(contentOf(soup), ['tr', 'en', 'de'], ['tr', 'de']);
  assert.deepEqual([categories[0]!.name, categories[0]!.translations], ['Çorba', { de: { name: 'Suppe' } }]);
});

test('without languages there are no translations', () => {
  const { categories } = changeLanguages(contentOf(soup), ['tr', 'en', 'de'], []);
  assert.deepEqual([categories[0]!.name, categories[0]!.translations], ['Çorba', {}]);
});

test('the first language that is set up becomes the language of the present texts', () => {
  const untranslated = contentOf({ name: 'Çorba', translations: {} });
  assert.deepEqual(changeLanguages(untranslated, [], ['tr', 'en']), untranslated);
});

test('with another default language guests read the same texts as before in each language', () => {
  const before = contentOf({
    name: 'Çorba',
    description: 'Günün çorbası',
    translations: { en: { name: 'Soup', description: 'Of the day' }, de: { name: 'Suppe' } },
  });
  const after = changeLanguages(before, ['tr', 'en', 'de'], ['en', 'tr', 'de']);
  for (const language of ['tr', 'en']) assert.deepEqual(readIn(after, language), readIn(before, language));
  assert.equal(readIn(after, 'de')[0], 'Suppe');
  assert.deepEqual([after.categories[0]!.name, after.categories[0]!.description], ['Soup', 'Of the day']);
  assert.deepEqual(Object.keys(after.categories[0]!.translations).sort(), ['de', 'tr']);
});

test('texts without a translation into the new default language stay, marked with their language', () => {
  const before = contentOf({
    name: 'Çorba',
    description: 'Günün çorbası',
    translations: { en: { name: 'Soup' } },
  });
  const [category] = changeLanguages(before, ['tr', 'en'], ['en', 'tr']).categories;
  assert.deepEqual([category!.name, category!.description], ['Soup', 'Günün çorbası']);
  assert.deepEqual(category!.translations, { tr: { name: 'Çorba', description: 'Günün çorbası' } });
});

test('a replaced default language leaves only the texts without a translation', () => {
  const [category] = changeLanguages(contentOf(soup), ['tr', 'en', 'de'], ['en']).categories;
  assert.deepEqual([category!.name, category!.translations], ['Soup', {}]);
});

test('a change and the opposite change restore the texts', () => {
  const before = contentOf({ ...soup, description: 'Günün çorbası' });
  const there = changeLanguages(before, ['tr', 'en', 'de'], ['de', 'en', 'tr']);
  const back = changeLanguages(there, ['de', 'en', 'tr'], ['tr', 'en', 'de']);
  assert.equal(back.categories[0]!.name, 'Çorba');
  for (const language of ['tr', 'en', 'de']) {
    assert.deepEqual(readIn(back, language), readIn(before, language));
  }
});

test('all texts of the menu and the campaigns are swapped', () => {
  const translations = { en: { name: 'New', description: 'New words' } };
  const named = { name: 'Old', translations: { en: { name: 'New' } } };
  const content: TranslatedContent = {
    categories: [sampleCategory({ ...named, translations })],
    products: [
      sampleProduct('category', {
        name: 'Old',
        description: 'Old words',
        translations,
        portions: [samplePortion(named)],
        extras: [sampleExtra(named)],
        optionGroups: [sampleGroup(named)],
        removableIngredients: [{ id: 'ingredient', ...named }],
      }),
    ],
    campaigns: [
      {
        ...portionDiscount('campaign', percent(1_000), 'product'),
        ...always('campaign'),
        name: 'Old',
        badgeText: 'Old badge',
        translations: { en: { name: 'New', badgeText: 'New badge' } },
      },
    ],
  };
  const { categories, products, campaigns } = changeLanguages(content, ['tr', 'en'], ['en', 'tr']);
  const [product] = products;
  const { portions, extras, optionGroups, removableIngredients } = product!;
  const parts = [...portions, ...extras, ...optionGroups, ...removableIngredients];
  for (const { name, translations: translated } of parts) {
    assert.deepEqual([name, translated], ['New', { tr: { name: 'Old' } }]);
  }
  assert.equal(parts.length, 4);
  assert.deepEqual(
    [product!.name, product!.description, product!.translations],
    ['New', 'New words', { tr: { name: 'Old', description: 'Old words' } }],
  );
  assert.deepEqual([categories[0]!.name, categories[0]!.description], ['New', 'New words']);
  assert.deepEqual(
    [campaigns[0]!.name, campaigns[0]!.badgeText, campaigns[0]!.translations],
    ['New', 'New badge', { tr: { name: 'Old', badgeText: 'Old badge' } }],
  );
});

test('changing only the names and the order of other languages changes no text', () => {
  const before = contentOf(soup);
  assert.equal(changeLanguages(before, ['tr', 'en', 'de'], ['tr', 'de', 'en', 'fr']), before);
});
