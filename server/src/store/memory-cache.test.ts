import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryCache } from './memory-cache.ts';

const KB = 1024;

test('a full memory drops what was not used for the longest time, whatever its part', () => {
  const memory = createMemoryCache(12 * KB);
  const [venues, keys] = [memory.part<string[]>('venue'), memory.part<number[]>('key')];
  venues.keep('a', ['A'], 3 * KB);
  keys.keep('a', [1], 3 * KB);
  venues.keep('b', ['B'], 3 * KB);
  assert.deepEqual(venues.find('a'), ['A']);
  keys.keep('b', [2], 3 * KB);
  assert.deepEqual([keys.find('a'), venues.find('a'), venues.find('b')], [undefined, ['A'], ['B']]);
  assert.deepEqual([venues.count(), keys.count()], [2, 1]);
});

test('a value is replaced and forgotten under its key, and one larger than all memory is not kept', () => {
  const part = createMemoryCache(4 * KB).part<number[]>('venue');
  part.keep('a', [1], KB);
  part.keep('a', [2], KB);
  assert.deepEqual(part.find('a'), [2]);
  part.forget('a');
  assert.equal(part.find('a'), undefined);
  part.keep('a', [1], KB);
  part.keep('large', [3], 100 * KB);
  assert.deepEqual([part.find('a'), part.find('large')], [[1], undefined]);
});
