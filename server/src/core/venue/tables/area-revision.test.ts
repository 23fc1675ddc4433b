import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addAreaTo, orderAreasBy, removeAreaFrom, renameAreaIn } from './area-revision.ts';
import type { Area } from './table.ts';

function area(id: string, ...tableIds: string[]): Area {
  const tables = tableIds.map((tableId) => ({
    ...{ id: tableId, name: tableId, code: tableId, capacity: null, place: null },
  }));
  return { id, name: id.toUpperCase(), tables, walls: [] };
}

const hall = area('hall', 'h1', 'h2');
const garden = area('garden', 'g1');
const areas = [hall, garden];
const nobody = new Set<string>();

test('a new area comes last', () => {
  const roof = area('roof');
  assert.deepEqual(addAreaTo(areas, roof), [hall, garden, roof]);
});

test('an area cannot get the name of another area, but can keep its own', () => {
  const refused = { code: 'CONTENT_INVALID' };
  assert.throws(() => addAreaTo(areas, { ...area('roof'), name: 'HALL' }), refused);
  assert.throws(() => renameAreaIn(areas, 'garden', 'HALL'), refused);
  assert.deepEqual(renameAreaIn(areas, 'garden', 'GARDEN'), areas);
});

test('two areas with the same name, for example from an import, can still be saved unchanged', () => {
  const likelyDuplicates = [hall, { ...garden, name: 'HALL' }];
  assert.deepEqual(renameAreaIn(likelyDuplicates, 'garden', 'HALL'), likelyDuplicates);
  assert.equal(renameAreaIn(likelyDuplicates, 'garden', 'Bahçe')[1]!.name, 'Bahçe');
});

test('a venue has at most 50 areas', () => {
  const many = Array.from({ length: 50 }, (_, at) => area(`area ${at}`));
  assert.equal(addAreaTo(many.slice(1), area('one more')).length, 50);
  assert.throws(() => addAreaTo(many, area('one more')), { code: 'CONTENT_INVALID' });
});

test('an area with an open bill cannot be removed; other areas can', () => {
  assert.throws(() => removeAreaFrom(areas, 'hall', new Set(['h2'])), { code: 'TABLE_HAS_OPEN_BILL' });
  assert.deepEqual(removeAreaFrom(areas, 'hall', new Set(['g1'])), [garden]);
});

test('every act on an unknown area is refused', () => {
  for (const run of [
    () => renameAreaIn(areas, 'roof', 'Teras'),
    () => removeAreaFrom(areas, 'roof', nobody),
  ]) {
    assert.throws(run, { code: 'AREA_NOT_FOUND' });
  }
});

test('areas are put in the order of a list that names each of them', () => {
  assert.deepEqual(orderAreasBy(areas, ['garden', 'hall']), [garden, hall]);
});
