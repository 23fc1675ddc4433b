import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packColumns } from './pack-columns.ts';

test('a short card goes below the first cards that leave room for it', () => {
  assert.deepEqual(packColumns([600, 500, 300, 100], 1000, 10), [0, 2, 1, 3]);
  assert.deepEqual(packColumns([500, 500, 490], 1000, 10), [0, 2, 1]);
});

test('cards of equal height stay in their order, and a card higher than its column continues in the next', () => {
  assert.deepEqual(packColumns([300, 300, 300, 300], 700, 0), [0, 1, 2, 3]);
  assert.deepEqual(packColumns([1500, 200, 200], 1000, 10), [0, 1, 2]);
  assert.deepEqual(packColumns([1500, 600, 300], 1000, 10), [0, 2, 1]);
});

test('every card has one place, and younger cards are never above older ones of a column', () => {
  const heights = fc.array(fc.integer({ min: 100, max: 1200 }), { maxLength: 40 });
  fc.assert(
    fc.property(heights, (all) => {
      const packed = packColumns(all, 900, 8);
      assert.deepEqual(
        [...packed].sort((a, b) => a - b),
        [...all.keys()],
      );
      // A new column begins if the card is older than the previous one, or does not fit.
      let used = Number.POSITIVE_INFINITY;
      const firsts = packed.filter((place) => {
        const isFirst = used + all[place]! > 900;
        const inLastColumn = all[place]! % 900 || 900;
        used = (isFirst ? 0 : used) + inLastColumn + 8;
        return isFirst;
      });
      assert.deepEqual(
        firsts,
        [...firsts].sort((a, b) => a - b),
      );
    }),
  );
});
