import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownVatClasses, type VatTerms, vatAt } from './vat.ts';

const ZONE = 'Europe/Istanbul';
const food = {
  code: 'food',
  name: 'Yiyecek',
  section: 1,
  rates: [
    { from: null, basisPoints: 800, takeawayBasisPoints: null },
    { from: '2026-07-01', basisPoints: 1_000, takeawayBasisPoints: 100 },
  ],
};
const alcohol = {
  code: 'alcohol',
  name: 'Alkol',
  section: null,
  rates: [{ from: '2026-01-01', basisPoints: 2_000, takeawayBasisPoints: null }],
};
const vat: VatTerms = { vatClasses: [food, alcohol], vatClass: 'food', serviceFeeVatClass: null };
const noon = (date: string) => Date.parse(`${date}T12:00:00+03:00`);

test("a class has the rate of the date on the venue's clock", () => {
  const before = Date.parse('2026-06-30T23:59:59+03:00');
  assert.deepEqual(vatAt(vat, ZONE, before, 'DineIn')('food'), { vatRate: 800, vatSection: 1 });
  assert.deepEqual(vatAt(vat, ZONE, before + 1_000, 'DineIn')('food'), { vatRate: 1_000, vatSection: 1 });
});

test('takeaway and delivery have the takeaway rate, if there is one', () => {
  for (const type of ['Takeaway', 'Delivery'] as const) {
    assert.equal(vatAt(vat, ZONE, noon('2026-08-01'), type)('food')?.vatRate, 100);
    assert.equal(vatAt(vat, ZONE, noon('2026-08-01'), type)('alcohol')?.vatRate, 2_000);
  }
});

test('no class means the default class of the venue; an unknown class, or a date before all rates, gives no VAT', () => {
  const on = (date: string) => vatAt(vat, ZONE, noon(date), 'DineIn');
  assert.equal(on('2026-08-01')(null)?.vatRate, 1_000);
  assert.deepEqual(on('2026-08-01')('alcohol'), { vatRate: 2_000 });
  assert.equal(on('2025-12-31')('alcohol'), null);
  assert.equal(on('2026-08-01')('gone'), null);
  assert.equal(vatAt({ ...vat, vatClass: null }, ZONE, noon('2026-08-01'), 'DineIn')(null), null);
});

test('unknown codes are returned', () => {
  assert.deepEqual(unknownVatClasses(vat, ['food', null, 'gone']), ['gone']);
});
