import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { billOf, equalParts, refundOf, type VectorBill } from '../../../test/money/money-oracle.ts';
import { dueOfLines } from './allocate.ts';
import { refundByRate } from './refund.ts';
import { equalShare } from './shares.ts';
import { vatByRate } from './vat.ts';

interface Vectors {
  bills: (VectorBill & { name: string; expected: ReturnType<typeof billOf> })[];
  shares: { name: string; remainingKurus: number; payers: number; stepKurus: number; expected: number[] }[];
  refunds: {
    name: string;
    vat: { rate: number; grossKurus: number }[];
    amountKurus: number;
    expected: ReturnType<typeof refundOf>;
  }[];
}

const file = new URL('../../../../vectors/money.json', import.meta.url);
const { bills, shares, refunds } = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

describe('vectors/money.json', () => {
  for (const { name, expected, ...bill } of bills) {
    test(`bill: ${name}`, () => {
      const { lines, billReductionKurus, fee } = bill;
      const dueKurus = dueOfLines(lines, billReductionKurus);
      const parts = lines.map(({ rate }, index) => ({ rate, kurus: dueKurus[index]! }));
      const vat = vatByRate(fee.kurus > 0 ? [...parts, fee] : parts);
      const totalKurus = vat.reduce((sum, { grossKurus }) => sum + grossKurus, 0);
      assert.deepEqual({ dueKurus, vat, totalKurus }, expected);
      assert.deepEqual(billOf(bill), expected);
    });
  }

  for (const { name, remainingKurus, payers, stepKurus, expected } of shares) {
    test(`shares: ${name}`, () => {
      let left = remainingKurus;
      const parts = expected.map((_, at) => {
        const part = equalShare(left, payers - at, stepKurus);
        left -= part;
        return part;
      });
      assert.deepEqual(parts, expected);
      assert.deepEqual(equalParts(remainingKurus, payers, stepKurus), expected);
    });
  }

  for (const { name, vat, amountKurus, expected } of refunds) {
    test(`refund: ${name}`, () => {
      assert.deepEqual(refundByRate(vat, amountKurus), expected);
      assert.deepEqual(refundOf(vat, amountKurus), expected);
    });
  }

  test('has at least 140 bills, 30 shares and 30 refunds, each with a name of its own', () => {
    for (const [cases, least] of [
      [bills, 140],
      [shares, 30],
      [refunds, 30],
    ] as const) {
      assert.ok(cases.length >= least);
      assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
    }
  });
});
