import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { reportsByOracle } from '../../../test/money/day-vectors/day-oracle.ts';
import { figuresOf, type VectorReport } from '../../../test/money/day-vectors/day-vectors.ts';

const file = new URL('../../../../vectors/day.json', import.meta.url);
const { reports } = JSON.parse(readFileSync(file, 'utf8')) as { reports: VectorReport[] };

/** A copy of a value with sorted lists and properties, to compare values whatever their order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.map((one) => JSON.stringify(ordered(one))).sort();
    return texts.map((text) => JSON.parse(text) as unknown);
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, ordered(one)]));
}

/** All numbers in a value, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(numbersIn);
}

describe('vectors/day.json', () => {
  const byService = figuresOf(reports);
  const byOracle = reportsByOracle(reports);
  for (const [at, { expected }] of reports.entries()) {
    test(`report ${expected.number}`, () => {
      assert.deepEqual(byService[at], expected);
      assert.deepEqual(ordered(byOracle[at]), ordered(expected));
    });
  }

  test('has 60 days with every kind of figure, all of them whole numbers', () => {
    assert.equal(new Set(reports.flatMap(({ expected }) => expected.days.map(({ date }) => date))).size, 60);
    assert.ok(numbersIn(reports).every(Number.isInteger));
    for (const [name, first] of Object.entries(reports[0]!.expected.total)) {
      const all = reports.map(({ expected }) => expected.total[name as keyof typeof expected.total]);
      const isThere = all.some((one) => (Array.isArray(one) ? one.length > 0 : numbersIn(one).some(Boolean)));
      assert.ok(isThere, `${name} ${JSON.stringify(first)}`);
    }
  });
});
