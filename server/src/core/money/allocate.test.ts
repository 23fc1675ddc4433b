import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { allocate } from './allocate.ts';

const TEN_MILLION_LIRA = 1_000_000_000;
const kurus = fc.integer({ min: 0, max: TEN_MILLION_LIRA });

describe('allocate', () => {
  test('gives the kuruş that are left to the largest remainders', () => {
    assert.deepEqual(allocate(100, [1, 1, 1]), [34, 33, 33]);
    assert.deepEqual(allocate(10, [1, 5, 2]), [1, 6, 3]);
  });

  test('lets the caller decide between two equal remainders', () => {
    assert.deepEqual(
      allocate(1, [50, 50], (index, other) => index > other),
      [0, 1],
    );
  });

  test('divides equally if all weights are 0, and returns no parts without weights', () => {
    assert.deepEqual(allocate(3, [0, 0]), [2, 1]);
    assert.deepEqual(allocate(0, [0, 0]), [0, 0]);
    assert.deepEqual(allocate(0, []), []);
  });

  test('is exact if products are not safe integers', () => {
    assert.deepEqual(allocate(999_999_999, [999_999_998, 1, 1_000_000_000]), [499_999_999, 0, 500_000_000]);
    assert.deepEqual(allocate(999_999_997, [999_999_999, 999_999_999]), [499_999_999, 499_999_998]);
  });

  test('adds up, is within a kuruş of the exact part, and is never above the weight', () => {
    fc.assert(
      fc.property(
        fc.array(kurus, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          const amount = Math.floor(sum * part);
          const parts = allocate(amount, weights);
          assert.equal(
            parts.reduce((a, b) => a + b, 0),
            amount,
          );
          for (const [index, weight] of weights.entries()) {
            assert.ok(parts[index]! >= 0 && parts[index]! <= weight);
            const off = BigInt(parts[index]!) * BigInt(sum) - BigInt(amount) * BigInt(weight);
            assert.ok(sum === 0 || (off < BigInt(sum) && off > -BigInt(sum)));
          }
        },
      ),
    );
  });
});
