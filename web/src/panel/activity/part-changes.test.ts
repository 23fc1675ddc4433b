import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partChangesOf } from './part-changes.ts';

const half = { id: 'a', name: 'Yarım', priceKurus: 25_000 };
const whole = { id: 'b', name: 'Porsiyon', priceKurus: 42_000 };

test('of portions it is said from what to what each price went, what came and what went away', () => {
  const dearer = { ...whole, priceKurus: 45_000 };
  assert.deepEqual(partChangesOf([half, whole], [half, dearer]), [
    { name: 'Porsiyon', before: 42_000, after: 45_000 },
  ]);
  assert.deepEqual(partChangesOf([half], [whole]), [
    { name: 'Yarım', before: 25_000, after: null },
    { name: 'Porsiyon', before: null, after: 42_000 },
  ]);
  assert.deepEqual(partChangesOf(null, [half]), [{ name: 'Yarım', before: null, after: 25_000 }]);
});

test('lists without prices, and lists that differ in something else, are left to be shown whole', () => {
  assert.equal(partChangesOf(['Milk'], ['Milk', 'Eggs']), null);
  assert.equal(partChangesOf([half], [{ ...half, calories: 200 }]), null);
  assert.equal(partChangesOf('x', [half]), null);
});
