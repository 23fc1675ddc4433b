import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUsed, usesOf } from './vat-uses.ts';

const settings = { vatClass: 'food', serviceFeeVatClass: null };
const product = (name: string, vatClass: string | null) => ({ name, vatClass }) as never;
const menu = [
  { name: 'Soups', vatClass: null, products: [product('Lentil', null)] },
  { name: 'Drinks', vatClass: 'drinks', products: [product('Rakı', 'alcohol'), product('Tea', null)] },
];

test('a class says what names it', () => {
  assert.deepEqual(usesOf('alcohol', settings, menu), {
    ...{ isOfVenue: false, isOfFee: false },
    ...{ categories: [], products: ['Rakı'] },
  });
  assert.deepEqual(
    ['food', 'drinks', 'alcohol', 'other'].map((code) => isUsed(usesOf(code, settings, menu))),
    [true, true, true, false],
  );
});
