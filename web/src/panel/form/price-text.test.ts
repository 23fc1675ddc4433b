import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceText, readPrice } from './price-text.ts';

test('a price is read with decimal comma or point, thousands, and the sign of the currency', () => {
  const cases: [string, number | null][] = [
    ['120', 120],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250', 1250],
    ['1 250,00 TL', 1250],
    ['₺ 99.90', 99.9],
    ['1.234.567', null],
    ['0', 0],
    ['12,', 12],
    ['0,1', 0.1],
    ['', null],
    ['-5', null],
    ['12,345,6', null],
    ['12,3456', null],
    ['abc', null],
    ['12x', null],
    [',50', null],
  ];
  for (const [text, price] of cases) assert.equal(readPrice(text), price, text);
});

test('a price is written in the format of the language, and is read back', () => {
  assert.deepEqual(
    [priceText(12.5, 'tr'), priceText(1250, 'tr'), priceText(12.5, 'en')],
    ['12,50', '1250', '12.50'],
  );
  for (const locale of ['tr', 'en', 'de', 'ar-EG', 'ru']) {
    for (const price of [0, 0.05, 7, 12.5, 99.99, 1250, 12345.6])
      assert.equal(readPrice(priceText(price, locale)), price, `${price} in ${locale}`);
  }
});
