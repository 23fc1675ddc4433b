import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentOfProduct, draftsOf } from '../../../../test/samples/sample-document.ts';
import {
  sampleExtra,
  sampleGroup,
  samplePortion,
  sampleProduct,
} from '../../../../test/samples/sample-venue.ts';
import { foreignPartsOf } from './foreign-parts.ts';

const id = (number: number) => `01980000-0000-7000-8000-00000000000${number}`;

const STORED = sampleProduct('grill', {
  portions: [samplePortion({ id: id(1) })],
  extras: [sampleExtra({ id: id(2) }), sampleExtra({ id: id(3), optionGroupId: id(4) })],
  optionGroups: [sampleGroup({ id: id(4) })],
  removableIngredients: [{ id: id(5), name: 'Soğan', translations: {} }],
});

/** The paths of the foreign ids in a product with these parts. */
function foreignIn(parts: object, stored: typeof STORED | null): string[] {
  const draft = draftsOf(documentOfProduct(parts))[0]!.categories[0]!.products[0]!;
  return foreignPartsOf(draft, stored).map((part) => `${part.path.join('.')} ${part.id}`);
}

test('parts may state their own ids, choices may become extras, and extras may become choices', () => {
  const parts = {
    portions: [
      { id: id(1), name: 'Tam', price: 1 },
      { name: 'Yarım', price: 1 },
    ],
    extras: [{ id: id(3), name: 'Acı' }],
    optionGroups: [{ id: id(4), name: 'Sos', choices: [{ id: id(2), name: 'Yoğurt' }] }],
    removableIngredients: [{ id: id(5), name: 'Soğan' }],
  };
  assert.deepEqual(foreignIn(parts, STORED), []);
});

test('an id of another kind of part, of another product, or an unknown id is reported with its path', () => {
  const parts = {
    portions: [{ id: id(2), name: 'Tam', price: 1 }],
    extras: [{ name: 'Ezme' }, { id: id(1), name: 'Acı' }],
    optionGroups: [{ id: id(5), name: 'Sos', choices: [{ id: id(4), name: 'Yoğurt' }] }],
    removableIngredients: [{ id: id(6), name: 'Soğan' }],
  };
  const paths = [
    `portions.0.id ${id(2)}`,
    `extras.1.id ${id(1)}`,
    `optionGroups.0.id ${id(5)}`,
    `optionGroups.0.choices.0.id ${id(4)}`,
    `removableIngredients.0.id ${id(6)}`,
  ];
  assert.deepEqual(foreignIn(parts, STORED), paths);
  assert.deepEqual(foreignIn(parts, null), paths);
});
