import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { nearest, unitCosts } from '../../../test/money/money-oracle.ts';
import { cashRounding, equalShare, unitsShare } from './shares.ts';

const STEPS = [1, 5, 10, 25, 100];
const kurus = fc.integer({ min: 0, max: 1_000_000_000 });

describe('cashRounding', () => {
  test('rounds the remaining amount half up to the step', () => {
    assert.equal(cashRounding(18_497, 25), 3);
    assert.equal(cashRounding(18_512, 25), -12);
    assert.equal(cashRounding(250, 100), 50);
    assert.equal(cashRounding(249, 100), -49);
    assert.equal(cashRounding(18_497, 1), 0);
    assert.equal(cashRounding(18_497, 0), 0);
  });

  test('is the difference to the nearest coin', () => {
    fc.assert(
      fc.property(kurus, fc.constantFrom(...STEPS), (remaining, step) => {
        const coins = nearest({ over: BigInt(remaining), under: 1n }, step);
        assert.equal(remaining + cashRounding(remaining, step), coins);
      }),
    );
  });
});

describe('equalShare', () => {
  test('the last guest pays all that is left', () => {
    assert.equal(equalShare(10_000, 3, 1), 3_333);
    assert.equal(equalShare(6_667, 2, 1), 3_334);
    assert.equal(equalShare(3_333, 1, 100), 3_333);
  });

  test('is at most what is left, if a coin is more than a share', () => {
    assert.equal(equalShare(60, 2, 100), 0);
    assert.equal(equalShare(60, 2, 50), 50);
    assert.equal(equalShare(99, 2, 100), 0);
    assert.equal(equalShare(199, 2, 100), 100);
  });
});

describe('unitsShare', () => {
  const line = { dueKurus: 10_000, units: 3, paidUnits: 0, chosenUnits: 0 };

  test('divides a line and its part of the fee among its units, the first ones having the larger parts', () => {
    const first = unitsShare([{ ...line, chosenUnits: 1 }], 1_000, 11_000);
    assert.deepEqual(first, { dueKurus: 3_334, feeKurus: 334, shareKurus: 3_668 });
    const others = unitsShare([{ ...line, paidUnits: 1, chosenUnits: 2 }], 1_000, 7_332);
    assert.deepEqual(others, { dueKurus: 6_666, feeKurus: 666, shareKurus: 7_332 });
  });

  test('is at most what remains of the bill', () => {
    const share = unitsShare([{ ...line, chosenUnits: 3 }], 0, 4_000);
    assert.deepEqual(share, { dueKurus: 10_000, feeKurus: 0, shareKurus: 4_000 });
  });

  test('charges no fee for a free line, and nothing for no unit', () => {
    const lines = [line, { ...line, dueKurus: 0, chosenUnits: 2 }];
    assert.deepEqual(unitsShare(lines, 1_000, 11_000), { dueKurus: 0, feeKurus: 0, shareKurus: 0 });
  });

  test('every unit has the same price however the bill is divided, and all units together cost the bill', () => {
    const arbitraryLine = fc
      .record({ dueKurus: kurus, units: fc.integer({ min: 1, max: 9 }) })
      .chain(({ dueKurus, units }) =>
        fc.record({
          dueKurus: fc.constant(dueKurus),
          units: fc.constant(units),
          paidUnits: fc.integer({ min: 0, max: units }),
        }),
      );
    const bills = fc.record({
      lines: fc.array(arbitraryLine, { minLength: 1, maxLength: 8 }),
      feeKurus: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(bills, ({ lines, feeKurus }) => {
        const goods = lines.reduce((sum, { dueKurus }) => sum + dueKurus, 0);
        const fee = goods === 0 ? 0 : feeKurus;
        const costs = unitCosts(lines, fee);
        const chosen = lines.map((line) => ({ ...line, chosenUnits: line.units - line.paidUnits }));
        const paid = lines.map((line) => ({ ...line, paidUnits: 0, chosenUnits: line.paidUnits }));
        const expected = costs
          .flatMap((perUnit, at) => perUnit.slice(lines[at]!.paidUnits))
          .reduce((a, b) => a + b, 0);
        assert.equal(unitsShare(chosen, fee, goods + fee).shareKurus, expected);
        assert.equal(unitsShare(paid, fee, goods + fee).shareKurus + expected, goods + fee);
      }),
    );
  });
});
