import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { measuredKurus } from './measure.ts';

test('measured goods cost their price times the net amount, rounded half up to the kuruş, however large', () => {
  const anyAmount = fc.nat({ max: 10_000_000_000 });
  fc.assert(
    fc.property(anyAmount, anyAmount, (priceKurus, thousandths) => {
      const exact = (BigInt(priceKurus) * BigInt(thousandths) * 2n + 1_000n) / 2_000n;
      assert.equal(BigInt(measuredKurus(priceKurus, thousandths)), BigInt(Number(exact)));
    }),
  );
  assert.equal(measuredKurus(33_335, 415), 13_834);
  assert.equal(measuredKurus(1, 500), 1);
  assert.equal(measuredKurus(1, 499), 0);
});
