import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAN_SQUARES, type Place } from '../../../ui/plan/plan-geometry.ts';
import { firstFreePlace, initialSize, isFree, nextFreePlace, placeInRows } from './place-tables.ts';

const place = (x: number, y: number): Place => ({ x, y, width: 4, height: 4, shape: 'Rectangle' });
const tables = (count: number, capacity: number | null = 4) =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, capacity }));

function assertApart(places: readonly Place[]): void {
  for (const [at, one] of places.entries()) {
    assert.ok(isFree(one, places.toSpliced(at, 1)), JSON.stringify(one));
    assert.ok(one.x >= 0 && one.x + one.width <= PLAN_SQUARES && one.y + one.height <= PLAN_SQUARES);
  }
}

test('tables are placed in rows with the shape of a room, and do not overlap', () => {
  const laid = placeInRows(tables(40), []).map(({ place }) => place);
  assert.equal(laid.length, 40);
  assertApart(laid);
  assert.equal(new Set(laid.map(({ y }) => y)).size, 5);
});

test('placed tables stay in place: the others are placed below them', () => {
  const placed = [{ id: 'p', place: place(20, 30) }];
  const laid = placeInRows(tables(9, 12), placed).map(({ place }) => place);
  assertApart([...laid, placed[0]!.place]);
  assert.ok(laid.every(({ y }) => y >= 34));
});

test('five hundred tables of any size fit on one plan', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ id: `t${at}`, capacity: (at % 12) + 1 }));
  const laid = placeInRows(many, [{ id: 'p', place: place(0, 190) }]).map(({ place }) => place);
  assert.equal(laid.length, 500);
  assertApart(laid);
});

test('a table for more guests is drawn wider', () => {
  assert.deepEqual(
    [null, 2, 4, 5, 6, 8, 40].map((capacity) => initialSize(capacity).width),
    [4, 4, 4, 6, 6, 8, 16],
  );
});

test('a table moved by keys skips other tables, and stops at the edge', () => {
  assert.deepEqual(nextFreePlace(place(0, 0), 1, 0, [place(5, 0)]), place(1, 0));
  assert.deepEqual(nextFreePlace(place(1, 0), 1, 0, [place(5, 0)]), place(9, 0));
  assert.equal(nextFreePlace(place(0, 0), -1, 0, []), null);
  assert.equal(nextFreePlace(place(4, 0), -1, 0, [place(0, 0)]), null);
});

test('the first free place has a gap to all tables', () => {
  assert.deepEqual(firstFreePlace(4, []), place(1, 1));
  assert.deepEqual(firstFreePlace(4, [place(1, 1)]), place(7, 1));
});
