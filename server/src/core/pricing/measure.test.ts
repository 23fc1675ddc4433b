import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { measuredPriceKurus } from './measure.ts';

test('measured goods cost their price times the net amount, rounded half up to the kuruş, however large', () => {
  const anyAmount = fc.nat({ max: 10_000_000_000 });
  fc.assert(
    fc.property(anyAmount, anyAmount, (priceKurus, thousandths) => {
      const exact = (BigInt(priceKurus) * BigInt(thousandths) * 2n + 1_000n) / 2_000n;
      assert.equal(BigInt(measuredPriceKurus(priceKurus, thousandths)), BigInt(Number(exact)));
    }),
  );
  assert.equal(measuredPriceKurus(33_335, 415), 13_834);
  assert.equal(measuredPriceKurus(1, 500), 1);
  assert.equal(measuredPriceKurus(1, 499), 0);
});
