import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAmount, readPositiveAmount } from './amount.ts';

const codeOf = (read: () => number): string | number => {
  try {
    return read();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('an amount is read to the kuruş, up to ten million lira', () => {
  const read = (lira: number) => codeOf(() => readAmount('price', lira));
  assert.deepEqual([0, 0.01, 120.35, 10_000_000].map(read), [0, 1, 12_035, 1_000_000_000]);
});

test('each kind of invalid amount has its own code', () => {
  const read = (lira: number) => codeOf(() => readPositiveAmount('amount', lira));
  assert.deepEqual([10.005, 0.001, -0.01, -1e300, 10_000_000.01, 1e300, 0].map(read), [
    ...['AMOUNT_TOO_FINE', 'AMOUNT_TOO_FINE', 'AMOUNT_NEGATIVE', 'AMOUNT_NEGATIVE'],
    ...['AMOUNT_TOO_LARGE', 'AMOUNT_TOO_LARGE', 'CONTENT_INVALID'],
  ]);
});
