import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { CURRENCY, formatLira, kurusFromLira, shareOf } from './money.ts';

test('the currency is the Turkish lira', () => {
  assert.equal(CURRENCY, 'TRY');
});

describe('shareOf', () => {
  test('is a percentage of an amount, in hundredths of a percent', () => {
    assert.equal(shareOf(12_000, 1_000), 1_200);
    assert.equal(shareOf(12_000, 1_050), 1_260);
    assert.equal(shareOf(12_000, 10_000), 12_000);
    assert.equal(shareOf(12_000, 1), 1);
  });

  test('rounds half a kuruş up and less than half down', () => {
    assert.equal(shareOf(3_335, 1_000), 334);
    assert.equal(shareOf(3_334, 1_000), 333);
    assert.equal(shareOf(3_336, 1_000), 334);
    assert.equal(shareOf(1, 5_000), 1);
    assert.equal(shareOf(1, 4_999), 0);
  });

  test('is 0 of an amount of 0, and of 0 percent', () => {
    assert.equal(shareOf(0, 1_000), 0);
    assert.equal(shareOf(3_335, 0), 0);
  });

  test('is exact for amounts whose product is not a safe integer', () => {
    assert.equal(shareOf(9_007_199_254_740_991, 9_999), 9_006_298_534_815_517);
  });

  test('is never more than half a kuruş off', () => {
    const anyAmount = fc.integer({ min: 0, max: 1_000_000_000 });
    const anyShare = fc.integer({ min: 0, max: 100_00 });
    fc.assert(
      fc.property(anyAmount, anyShare, (amountKurus, basisPoints) => {
        const off = shareOf(amountKurus, basisPoints) * 10_000 - amountKurus * basisPoints;
        assert.ok(off > -5_000 && off <= 5_000);
      }),
    );
  });
});

describe('formatLira', () => {
  test('writes lira with exactly two decimals', () => {
    const written = [0, 5, 50, 100, 12_050, 123_456_789].map(formatLira);
    assert.deepEqual(written, ['0.00', '0.05', '0.50', '1.00', '120.50', '1234567.89']);
  });

  test('writes a minus before a negative amount', () => {
    assert.deepEqual([-5, -12_050].map(formatLira), ['-0.05', '-120.50']);
  });
});

describe('kurusFromLira', () => {
  test('reads lira with up to two decimals', () => {
    assert.deepEqual([0, 1, 120.5, 0.05, 33.35, -7.25].map(kurusFromLira), [0, 100, 12_050, 5, 3_335, -725]);
  });

  test('tolerates rounding errors of floating-point numbers', () => {
    assert.equal(kurusFromLira(0.1 + 0.2), 30);
    assert.equal(kurusFromLira(1.1 * 3), 330);
  });

  test('is null for amounts finer than a kuruş', () => {
    assert.deepEqual([0.001, 1.005, 120.505, -0.015].map(kurusFromLira), [null, null, null, null]);
  });

  test('is null for a value that is not a number, or not an exact one', () => {
    assert.deepEqual([Number.NaN, Infinity, -Infinity, 1e20].map(kurusFromLira), [null, null, null, null]);
  });

  test('reads back every amount up to ten million lira as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (kurus) => {
        assert.equal(kurusFromLira(Number(formatLira(kurus))), kurus);
      }),
    );
  });
});
