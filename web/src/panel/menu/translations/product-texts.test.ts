import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '../menu-queries.ts';
import { countMissingTexts, findText, textsOf, withTranslation } from './product-texts.ts';

const named = (name: string, en?: string) => ({
  ...{ id: name, name, price: 1 },
  translations: en === undefined ? {} : { en: { name: en } },
});
const KEBAB = {
  ...named('Adana', 'Adana kebab'),
  description: 'Acılı',
  portions: [named('Tam', 'Whole'), named('Yarım')],
  extras: [named('Lavaş')],
  optionGroups: [{ ...named('Pişirme', 'Doneness'), choices: [named('Az'), named('Orta', 'Medium')] }],
  removableIngredients: [named('Soğan', 'Onion')],
} as unknown as Product;

test('every text of a product is listed with its translation, in the order of the editor', () => {
  assert.deepEqual(
    textsOf(KEBAB, 'en').map(({ kind, path, translated }) => [kind, path, translated]),
    [
      ['Name', '', 'Adana kebab'],
      ['Description', '', ''],
      ['Portion', 'portions.0', 'Whole'],
      ['Portion', 'portions.1', ''],
      ['Extra', 'extras.0', ''],
      ['Group', 'optionGroups.0', 'Doneness'],
      ['Choice', 'optionGroups.0.choices.0', ''],
      ['Choice', 'optionGroups.0.choices.1', 'Medium'],
      ['Ingredient', 'removableIngredients.0', 'Onion'],
    ],
  );
  assert.deepEqual([countMissingTexts(KEBAB, 'en'), countMissingTexts(KEBAB, 'de')], [4, 9]);
});

test('a text is found where another person has moved it, and not found if it is gone', () => {
  const [name, , half] = [textsOf(KEBAB, 'en')[0]!, null, textsOf(KEBAB, 'en')[3]!];
  const moved = { ...KEBAB, portions: KEBAB.portions.toReversed() } as Product;
  assert.deepEqual([findText(KEBAB, half)?.path, findText(moved, half)?.path], ['portions.1', 'portions.0']);
  assert.equal(findText({ ...KEBAB, name: 'Urfa' } as Product, name), undefined);
});

test('a translation changes only its own text, and a blank text removes the translation', () => {
  for (const text of textsOf(KEBAB, 'en')) {
    const changed = { ...KEBAB, ...withTranslation(KEBAB, text, 'en', ' New ') } as Product;
    const expected = textsOf(KEBAB, 'en').map((one) =>
      one.path === text.path && one.kind === text.kind ? { ...one, translated: 'New' } : one,
    );
    assert.deepEqual(textsOf(changed, 'en'), expected, text.path);
    const blank = { ...changed, ...withTranslation(changed, text, 'en', '  ') } as Product;
    assert.equal(
      textsOf(blank, 'en').find((one) => one.path === text.path && one.kind === text.kind)!.translated,
      '',
    );
  }
  assert.deepEqual(withTranslation(KEBAB, { path: '', kind: 'Name' }, 'en', ''), { translations: {} });
});
