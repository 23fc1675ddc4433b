import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { refundOf } from '../../../test/money/money-oracle.ts';
import { refundByRate } from './refund.ts';
import { vatKurusOf } from './vat.ts';

const rates = fc.uniqueArray(fc.constantFrom(0, 100, 800, 1_000, 2_000), { minLength: 1 });
const left = rates.chain((list) =>
  fc
    .array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: list.length, maxLength: list.length })
    .map((grosses) => list.map((rate, at) => ({ rate, grossKurus: grosses[at]! }))),
);
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('refundByRate', () => {
  test('takes the odd kuruş from the higher rate', () => {
    const parts = refundByRate(
      [
        { rate: 1_000, grossKurus: 500 },
        { rate: 2_000, grossKurus: 500 },
      ],
      1,
    );
    assert.deepEqual(
      parts.map(({ grossKurus }) => grossKurus),
      [0, 1],
    );
  });

  test('agrees with independent rules', () => {
    fc.assert(
      fc.property(left, share, (vat, part) => {
        const amount = Math.floor(part * vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0));
        assert.deepEqual(refundByRate(vat, amount), refundOf(vat, amount));
      }),
    );
  });

  test('refunds exactly the VAT of a bill in any parts, and no part is below 0', () => {
    fc.assert(
      fc.property(left, fc.array(share, { maxLength: 6 }), (bill, shares) => {
        const remaining = bill.map((part) => ({ ...part }));
        const vat = bill.map(() => 0);
        for (const part of [...shares, 1]) {
          const amount = Math.floor(part * remaining.reduce((sum, { grossKurus }) => sum + grossKurus, 0));
          for (const [at, { grossKurus, vatKurus }] of refundByRate(remaining, amount).entries()) {
            assert.ok(grossKurus >= 0 && vatKurus >= 0);
            remaining[at]!.grossKurus -= grossKurus;
            vat[at]! += vatKurus;
          }
        }
        assert.deepEqual(
          vat,
          bill.map(({ grossKurus, rate }) => vatKurusOf(grossKurus, rate)),
        );
      }),
    );
  });
});
