import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf, toPage } from './page.ts';

test('a page is the first of 50 items unless the query says otherwise', () => {
  assert.deepEqual(pageOf({}), { number: 1, size: 50 });
  assert.deepEqual(pageOf({ cursor: 3, pageSize: 7 }), { number: 3, size: 7 });
});

test('the offset of a page far beyond the end stays within the integers of the database', () => {
  const { number, size } = pageOf({ cursor: 1e30, pageSize: 100 });
  assert.ok(number * size + 1 < 2 ** 31);
});

test('an item beyond the page makes a next cursor and is left out', () => {
  const page = { number: 4, size: 2 };
  const double = (item: number) => item * 2;
  assert.deepEqual(toPage([1, 2, 3], page, double), { items: [2, 4], nextCursor: 5 });
  assert.deepEqual(toPage([1, 2], page, double), { items: [2, 4], nextCursor: null });
  assert.deepEqual(toPage([], page, double), { items: [], nextCursor: null });
});
