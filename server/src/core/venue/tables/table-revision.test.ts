import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../../refusals.ts';
import type { TablePlace } from './plan.ts';
import type { Area, Table } from './table.ts';
import {
  type AreaPlan,
  addTablesTo,
  changePlanIn,
  changeTableIn,
  findTableIn,
  MOST_TABLES,
  removeTableFrom,
  reorderTables,
} from './table-revision.ts';

function table(id: string, change: Partial<Table> = {}): Table {
  return { id, name: `Masa ${id}`, code: id.toUpperCase(), capacity: null, place: null, ...change };
}

const [one, two, three] = [table('one'), table('two'), table('three')];
const hall: Area = { id: 'hall', name: 'Salon', tables: [one, two], walls: [] };
const garden: Area = { id: 'garden', name: 'Bahçe', tables: [three], walls: [] };
const areas = [hall, garden];
const nobody = new Set<string>();

function tablesOf(revised: readonly Area[]): string[][] {
  return revised.map(({ tables }) => tables.map(({ id }) => id));
}

const place = (x: number): TablePlace => ({ x, y: 0, width: 4, height: 4, shape: 'Rectangle' });

test('a plan replaces the previous plan: a table that it does not name is removed from the plan', () => {
  const walls = [{ x1: 0, y1: 0, x2: 9, y2: 0 }];
  const both = changePlanIn(areas, 'hall', {
    walls,
    tables: [
      { id: 'one', place: place(0) },
      { id: 'two', place: place(4) },
    ],
  });
  assert.deepEqual(both, [
    {
      ...hall,
      walls,
      tables: [
        { ...one, place: place(0) },
        { ...two, place: place(4) },
      ],
    },
    garden,
  ]);
  const less = changePlanIn(both, 'hall', { walls: [], tables: [{ id: 'two', place: place(0) }] });
  assert.deepEqual(less, [{ ...hall, tables: [one, { ...two, place: place(0) }] }, garden]);
});

test('a plan with a table of another area, a repeated table or overlapping tables is refused with their positions', () => {
  const plan = (...tables: [string, number][]) => ({
    walls: [],
    tables: tables.map(([id, x]) => ({ id, place: place(x) })),
  });
  for (const [given, field] of [
    [plan(['three', 0]), 'tables[0].id'],
    [plan(['one', 0], ['one', 9]), 'tables[1].id'],
    [plan(['one', 0], ['two', 3]), 'tables[1].place'],
    [{ ...plan(), walls: [{ x1: 1, y1: 1, x2: 1, y2: 1 }] }, 'walls[0]'],
  ] as [AreaPlan, string][])
    assert.throws(
      () => changePlanIn(areas, 'hall', given),
      ({ code, problems }: Refusal) => code === 'CONTENT_INVALID' && problems?.[0]?.field === field,
    );
  assert.throws(() => changePlanIn(areas, 'roof', plan()), { code: 'AREA_NOT_FOUND' });
});

test('a table that moves to another area is on no plan', () => {
  const placed = changePlanIn(areas, 'hall', { walls: [], tables: [{ id: 'one', place: place(0) }] });
  assert.equal(findTableIn(changeTableIn(placed, 'one', { areaId: 'garden' }), 'one').table.place, null);
  assert.deepEqual(findTableIn(changeTableIn(placed, 'one', { name: 'X' }), 'one').table.place, place(0));
});

test('new tables come last in their area', () => {
  const revised = addTablesTo(areas, 'hall', [table('four'), table('five')]);
  assert.deepEqual(tablesOf(revised), [['one', 'two', 'four', 'five'], ['three']]);
});

test('every code that another table of the venue has is reported, and no table is added', () => {
  const tables = [
    table('four', { code: 'THREE' }),
    table('five'),
    table('six', { code: 'FIVE' }),
    table('seven', { code: 'three' }),
  ];
  assert.throws(() => addTablesTo(areas, 'hall', tables), {
    code: 'CONTENT_INVALID',
    problems: [
      { field: 'tables[0].code', message: 'is the code of another table', attemptedValue: 'THREE' },
      { field: 'tables[2].code', message: 'is the code of another table', attemptedValue: 'FIVE' },
    ],
  });
});

test('a venue has at most 500 tables in all areas together', () => {
  const many = Array.from({ length: MOST_TABLES - 3 }, (_, at) => table(`table ${at}`));
  const full = addTablesTo(areas, 'garden', many);
  assert.equal(full.flatMap(({ tables }) => tables).length, MOST_TABLES);
  assert.throws(() => addTablesTo(full, 'hall', [table('one more')]), { code: 'CONTENT_INVALID' });
});

test('a table keeps its unchanged properties and its position in the area', () => {
  const revised = changeTableIn(areas, 'one', { name: 'Pencere' });
  assert.deepEqual(revised[0]!.tables, [{ ...one, name: 'Pencere' }, two]);
  assert.deepEqual(changeTableIn(areas, 'one', { areaId: 'hall', code: 'ONE' }), areas);
});

test('a table that moves becomes the last of the other area, with its other changes', () => {
  const revised = changeTableIn(areas, 'one', { areaId: 'garden', capacity: 6 });
  assert.deepEqual(tablesOf(revised), [['two'], ['three', 'one']]);
  assert.deepEqual(findTableIn(revised, 'one').table, { ...one, capacity: 6 });
});

test('a table cannot get the code of a table in another area', () => {
  assert.throws(() => changeTableIn(areas, 'one', { code: 'THREE' }), {
    code: 'CONTENT_INVALID',
    problems: [{ field: 'code', message: 'is the code of another table', attemptedValue: 'THREE' }],
  });
});

test('a table with an open bill cannot be removed; another table can', () => {
  assert.throws(() => removeTableFrom(areas, 'one', new Set(['one'])), { code: 'TABLE_HAS_OPEN_BILL' });
  assert.deepEqual(tablesOf(removeTableFrom(areas, 'two', new Set(['one']))), [['one'], ['three']]);
});

test('an unknown table or area is refused with its own code', () => {
  for (const [code, run] of [
    ['TABLE_NOT_FOUND', () => changeTableIn(areas, 'four', {})],
    ['TABLE_NOT_FOUND', () => removeTableFrom(areas, 'four', nobody)],
    ['AREA_NOT_FOUND', () => changeTableIn(areas, 'one', { areaId: 'roof' })],
    ['AREA_NOT_FOUND', () => addTablesTo(areas, 'roof', [table('four')])],
    ['AREA_NOT_FOUND', () => reorderTables(areas, 'roof', [])],
  ] as const) {
    assert.throws(run, { code });
  }
});

test('the tables of an area are put in the order of a list that names exactly these tables', () => {
  assert.deepEqual(tablesOf(reorderTables(areas, 'hall', ['two', 'one'])), [['two', 'one'], ['three']]);
  assert.throws(() => reorderTables(areas, 'hall', ['two', 'one', 'three']), { code: 'CONTENT_INVALID' });
});
