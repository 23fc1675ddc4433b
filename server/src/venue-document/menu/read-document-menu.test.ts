import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  documentOf,
  documentOfProduct,
  faultyFieldsOf,
  problemsOf,
} from '../../../test/samples/sample-document.ts';
import type { ProductDraft } from '../../core/venue/drafts/venue-draft.ts';
import { readVenueDocuments } from '../venue/read-venue-document.ts';

const PRODUCT = 'venues[0].categories[0].products[0]';
const LANGUAGES = [
  { code: 'tr', name: 'Türkçe', isDefault: true },
  { code: 'en', name: 'English' },
];

function readProduct(product: object): ProductDraft {
  return readVenueDocuments(documentOfProduct(product, { languages: LANGUAGES }))[0]!.categories[0]!
    .products[0]!;
}

test('a product needs only a name and a portion with its price', () => {
  assert.deepEqual(readProduct({ portions: [{ name: 'Tam', price: 240.35 }] }), {
    id: null,
    name: 'Köfte',
    description: null,
    imageUrl: null,
    isVisible: true,
    portions: [
      {
        id: null,
        name: 'Tam',
        priceKurus: 24_035,
        isDefault: true,
        pricingUnit: 'Piece',
        weight: null,
        calories: null,
        translations: {},
      },
    ],
    extras: [],
    optionGroups: [],
    removableIngredients: [],
    allergens: [],
    containsAlcohol: false,
    containsPorkDerivatives: false,
    acceptsMealCard: null,
    vatClass: null,
    course: null,
    stock: { quantity: null, lowThreshold: 0, isSoldOut: null },
    translations: {},
  });
});

test('the first portion is the default one unless another one is marked', () => {
  const portions = [
    { name: 'Yarım', price: 150 },
    { name: 'Tam', price: 240, isDefault: true },
  ];
  assert.deepEqual(
    readProduct({ portions }).portions.map(({ isDefault }) => isDefault),
    [false, true],
  );
  const both = portions.map((portion) => ({ ...portion, isDefault: true }));
  assert.deepEqual(faultyFieldsOf(documentOfProduct({ portions: both })), [
    `${PRODUCT}.portions[1].isDefault`,
  ]);
});

test('a group that needs or allows one choice must have choices', () => {
  const optionGroups = [
    { name: 'Pişme', choices: [] },
    { name: 'Sos', selectionType: 'Multiple', isRequired: true, choices: [] },
    { name: 'Yanında', selectionType: 'Multiple', choices: [] },
  ];
  assert.deepEqual(faultyFieldsOf(documentOfProduct({ optionGroups })), [
    `${PRODUCT}.optionGroups[0].choices`,
    `${PRODUCT}.optionGroups[1].choices`,
  ]);
});

test('names of siblings must differ, but a name can be used again elsewhere', () => {
  const portion = { name: 'Tam', price: 1 };
  const product = { name: 'Köfte', portions: [portion, portion], extras: [{ name: 'Acı' }, { name: 'Acı' }] };
  const groups = ['Bir', 'İki'].map((name) => ({ name, choices: [{ name: 'Acı' }] }));
  const document = documentOf({
    categories: [
      {
        name: 'Izgara',
        products: [product, { ...product, portions: [portion], extras: [], optionGroups: groups }],
      },
      { name: 'Izgara', products: [{ name: 'Köfte', portions: [portion] }] },
    ],
  });
  assert.deepEqual(problemsOf(document), [
    ['venues[0].categories[0].products[0].portions[1].name', 'is the name of number 1 of this list, too'],
    ['venues[0].categories[0].products[0].extras[1].name', 'is the name of number 1 of this list, too'],
    ['venues[0].categories[0].products[1].name', 'is the name of number 1 of this list, too'],
    ['venues[0].categories[1].name', 'is the name of number 1 of this list, too'],
  ]);
});

test('a translation must be in a language of the venue that is not the default one', () => {
  const translations = { en: { name: 'Meatballs', description: '' }, tr: { name: 'Köfte' }, de: {} };
  assert.deepEqual(faultyFieldsOf(documentOfProduct({ translations }, { languages: LANGUAGES })), [
    `${PRODUCT}.translations.tr`,
    `${PRODUCT}.translations.de`,
  ]);
  assert.deepEqual(
    readProduct({ translations: { en: { name: 'Meatballs', description: ' ' } } }).translations,
    {
      en: { name: 'Meatballs' },
    },
  );
});
