import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lira } from './envelope.ts';
import { pageInPieces, pageOf, toPage } from './page.ts';

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

test('a page in pieces is the JSON of its items, and a long list within an item comes in pieces of its own', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => ({ at, price: lira(at), note: null }));
  const items = [
    { id: 'a', lines: [] },
    { id: 'b', note: undefined, lines, totals: { total: lira(5), kinds: ['x'] } },
    { lines },
  ];
  const pieces: string[] = [];
  const found = (async function* () {
    yield* items;
  })();
  for await (const piece of pageInPieces(found, 2, (item) => item)) pieces.push(piece);
  assert.equal(pieces.join(''), JSON.stringify({ items, nextCursor: 2 }));
  const most = JSON.stringify(lines.slice(-50)).length;
  assert.ok(pieces.every((piece) => piece.length <= most));
});
