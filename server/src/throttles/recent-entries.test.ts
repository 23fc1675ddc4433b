import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecentEntries } from './recent-entries.ts';

test('above the limit, the entry that was set the longest ago is deleted', () => {
  const entries = new RecentEntries<number>(2);
  entries.set('a', 1);
  entries.set('b', 2);
  entries.set('a', 3);
  entries.set('c', 4);
  assert.deepEqual([entries.get('a'), entries.get('b'), entries.get('c')], [3, undefined, 4]);
});
