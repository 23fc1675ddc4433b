import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createMemoryCache } from './memory-cache.ts';

const KB = 1024;

test('a full memory drops what was not used, oldest first, whatever its region', () => {
  const memory = createMemoryCache(12 * KB);
  const [texts, numbers] = [memory.region<string>(), memory.region<number>()];
  texts.keep('a', 'A', 3 * KB);
  numbers.keep('a', 1, 3 * KB);
  texts.keep('b', 'B', 3 * KB);
  assert.equal(texts.find('a'), 'A');
  numbers.keep('b', 2, 3 * KB);
  assert.deepEqual([texts.peek('a'), numbers.peek('a'), texts.peek('b')], ['A', undefined, 'B']);
  assert.deepEqual([texts.size(), numbers.size()], [2, 1]);
});

test('a value that was used once is dropped when it is not used again', () => {
  const memory = createMemoryCache(4 * KB);
  const region = memory.region<number>();
  region.keep('a', 1, 2 * KB);
  region.find('a');
  for (const key of ['b', 'c', 'd']) region.keep(key, 2, 2 * KB);
  assert.equal(region.peek('a'), undefined);
});

test('a spare value goes before all others, until it was found once', () => {
  const memory = createMemoryCache(8 * KB);
  const region = memory.region<number>();
  region.keep('old', 1, 2 * KB);
  region.keep('spare', 2, 2 * KB, true);
  region.keep('found', 3, 2 * KB, true);
  region.find('found');
  region.keep('new', 4, 2 * KB);
  assert.deepEqual(
    ['old', 'spare', 'found', 'new'].map((key) => region.peek(key)),
    [1, undefined, 3, 4],
  );
});

test('a value larger than the memory is kept alone', () => {
  const memory = createMemoryCache(4 * KB);
  const region = memory.region<number>();
  region.keep('small', 1, KB);
  region.keep('large', 2, 100 * KB);
  assert.deepEqual([region.find('large'), region.size()], [2, 1]);
  region.keep('small', 1, KB);
  region.keep('other', 1, KB);
  assert.equal(region.peek('large'), undefined);
});

test('whatever is kept, found and forgotten, the bytes stay within the limit and a found value is the last one kept', () => {
  const step = fc.record({
    act: fc.constantFrom('keep', 'keep spare', 'find', 'forget'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    bytes: fc.integer({ min: 0, max: 2 * KB }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const memory = createMemoryCache(6 * KB);
      const region = memory.region<number>();
      const last = new Map<string, number>();
      steps.forEach(({ act, key, bytes }, at) => {
        if (act === 'keep' || act === 'keep spare') {
          region.keep(key, at, bytes, act === 'keep spare');
          last.set(key, at);
          assert.equal(region.peek(key), at);
        } else if (act === 'forget') {
          region.forget(key);
          assert.equal(region.find(key), undefined);
        } else {
          const found = region.find(key);
          assert.ok(found === undefined || found === last.get(key));
        }
        assert.ok(memory.bytes() <= 6 * KB);
      });
      for (const key of last.keys()) region.forget(key);
      assert.deepEqual([memory.bytes(), region.size()], [0, 0]);
    }),
  );
});
