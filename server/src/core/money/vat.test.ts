import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { vatWithin } from '../../../test/money/money-oracle.ts';
import { vatByRate, vatKurusOf } from './vat.ts';

describe('vatKurusOf', () => {
  test('is the VAT in a gross amount, rounded half up to the kuruş', () => {
    assert.equal(vatKurusOf(11_000, 1_000), 1_000);
    assert.equal(vatKurusOf(10_845, 1_000), 986);
    assert.equal(vatKurusOf(3, 2_000), 1);
    assert.equal(vatKurusOf(1, 10_000), 1);
    assert.equal(vatKurusOf(1, 2_000), 0);
    assert.equal(vatKurusOf(0, 2_000), 0);
    assert.equal(vatKurusOf(11_000, 0), 0);
  });

  test('is exact far beyond any real bill', () => {
    const kurus = fc.integer({ min: 0, max: 999_999_999_999 });
    fc.assert(
      fc.property(kurus, fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
        assert.equal(vatKurusOf(gross, rate), vatWithin(gross, rate));
      }),
    );
  });
});

describe('vatByRate', () => {
  test('is calculated once for each rate, not for each line', () => {
    const line = { rate: 1_000, kurus: 105 };
    assert.equal(3 * vatKurusOf(105, 1_000), 30);
    assert.deepEqual(vatByRate([line, line, line]), [
      { rate: 1_000, grossKurus: 315, vatKurus: 29, netKurus: 286 },
    ]);
  });

  test('lists the rates, lowest first, including one with an amount of 0', () => {
    const vat = vatByRate([
      { rate: 2_000, kurus: 0 },
      { rate: 100, kurus: 101 },
    ]);
    assert.deepEqual(vat, [
      { rate: 100, grossKurus: 101, vatKurus: 1, netKurus: 100 },
      { rate: 2_000, grossKurus: 0, vatKurus: 0, netKurus: 0 },
    ]);
  });
});
