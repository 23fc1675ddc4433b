import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLAN_SQUARES, planFaults, type TablePlace } from './plan.ts';

const place = (x: number, y: number, change: Partial<TablePlace> = {}): TablePlace => ({
  ...{ x, y, width: 4, height: 4, shape: 'Rectangle' },
  ...change,
});
const tablesAt = (...places: (TablePlace | null)[]) =>
  places.map((one, at) => ({ name: `T${at}`, place: one }));
const faultsOf = (...places: (TablePlace | null)[]) =>
  planFaults(tablesAt(...places), []).map(({ at, message }) => `${at} ${message}`);

test('tables may touch on each side, and tables that are not on the plan are ignored', () => {
  assert.deepEqual(faultsOf(place(4, 4), place(0, 4), place(8, 4), place(4, 0), place(4, 8), null), []);
});

test('if two tables overlap, the fault belongs to the later table and names the other', () => {
  assert.deepEqual(faultsOf(place(4, 4), place(20, 20), place(7, 7, { shape: 'Round' })), [
    '2 is on top of T0',
  ]);
  assert.deepEqual(faultsOf(place(0, 0, { width: 40, height: 40 }), place(10, 10)), ['1 is on top of T0']);
});

test('the last squares of the plan can be used, the next ones cannot', () => {
  const edge = PLAN_SQUARES - 4;
  assert.deepEqual(faultsOf(place(edge, edge)), []);
  const over = `0 reaches over the edge of the plan at ${PLAN_SQUARES}`;
  assert.deepEqual(faultsOf(place(edge + 1, 0)), [over]);
  assert.deepEqual(faultsOf(place(0, edge, { height: 5 })), [over]);
});

test('a wall without a length is a fault', () => {
  const wall = (x2: number, y2: number) => ({ x1: 3, y1: 3, x2, y2 });
  const faults = planFaults([], [wall(3, 9), wall(3, 3), wall(8, 8)]);
  assert.deepEqual(
    faults.map(({ list, at }) => [list, at]),
    [['walls', 1]],
  );
});
