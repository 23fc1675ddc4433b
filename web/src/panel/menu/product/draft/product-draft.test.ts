import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '../../menu-queries.ts';
import {
  changedProperties,
  copyOfProduct,
  emptyProductDraft,
  nameOfCopy,
  productBodyOf,
  productChangeOf,
  productDraftOf,
} from './product-draft.ts';
import { faultsOf } from './product-faults.ts';
import { mergeDraft } from './product-merge.ts';

const PRODUCT = {
  id: 'p',
  revision: 'r',
  categoryId: 'c',
  name: 'Adana',
  description: null,
  imageUrl: null,
  isVisible: true,
  portions: [
    {
      ...{ id: 'o1', name: 'Tam', price: 120.5, isDefault: true, pricingUnit: 'Piece' },
      ...{ weight: null, calories: 640, translations: {} },
    },
  ],
  extras: [{ id: 'e1', name: 'Lavaş', price: 0, translations: { en: { name: 'Flatbread' } } }],
  optionGroups: [
    {
      ...{ id: 'g1', name: 'Sos', selectionType: 'Single', isRequired: false, translations: {} },
      choices: [{ id: 'e2', name: 'Acı', price: 5, translations: {} }],
    },
  ],
  removableIngredients: [{ id: 'i1', name: 'Soğan', translations: {} }],
  allergens: ['Gluten'],
  containsAlcohol: false,
  containsPorkDerivatives: false,
  acceptsMealCard: true,
  stock: { quantity: null, lowThreshold: 0, isSoldOut: false },
  translations: {},
} as unknown as Product;

const draft = () => productDraftOf(PRODUCT, 'tr');

test('an unchanged draft sends nothing, and its body equals the product', () => {
  assert.deepEqual(productChangeOf(draft(), draft()), {});
  const { id: _, revision: __, stock: ___, ...expected } = PRODUCT;
  assert.deepEqual(productBodyOf(draft()), expected);
  assert.deepEqual(faultsOf(draft(), ['Urfa']), {});
});

test('only changed properties are sent', () => {
  const typed = {
    ...draft(),
    description: ' Acılı ',
    portions: [{ ...draft().portions[0]!, price: '1.130,5' }],
  };
  const change = productChangeOf(typed, draft());
  assert.deepEqual(Object.keys(change).toSorted(), ['description', 'portions']);
  assert.deepEqual([change.description, change.portions![0]!.price], ['Acılı', 1130.5]);
});

test('faults are found by field', () => {
  const empty = emptyProductDraft('c', 'Porsiyon');
  assert.deepEqual(faultsOf(empty, []), { name: 'missing', 'portions.0.price': 'missing' });
  const [extra] = draft().extras;
  const wrong = {
    ...draft(),
    portions: [{ ...draft().portions[0]!, price: 'çok', calories: 'x' }],
    extras: [extra!, { ...extra!, key: 'k', name: 'LAVAŞ', price: '' }],
    optionGroups: [{ ...draft().optionGroups[0]!, choices: [] }],
    removableIngredients: [{ key: 'k', name: ' ', translations: {} }],
  };
  assert.deepEqual(faultsOf(wrong, ['Adana']), {
    name: 'taken',
    'portions.0.price': 'price',
    'portions.0.calories': 'calories',
    'extras.1.name': 'twice',
    'optionGroups.0.choices': 'noChoice',
    'removableIngredients.0.name': 'missing',
  });
  assert.deepEqual(faultsOf({ ...draft(), portions: [] }, []), { portions: 'noPortion' });
});

test('a change by another person is taken over, unless the person typed in the same property: then it is a conflict', () => {
  const mine = { ...draft(), name: 'Adana Kebap', description: 'Benim', isVisible: false };
  const theirs = { ...draft(), description: 'Onun', allergens: [], isVisible: false };
  const merged = mergeDraft(draft(), mine, theirs);
  assert.deepEqual([merged.taken, merged.conflicts], [['allergens'], ['description']]);
  assert.deepEqual(
    [merged.draft.name, merged.draft.description, merged.draft.allergens],
    ['Adana Kebap', 'Benim', []],
  );
  assert.deepEqual(changedProperties(mergeDraft(draft(), draft(), theirs).draft, theirs), []);
});

test('a sent value that is stored is no change by others, and later typing stays', () => {
  const part = { key: 'k', name: 'Turşu', price: '5', allergens: ['Mustard' as const], translations: {} };
  const sent = { ...draft(), name: 'Adana kebap ', extras: [...draft().extras, part] };
  const typed = { ...sent, name: 'Adana kebap, acılı' };
  const stored = {
    ...draft(),
    name: 'Adana kebap',
    extras: [...draft().extras, { ...part, id: 'e3', price: '5,00' }],
    description: 'Zırhta',
  };
  const merged = mergeDraft(draft(), typed, stored, sent);
  assert.deepEqual([merged.taken, merged.conflicts], [['description'], []]);
  assert.deepEqual([merged.draft.name, merged.draft.extras[1]!.id], ['Adana kebap, acılı', 'e3']);
  const theirs = { ...stored, name: 'Urfa' };
  assert.deepEqual(mergeDraft(draft(), typed, theirs, sent).conflicts, ['name']);
});

test('a copy has all values of the product except its name and its ids', () => {
  const copy = copyOfProduct(
    { ...PRODUCT, translations: { en: { name: 'Adana', description: 'Hot' } } },
    'tr',
    'Adana (kopya)',
  );
  const ids = (value: unknown) => JSON.stringify(value).match(/"id":"[^"]*"/g) ?? [];
  assert.deepEqual(ids(productBodyOf(copy)), []);
  const comparableJson = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(/"id":"[^"]*",?/g, ''));
  const { name, translations, ...rest } = comparableJson(productBodyOf(copy));
  assert.deepEqual([name, translations], ['Adana (kopya)', { en: { description: 'Hot' } }]);
  const { name: _, translations: __, ...original } = comparableJson(productBodyOf(draft()));
  assert.deepEqual(rest, original);
});

test('the name of a copy is unique', () => {
  const named = (number: number) => `Çay (kopya ${number})`;
  assert.equal(nameOfCopy(['Çay'], 'Çay (kopya)', named), 'Çay (kopya)');
  assert.equal(nameOfCopy(['Çay (kopya)', 'Çay (kopya 2)'], 'Çay (kopya)', named), 'Çay (kopya 3)');
});
