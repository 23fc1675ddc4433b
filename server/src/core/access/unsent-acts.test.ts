import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameUnsent, readUnsentActs } from './unsent-acts.ts';

const NOW = 1_764_450_000_000;

test('the header has the number of acts and the oldest time; a time in the future becomes the present time', () => {
  assert.deepEqual(readUnsentActs('0', NOW), { count: 0, since: null });
  assert.deepEqual(readUnsentActs(`3;${NOW - 5_000}`, NOW), { count: 3, since: NOW - 5_000 });
  assert.deepEqual(readUnsentActs(`3;${NOW + 5_000}`, NOW), { count: 3, since: NOW });
});

test('any other text is ignored', () => {
  const others = ['', '3', `0;${NOW}`, `-1;${NOW}`, `3;${NOW}0`, `12345;${NOW}`, `3;${NOW} `, '3;x', 'null'];
  for (const text of [...others, undefined, ['0', '0']])
    assert.equal(readUnsentActs(text, NOW), null, `${text}`);
});

test('a small difference of clocks is no change; another number or another oldest time is a change', () => {
  const said = { count: 3, since: NOW };
  assert.equal(isSameUnsent(said, { count: 3, since: NOW + 59_000 }), true);
  assert.equal(isSameUnsent(said, { count: 3, since: NOW + 61_000 }), false);
  assert.equal(isSameUnsent(said, { count: 2, since: NOW }), false);
  assert.equal(isSameUnsent(said, { count: 0, since: null }), false);
});
