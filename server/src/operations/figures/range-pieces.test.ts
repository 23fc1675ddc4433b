import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DayRange, datesInRange } from '../../core/figures/day-range.ts';
import { readInPieces } from './range-pieces.ts';

test('a range is read in pieces, one after the other, and each day is in one piece', async () => {
  const range = { from: '2024-01-01', to: '2026-12-31' };
  const pieces: DayRange[] = [];
  let underWay = 0;
  const dates = await readInPieces('products', range, async (piece) => {
    assert.equal(++underWay, 1);
    pieces.push(piece);
    await Promise.resolve();
    underWay -= 1;
    return datesInRange(piece);
  });
  assert.deepEqual(dates, datesInRange(range));
  assert.equal(pieces.length, 22);
  assert.ok(pieces.every((piece) => datesInRange(piece).length <= 50));
});

test('a short range is one piece', async () => {
  const range = { from: '2026-03-01', to: '2026-03-28' };
  assert.deepEqual(await readInPieces('products', range, async (piece) => [piece]), [range]);
});
