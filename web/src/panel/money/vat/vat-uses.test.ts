import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVatClassUsed, vatUsesOf } from './vat-uses.ts';

const settings = { vatClass: 'food', serviceFeeVatClass: null };
const product = (name: string, vatClass: string | null) => ({ name, vatClass }) as never;
const menu = [
  { name: 'Soups', vatClass: null, products: [product('Lentil', null)] },
  { name: 'Drinks', vatClass: 'drinks', products: [product('Rakı', 'alcohol'), product('Tea', null)] },
];

test('the uses of a VAT class are found', () => {
  assert.deepEqual(vatUsesOf('alcohol', settings, menu), {
    ...{ isVenueDefault: false, isForServiceFee: false },
    ...{ categories: [], products: ['Rakı'] },
  });
  assert.deepEqual(
    ['food', 'drinks', 'alcohol', 'other'].map((code) => isVatClassUsed(vatUsesOf(code, settings, menu))),
    [true, true, true, false],
  );
});
