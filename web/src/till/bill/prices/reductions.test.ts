import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../../api/bill-list.ts';
import { deductionsOfLines, menuPrice, parsePercent } from './reductions.ts';

test('price changes by hand are the discount without campaigns and discounts', () => {
  const bill = {
    totals: { discount: 30.1 },
    reductions: [{ amount: 5.05 }],
    discount: { amount: 10 },
    lines: [{ discount: { amount: 0.1 } }, { discount: null }, { discount: { amount: 0.2 } }],
  } as unknown as Bill;
  assert.deepEqual(deductionsOfLines(bill), { prices: 14.75, lines: 0.3 });
});

test('a percentage is above 0 and up to 100, with at most two decimals', () => {
  for (const [text, percent] of [
    ['10', 10],
    ['12,5', 12.5],
    [' 7.25 % ', 7.25],
    ['100', 100],
  ] as const)
    assert.equal(parsePercent(text), percent, text);
  for (const text of ['', '0', '100,01', '1,234', '-5', 'ten']) assert.equal(parsePercent(text), null, text);
});

test('the menu price is that of one unit without extras, or of one unit of measure', () => {
  const extras = [{ id: 'e', name: 'Sos', price: 5.1 }];
  assert.equal(menuPrice({ measure: null, unitPrice: 25.3, extras }), 20.2);
  const measure = { unit: 'Kilogram', gross: 0.5, tare: 0, net: 0.5, price: 450 } as const;
  assert.equal(menuPrice({ measure, unitPrice: 225, extras: [] }), 450);
});
