import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterParams, readFilter } from './activity-filter.ts';

test('the filter is read from the URL, and invalid values are ignored', () => {
  const account = '01900000-0000-7000-8000-000000000001';
  for (const [search, filter] of [
    ['', { part: '', who: '' }],
    ['part=Accounts&who=Operator', { part: 'Accounts', who: 'Operator' }],
    [`who=${account}`, { part: '', who: account }],
    ['part=Everything&who=me', { part: '', who: '' }],
  ] as const) {
    const read = readFilter(new URLSearchParams(search));
    assert.deepEqual(read, filter);
    assert.deepEqual(readFilter(new URLSearchParams(filterParams(read))), filter);
  }
});
