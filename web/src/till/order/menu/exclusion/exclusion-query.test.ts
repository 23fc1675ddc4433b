import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsIn } from '../../../../../test/english.ts';
import { LANGUAGES, type Language } from '../../../../words/languages.ts';
import { type Category, menuIndexOf } from '../menu-index.ts';
import { exclusionLists } from './exclusion-lists.ts';
import { type Allergen, createExclusionParser } from './exclusion-query.ts';

/** By language, typed texts with the allergens that they exclude. */
const TYPED: Record<Language, Record<string, Allergen[]>> = {
  en: {
    'without nuts': ['Nuts'],
    'nut-free': ['Nuts'],
    'No dairy': ['Milk'],
    'nut and gluten free': ['Nuts', 'Gluten'],
    'without shellfish': ['Crustaceans', 'Molluscs'],
  },
  tr: {
    fındıksız: ['Nuts'],
    'sert kabuklusuz': ['Nuts'],
    kuruyemişsiz: ['Peanuts', 'Nuts'],
    GLUTENSİZ: ['Gluten'],
    'sütsüz ve yumurtasız': ['Milk', 'Eggs'],
    'yer fıstığı olmayan': ['Peanuts'],
    kabuklusuz: ['Crustaceans'],
  },
  de: {
    'ohne Nüsse': ['Nuts'],
    nussfrei: ['Nuts'],
    glutenfreies: ['Gluten'],
    'ohne Erdnüsse und Milch': ['Peanuts', 'Milk'],
  },
  fr: { 'sans noix': ['Nuts'], 'sans œuf ni lait': ['Eggs', 'Milk'], 'sans fruit à coque': ['Nuts'] },
  es: { 'sin gluten': ['Gluten'], 'sin huevo y leche': ['Eggs', 'Milk'], 'sin nueces': ['Nuts'] },
  it: { 'senza lattosio': ['Milk'], 'senza noci e uova': ['Nuts', 'Eggs'] },
  ru: { 'без орехов': ['Nuts'], 'без яиц и молока': ['Eggs', 'Milk'] },
  ar: { 'بدون مكسرات': ['Nuts'], 'خالي من الغلوتين': ['Gluten'], 'بدون الحليب والبيض': ['Milk', 'Eggs'] },
};

const ALL = Object.keys(wordsIn('en').allergies.names) as Allergen[];

function readerOf(language: Language) {
  const { allergies, without } = wordsIn(language);
  return createExclusionParser(allergies.names, without.words);
}

for (const language of LANGUAGES)
  test(`a text typed in ${language}, or inserted by a chip, asks for that allergen`, () => {
    const read = readerOf(language);
    for (const [typed, allergens] of Object.entries(TYPED[language]))
      assert.deepEqual(
        { ...read(typed), allergens: read(typed)?.allergens.toSorted() },
        { allergens: allergens.toSorted(), rest: '' },
        typed,
      );
    const { allergies, without } = wordsIn(language);
    for (const allergen of ALL) {
      const typed = without.query.replace('{name}', allergies.names[allergen]);
      assert.ok(read(typed)?.allergens.includes(allergen), typed);
      assert.equal(read(typed)?.rest, '', typed);
      assert.equal(read(allergies.names[allergen]), null, 'the name alone is any other search');
    }
    const [alone] = (without.words.before || without.words.after).split(',');
    assert.deepEqual(read(alone!), { allergens: [], rest: '' });
  });

test('other searches are unchanged, and further words narrow the lists', () => {
  const read = readerOf('en');
  for (const typed of ['', 'nuts', 'noodles', 'without', 'withou', 'free range eggs', 'without sugar'])
    assert.equal(read(typed)?.allergens.length ?? 0, 0, typed);
  assert.equal(read('noodles'), null);
  assert.deepEqual(read('cake without nuts'), { allergens: ['Nuts'], rest: 'cake' });
});

test('a dish with the allergen is in no list, and a dish without declaration is in a list of its own', () => {
  const dish = (name: string, ...allergens: Allergen[]) => ({ id: name, name, allergens, extras: [] });
  const products = [
    dish('Brownie', 'Nuts', 'Eggs'),
    dish('Lemon cake', 'Eggs'),
    dish('Bread', 'Gluten'),
    dish('Fruit cake'),
  ];
  const index = menuIndexOf([{ id: 'c', name: 'C', products }] as unknown as Category[]);
  const read = readerOf('en');
  const lists = (typed: string) =>
    Object.values(exclusionLists(index, read(typed)!)).map((list) =>
      list.map(({ name }: { name: string }) => name),
    );
  assert.deepEqual(lists('without nuts'), [['Lemon cake', 'Bread'], [], ['Fruit cake']]);
  assert.deepEqual(lists('without nuts and gluten'), [['Lemon cake'], [], ['Fruit cake']]);
  assert.deepEqual(lists('cake, egg-free'), [[], [], ['Fruit cake']]);
});

test('a dish whose extras or choices contain it is in a list of its own, unless the dish itself declares nothing', () => {
  const dish = (name: string, allergens: Allergen[], ...extras: { allergens?: Allergen[] }[]) => ({
    ...{ id: name, name, allergens, extras },
  });
  const products = [
    dish('Salad', ['Milk'], { allergens: ['Sesame'] }, { allergens: ['Nuts'] }),
    dish('Soup', ['Celery'], {}),
    dish('Rice', [], { allergens: ['Nuts'] }),
  ];
  const index = menuIndexOf([{ id: 'c', name: 'C', products }] as unknown as Category[]);
  const { declared, inExtras, undeclared } = exclusionLists(index, readerOf('en')('without nuts')!);
  const names = [declared, inExtras, undeclared].map((list) => list.map(({ name }) => name));
  assert.deepEqual(names, [['Soup'], ['Salad'], ['Rice']]);
});
