import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortByIds } from './sort-by-ids.ts';

const records = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('records are sorted by the ids, in any letter case', () => {
  assert.deepEqual(sortByIds(records, ['c', 'A', 'b'], 'record'), [{ id: 'c' }, { id: 'a' }, { id: 'b' }]);
  assert.deepEqual(sortByIds([], [], 'record'), []);
});

for (const [what, ids] of [
  ['leaves one out', ['a', 'b']],
  ['names one twice', ['a', 'b', 'c', 'a']],
  ['names one twice instead of another', ['a', 'b', 'B']],
  ['names one that there is not', ['a', 'b', 'c', 'd']],
  ['names nothing', []],
] as const) {
  test(`an order that ${what} is refused`, () => {
    assert.throws(() => sortByIds(records, ids, 'record'), {
      code: 'CONTENT_INVALID',
      problems: [{ field: 'ids', message: 'must name each record once', attemptedValue: null }],
    });
  });
}
