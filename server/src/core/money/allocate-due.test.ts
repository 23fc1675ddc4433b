import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { billOf } from '../../../test/money/money-oracle.ts';
import { dueOfLines } from './allocate.ts';

const line = fc
  .record({
    grossKurus: fc.integer({ min: 0, max: 1_000_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.constantFrom(0, 100, 1_000, 2_000),
  })
  .map(({ grossKurus, part, rate }) => ({ grossKurus, reductionKurus: Math.floor(grossKurus * part), rate }));
const bill = fc
  .record({ lines: fc.array(line, { maxLength: 12 }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ lines, part }) => ({ lines, billReductionKurus: Math.floor(part * owed(lines)) }));

describe('dueOfLines', () => {
  test('divides a discount of the whole bill among rates first, then among the lines of a rate', () => {
    const lines = [
      { grossKurus: 12_050, reductionKurus: 0, rate: 1_000 },
      { grossKurus: 9_000, reductionKurus: 500, rate: 2_000 },
    ];
    assert.deepEqual(dueOfLines(lines, 2_055), [10_845, 7_650]);
  });

  test('deducts the odd kuruş from the higher rate, and within a rate from the earlier line', () => {
    const lineOf = (rate: number) => ({ grossKurus: 100, reductionKurus: 0, rate });
    assert.deepEqual(dueOfLines([lineOf(1_000), lineOf(2_000)], 1), [100, 99]);
    assert.deepEqual(dueOfLines([lineOf(1_000), lineOf(1_000)], 1), [99, 100]);
  });

  test('deducts nothing from a line without a due, and everything from a bill that is free', () => {
    const lines = [
      { grossKurus: 700, reductionKurus: 700, rate: 1_000 },
      { grossKurus: 301, reductionKurus: 0, rate: 1_000 },
    ];
    assert.deepEqual(dueOfLines(lines, 150), [0, 151]);
    assert.deepEqual(dueOfLines(lines, 301), [0, 0]);
  });

  test('agrees with independent rules, adds up, and is never negative', () => {
    fc.assert(
      fc.property(bill, ({ lines, billReductionKurus }) => {
        const due = dueOfLines(lines, billReductionKurus);
        assert.ok(due.every((kurus) => kurus >= 0));
        assert.equal(
          due.reduce((sum, kurus) => sum + kurus, 0),
          owed(lines) - billReductionKurus,
        );
        assert.deepEqual(due, billOf({ lines, billReductionKurus, fee: { kurus: 0, rate: 0 } }).dueKurus);
      }),
    );
  });

  test('has the same sum for each rate in any order of the lines', () => {
    fc.assert(
      fc.property(bill, ({ lines, billReductionKurus }) => {
        const reversed = lines.toReversed();
        assert.deepEqual(
          ofRates(lines, dueOfLines(lines, billReductionKurus)),
          ofRates(reversed, dueOfLines(reversed, billReductionKurus)),
        );
      }),
    );
  });
});

function owed(lines: readonly { grossKurus: number; reductionKurus: number }[]): number {
  return lines.reduce((sum, { grossKurus, reductionKurus }) => sum + grossKurus - reductionKurus, 0);
}

function ofRates(lines: readonly { rate: number }[], due: readonly number[]): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const [index, { rate }] of lines.entries()) sums[rate] = (sums[rate] ?? 0) + due[index]!;
  return sums;
}
